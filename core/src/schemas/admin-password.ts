import { z } from './zod.ts';

/** Longest password, in UTF-16 units; hashing takes longer the more there is. */
const MAX_PASSWORD = 500;

const REQUIRED = 'Password is required';
const NEW_PASSWORD_RULE = `The password must be 12 to ${MAX_PASSWORD} characters long.`;

/** A password as somebody types it to prove who they are (SPEC section 5); bounded so that hashing is too. */
export const adminPasswordSchema = z
  .string({ error: REQUIRED })
  .min(1, { error: REQUIRED })
  .max(MAX_PASSWORD, { error: `Password must be at most ${MAX_PASSWORD} characters.` });

/** Every new password of an admin, wherever it is set. Those set before this rule still sign in. */
export const newAdminPasswordSchema = z
  .string({ error: NEW_PASSWORD_RULE })
  .min(12, { error: NEW_PASSWORD_RULE })
  .max(MAX_PASSWORD, { error: NEW_PASSWORD_RULE });

const bothPasswords = { currentPassword: adminPasswordSchema, newPassword: newAdminPasswordSchema };

/** A new password that is the old one; said as soon as both are there, whatever else is wrong. */
const isOther = ({ currentPassword, newPassword }: { currentPassword: string; newPassword: string }) =>
  currentPassword !== newPassword;
const sameAgain = {
  error: 'The new password must differ from the present one.',
  path: ['newPassword'],
};

/** `POST /api/admin/password`: the person's own. */
export const passwordChangeSchema = z.object(bothPasswords).refine(isOther, sameAgain);
export type PasswordChange = z.infer<typeof passwordChangeSchema>;

/** The form for it, with the new password typed twice. */
export const passwordChangeFormSchema = z
  .object({ ...bothPasswords, repeatedPassword: z.string() })
  .refine(isOther, sameAgain)
  .refine(({ newPassword, repeatedPassword }) => newPassword === repeatedPassword, {
    error: 'The two new passwords differ. Type the same one twice.',
    path: ['repeatedPassword'],
    // Also while another field is still wrong.
    when: ({ value }) =>
      z.object({ newPassword: newAdminPasswordSchema, repeatedPassword: z.string() }).safeParse(value)
        .success,
  });
export type PasswordChangeForm = z.infer<typeof passwordChangeFormSchema>;

/** `POST /api/admin/unlock`: the person's password once more, in a session that goes on. */
export const unlockSchema = z.object({ password: adminPasswordSchema });
export type Unlock = z.infer<typeof unlockSchema>;
