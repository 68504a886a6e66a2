import { adminPasswordSchema } from './admin-password.ts';
import { z } from './zod.ts';

/** `POST /api/admin/login` (SPEC sections 3, 5 and 7). Lengths are bounded so that hashing is too. */
export const adminLoginSchema = z.object({
  username: z
    .string({ error: 'Username is required' })
    .trim()
    .min(1, { error: 'Username is required' })
    .max(100, { error: 'Username must be at most 100 characters.' }),
  password: adminPasswordSchema,
});
export type AdminLogin = z.infer<typeof adminLoginSchema>;

/** The answer to a login: an opaque bearer token and when it ends (ISO date-time). */
export const adminSessionSchema = z.object({
  token: z.string().min(1),
  expiresAt: z.iso.datetime({ offset: true }),
});
export type AdminSession = z.infer<typeof adminSessionSchema>;

/**
 * `GET /api/admin/session`: whose session a token is, and when it ends. `publicOrigin` is the site's
 * own (SITE_URL), without a trailing slash: what is copied for others begins with it.
 */
export const signedInAdminSchema = z.object({
  username: z.string(),
  expiresAt: z.iso.datetime(),
  publicOrigin: z.url({ protocol: /^https?$/ }),
});
export type SignedInAdmin = z.infer<typeof signedInAdminSchema>;
