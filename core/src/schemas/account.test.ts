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

describe('signing in', () => {
  test('takes a password of 6 characters and keeps its spaces', () => {
    const payload = { email: 'elena@example.com', password: ' a b  ' };
    expect(signInSchema.parse(payload)).toEqual(payload);
  });

  test('names every faulty field in the words of SPEC section 5', () => {
    const messages = {
      email: 'Please enter a valid email address.',
      password: 'Password must be at least 6 characters.',
    };
    expect(getMessages(signInSchema, {})).toEqual(messages);
    expect(getMessages(signInSchema, { email: 'elena', password: '12345' })).toEqual(messages);
  });
});

describe('registering', () => {
  test('is accepted when both passwords are the same', () => {
    expect(registrationSchema.parse(registration)).toEqual(registration);
  });

  test('names every faulty field in the words of SPEC section 5', () => {
    expect(getMessages(registrationSchema, {})).toEqual({
      firstName: 'First name must be at least 2 characters.',
      lastName: 'Last name must be at least 2 characters.',
      email: 'Please enter a valid email address.',
      password: 'Password must be at least 6 characters.',
      confirmPassword: 'Password must be at least 6 characters.',
    });
  });

  test('shows a difference of the passwords on the confirmation field', () => {
    expect(getMessages(registrationSchema, { ...registration, confirmPassword: 'bezel2' })).toEqual({
      confirmPassword: 'Passwords do not match',
    });
  });

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
