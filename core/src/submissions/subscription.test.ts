import { expect, test } from 'vitest';
import { getMessages } from '../../../tests/support/get-messages.ts';
import { subscriptionSchema } from './subscription.ts';

test('a subscription needs an address and says so without a final full stop', () => {
  expect(subscriptionSchema.parse({ email: ' elena@example.com ' })).toEqual({ email: 'elena@example.com' });
  for (const email of [
    undefined,
    '',
    'elena',
    'elena@',
    'elena@example',
    'a b@example.com',
    null,
    5,
    ['a@example.com'],
  ]) {
    expect(getMessages(subscriptionSchema, { email })).toEqual({
      email: 'Please enter a valid email address',
    });
  }
});
