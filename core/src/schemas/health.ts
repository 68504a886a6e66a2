import { z } from './zod.ts';

/** `GET /api/health`: identifies the jeweler's server and its version. */
export const healthSchema = z.object({
  status: z.literal('ok'),
  name: z.string(),
  version: z.string(),
});
export type Health = z.infer<typeof healthSchema>;

/** One part of the server; `message` is a plain sentence without paths. */
const healthCheckSchema = z.object({ ok: z.boolean(), message: z.string() });
export type HealthCheck = z.infer<typeof healthCheckSchema>;

/** `GET /api/health?deep=1`: 200 when every part works, else 503. */
export const deepHealthSchema = z.object({
  status: z.enum(['ok', 'failing']),
  checks: z.object({
    database: healthCheckSchema,
    media: healthCheckSchema,
    disk: healthCheckSchema,
    mail: healthCheckSchema.exactOptional(),
  }),
});
export type DeepHealth = z.infer<typeof deepHealthSchema>;
