import { describe, expect, test } from 'vitest';
import { getMessages } from '../../../tests/support/get-messages.ts';
import { adminLoginSchema, adminSessionSchema } from './admin-session.ts';

describe('an admin login', () => {
  test('trims the user name and never the password', () => {
    expect(adminLoginSchema.parse({ username: ' admin ', password: ' secret ' })).toEqual({
      username: 'admin',
      password: ' secret ',
    });
  });

  test('is bounded, so that hashing is too', () => {
    const longest = { username: 'u'.repeat(100), password: 'p'.repeat(500) };
    expect(getMessages(adminLoginSchema, longest)).toEqual({});
    expect(
      Object.keys(getMessages(adminLoginSchema, { username: 'u'.repeat(101), password: 'p'.repeat(501) })),
    ).toEqual(['username', 'password']);
  });
});

test('an admin session has a token and ends at an instant in UTC', () => {
  expect(getMessages(adminSessionSchema, { token: 't', expiresAt: '2026-11-24T14:00:00.000Z' })).toEqual({});
  expect(Object.keys(getMessages(adminSessionSchema, { token: '', expiresAt: '2026-11-24' }))).toEqual([
    'token',
    'expiresAt',
  ]);
});
