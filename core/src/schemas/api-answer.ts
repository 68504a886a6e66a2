import { z } from './zod.ts';

/** Every code a failing call under /api may carry; screens switch on it (DESIGN, HTTP). */
export const apiErrorCodes = [
  'validation',
  'malformed',
  'unauthorized',
  'not_found',
  'conflict',
  'too_large',
  'unsupported_media_type',
  'rate_limited',
  'internal',
] as const;
export type ApiErrorCode = (typeof apiErrorCodes)[number];

/** Body of every failure under /api; `fields` maps a field's name to its first message. */
export const apiFailureSchema = z.object({
  success: z.literal(false),
  code: z.enum(apiErrorCodes),
  message: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
});
export type ApiFailure = z.infer<typeof apiFailureSchema>;

/** Body of an accepted public POST (201): it is on disk when this is sent. */
export const apiReceiptSchema = z.object({ success: z.literal(true), message: z.string() });
export type ApiReceipt = z.infer<typeof apiReceiptSchema>;

/** `GET /api/wheel-popup/check`; the client looks at it by hand (see there). */
export interface WheelCheck {
  readonly hasSeenWheel: boolean;
}

export const healthSchema = z.object({
  status: z.literal('ok'),
  name: z.string(),
  version: z.string(),
});
export type Health = z.infer<typeof healthSchema>;
