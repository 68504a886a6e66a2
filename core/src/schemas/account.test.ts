import { describe, expect, test } from 'vitest';
import { getMessages } from '../../../tests/support/get-messages.ts';
import { registrationSchema, signInSchema } from './account.ts';

const registration = {
  firstName: 'Elena',
  lastName: 'Ruiz',
  email: 'elena@example.com',
  password: 'bezel1',
  confirmPassword: 'bezel1',
};

test('signing in takes a password of 6 characters and keeps its spaces', () => {
  const payload = { email: 'elena@example.com', password: ' a b  ' };
  expect(signInSchema.parse(payload)).toEqual(payload);
});

describe('registering', () => {
  test('shows the difference even while another field is wrong', () => {
    expect(
      getMessages(registrationSchema, { ...registration, firstName: '', confirmPassword: 'bezel2' }),
    ).toEqual({
      firstName: 'First name must be at least 2 characters.',
      confirmPassword: 'Passwords do not match',
    });
  });

  test('asks for the length of the confirmation before its likeness', () => {
    expect(getMessages(registrationSchema, { ...registration, confirmPassword: 'bezel' })).toEqual({
      confirmPassword: 'Password must be at least 6 characters.',
    });
  });
});
