import { z } from './zod.ts';

/** Maximum password length, in UTF-16 units: the time to hash grows with the length. */
const MAX_PASSWORD = 500;

const REQUIRED = 'Password is required';
const NEW_PASSWORD_RULE = `The password must be 12 to ${MAX_PASSWORD} characters long.`;

/** A password entered to authenticate (SPEC section 5); its length is limited to bound the hashing time. */
export const adminPasswordSchema = z
  .string({ error: REQUIRED })
  .min(1, { error: REQUIRED })
  .max(MAX_PASSWORD, { error: `Password must be at most ${MAX_PASSWORD} characters.` });

/** Every new admin password, wherever it is set. Passwords set before this rule still work. */
export const newAdminPasswordSchema = z
  .string({ error: NEW_PASSWORD_RULE })
  .min(12, { error: NEW_PASSWORD_RULE })
  .max(MAX_PASSWORD, { error: NEW_PASSWORD_RULE });

const bothPasswords = { currentPassword: adminPasswordSchema, newPassword: newAdminPasswordSchema };

/** The new password has to differ; reported once both are entered, whatever else is invalid. */
const isOther = ({ currentPassword, newPassword }: { currentPassword: string; newPassword: string }) =>
  currentPassword !== newPassword;
const sameAgain = {
  error: 'The new password must be different from the current one.',
  path: ['newPassword'],
};

/** `POST /api/admin/password`: changes the user's own password. */
export const passwordChangeSchema = z.object(bothPasswords).refine(isOther, sameAgain);

/** The form to change a password, with the new one typed twice. */
export const passwordChangeFormSchema = z
  .object({ ...bothPasswords, repeatedPassword: z.string() })
  .refine(isOther, sameAgain)
  .refine(({ newPassword, repeatedPassword }) => newPassword === repeatedPassword, {
    error: 'The two new passwords differ. Type the same one twice.',
    path: ['repeatedPassword'],
    // Reported even while another field is still invalid.
    when: ({ value }) =>
      z.object({ newPassword: newAdminPasswordSchema, repeatedPassword: z.string() }).safeParse(value)
        .success,
  });
export type PasswordChangeForm = z.infer<typeof passwordChangeFormSchema>;

/** `POST /api/admin/unlock`: checks the user's password again within a session. */
export const unlockSchema = z.object({ password: adminPasswordSchema });
export type Unlock = z.infer<typeof unlockSchema>;
