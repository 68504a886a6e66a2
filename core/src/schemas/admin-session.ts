import { adminPasswordSchema } from './admin-password.ts';
import { cleanLine } from './clean-text.ts';
import { permissions, roleSchema } from './permissions.ts';
import { factorCodeSchema, factorStateSchema } from './second-factor.ts';
import { line } from './text-rules.ts';
import { z } from './zod.ts';

/** `POST /api/admin/login` (SPEC sections 3, 5 and 7). Lengths are limited to bound the hashing time. */
export const adminLoginSchema = z.object({
  username: z
    .string({ error: 'Username is required' })
    .overwrite(cleanLine)
    .min(1, { error: 'Username is required' })
    .max(100, { error: 'Username must be at most 100 characters.' }),
  password: adminPasswordSchema,
  /** Of the second factor, once `second_factor` has asked for it. */
  code: factorCodeSchema.optional(),
});
export type AdminLogin = z.infer<typeof adminLoginSchema>;

/** The response to a login: an opaque bearer token and its expiry (ISO date-time). */
export const adminSessionSchema = z.object({
  token: z.string().min(1),
  expiresAt: z.iso.datetime({ offset: true }),
});
export type AdminSession = z.infer<typeof adminSessionSchema>;

/**
 * `GET /api/admin/session`: whose session a token is, and when it expires. `publicOrigin` is the site's own
 * origin (SITE_URL), without a trailing slash; copied public URLs start with it.
 */
export const signedInAdminSchema = z.object({
  username: z.string(),
  /** How the person signs what they write to customers; missing until they have said so. */
  name: z.string().optional(),
  // With a server of the version before, everybody is an owner; one of a later version may have more permissions.
  role: roleSchema.default('owner'),
  /** What the role includes now, under the shop's settings. */
  permissions: z.array(z.string()).default(Object.keys(permissions)),
  /** Usernames of people whose account was removed. */
  removed: z.array(z.string()).default([]),
  expiresAt: z.iso.datetime(),
  publicOrigin: z.url({ protocol: /^https?$/ }),
  /** Missing with a server of the version before. */
  secondFactor: factorStateSchema.optional(),
});
export type SignedInAdmin = z.infer<typeof signedInAdminSchema>;

/** `POST /api/admin/name`: how the signed-in person signs what they write to customers. */
export const staffNameSchema = z.object({ name: line('Name', 1, 'Please enter your name.') });
export type StaffName = z.infer<typeof staffNameSchema>;
