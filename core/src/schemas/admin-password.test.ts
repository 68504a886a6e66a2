import { expect, test } from 'vitest';
import { getMessages } from '../../../tests/support/get-messages.ts';
import { newAdminPasswordSchema, passwordChangeFormSchema, passwordChangeSchema } from './admin-password.ts';

const RULE = 'The password must be 12 to 500 characters long.';
const change = { currentPassword: 'short', newPassword: 'twelve or more' };

test('a new admin password has 12 to 500 characters, and one sentence for both', () => {
  for (const password of ['p'.repeat(12), 'p'.repeat(500), ' twelve and more ']) {
    expect(newAdminPasswordSchema.parse(password)).toBe(password);
  }
  for (const password of ['', 'p'.repeat(11), 'p'.repeat(501), undefined, 123_456_789_012]) {
    expect(getMessages(newAdminPasswordSchema, password)).toEqual({ '': RULE });
  }
});

test('a change needs the present password, of any length, and another one by the rule', () => {
  expect(getMessages(passwordChangeSchema, change)).toEqual({});
  expect(getMessages(passwordChangeSchema, {})).toEqual({
    currentPassword: 'Password is required',
    newPassword: RULE,
  });
  const same = { currentPassword: change.newPassword, newPassword: change.newPassword };
  expect(getMessages(passwordChangeSchema, same)).toEqual({
    newPassword: 'The new password must be different from the current one.',
  });
});

test('the form asks for the new password twice, and says so beside other faults', () => {
  expect(getMessages(passwordChangeFormSchema, { ...change, repeatedPassword: change.newPassword })).toEqual(
    {},
  );
  const mistyped = { ...change, currentPassword: '', repeatedPassword: 'twelve or mroe' };
  expect(getMessages(passwordChangeFormSchema, mistyped)).toEqual({
    currentPassword: 'Password is required',
    repeatedPassword: 'The two new passwords differ. Type the same one twice.',
  });
});
