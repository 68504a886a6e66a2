import { unlockSchema } from './admin-password.ts';
import { z } from './zod.ts';

/** So many wrong codes in so many minutes lock a second factor, for as long. */
export const MAX_WRONG_CODES = 5;
export const FACTOR_LOCK_MINUTES = 15;

const REQUIRED = 'Please enter a code.';

/** Six digits of an authenticator app, or a recovery code; spaces, hyphens and case make no difference. */
export const factorCodeSchema = z
  .string({ error: REQUIRED })
  .overwrite((typed) => typed.replaceAll(/[\s-]/g, '').toUpperCase())
  .min(1, { error: REQUIRED })
  .max(50, { error: 'That is no code: it is too long.' });

/** `POST /api/admin/second-factor/confirm`: with the secret it can be repeated, should its answer be lost. */
export const factorConfirmationSchema = z.object({ code: factorCodeSchema, secret: z.string().optional() });
export type FactorConfirmation = z.infer<typeof factorConfirmationSchema>;

/** `POST /api/admin/second-factor/off`. */
export const factorChangeSchema = unlockSchema.extend({ code: factorCodeSchema });

/** What an authenticator app is set up with: typed, or read from a QR code. */
export const factorSetupSchema = z.object({ secret: z.string(), uri: z.string() });
export type FactorSetup = z.infer<typeof factorSetupSchema>;

/** Shown once: the server keeps only their hashes. */
export const recoveryCodesSchema = z.object({ codes: z.array(z.string()) });

/** The second factor of whoever is signed in. */
export const factorStateSchema = z.object({
  /** Since when they have one; null: not yet. */
  since: z.iso.datetime().nullable(),
  /** Recovery codes that have not been used. */
  codesLeft: z.int().nonnegative(),
  /** The day from which everybody needs one; null: nobody does. */
  from: z.iso.date().nullable(),
  /** That day has come, and they have none: only setting it up is possible. */
  isDemanded: z.boolean(),
});
export type FactorState = z.infer<typeof factorStateSchema>;
