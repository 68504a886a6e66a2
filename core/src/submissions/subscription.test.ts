import { expect, test } from 'vitest';
import { getMessages } from '../schemas/get-messages.ts';
import { subscriptionSchema } from './subscription.ts';

test('a subscription needs an address and says so without a final full stop', () => {
  expect(subscriptionSchema.parse({ email: ' elena@example.com ' })).toEqual({ email: 'elena@example.com' });
  for (const value of [{}, { email: '' }, { email: 'elena@' }]) {
    expect(getMessages(subscriptionSchema, value)).toEqual({ email: 'Please enter a valid email address' });
  }
});
