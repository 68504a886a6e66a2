import { describe, expect, test } from 'vitest';
import { getMessages } from '../../../tests/support/get-messages.ts';
import { prizeClaimFormSchema, prizeClaimSchema } from './prize-claim.ts';

const form = { name: 'Elena Ruiz', email: 'elena@example.com', phone: '(561) 555-0100' };
const messages = {
  name: 'Name must be at least 2 characters.',
  email: 'Please enter a valid email address.',
  phone: 'Please enter a valid phone number.',
};

describe('a prize claim', () => {
  test('is accepted with a prize', () => {
    const claim = { ...form, prizeService: 'Polish & Shine', prizeValue: '$40' };
    expect(prizeClaimSchema.parse(claim)).toEqual(claim);
  });

  test('names every faulty field of the form in the words of SPEC section 5', () => {
    expect(getMessages(prizeClaimFormSchema, { name: '', email: '', phone: '' })).toEqual(messages);
    expect(getMessages(prizeClaimFormSchema, { name: 'E', email: 'e@', phone: '123456789' })).toEqual(
      messages,
    );
  });

  test('cannot be made without a prize', () => {
    const refused = Object.keys(getMessages(prizeClaimSchema, form));
    expect(refused).toEqual(['prizeService', 'prizeValue']);
  });
});
