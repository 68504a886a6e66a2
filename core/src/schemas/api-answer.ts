import { z } from './zod.ts';

/** Every error code of the API; screens switch on it (DESIGN, HTTP). */
export const apiErrorCodes = [
  'validation',
  'malformed',
  'unauthorized',
  'second_factor',
  'forbidden',
  'second_factor_demanded',
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

/** With a `conflict`: the fields that somebody else has changed too since the revision a change was made on. */
export const fieldConflictsSchema = z.record(
  z.string(),
  z.object({ yours: z.unknown(), theirs: z.unknown() }),
);
export type FieldConflicts = z.infer<typeof fieldConflictsSchema>;

/**
 * The body of a failure as a client parses it: every part is optional, since SPEC section 7 promises only
 * `{message}`, and a proxy in front of the server not even that.
 */
export const receivedFailureSchema = z.object({
  code: apiFailureSchema.shape.code.optional().catch(undefined),
  message: z.string().trim().min(1).optional().catch(undefined),
  fields: apiFailureSchema.shape.fields.catch(undefined),
  /** With a `conflict`: the current version, in the shape of the resource. */
  present: z.unknown().optional(),
  conflicts: fieldConflictsSchema.optional().catch(undefined),
});
export type ReceivedFailure = z.infer<typeof receivedFailureSchema>;

/** Body of an accepted public POST (201); sent after the data have been written to disk. */
export const receiptSchema = z.object({
  success: z.literal(true),
  message: z.string(),
  reference: z.string(),
  /** Whether the visitor is written to: email is set up, and the address has not had several within an hour. */
  isMailed: z.boolean(),
  /** Of a prize claim: what the prize is collected with. */
  prizeCode: z.string().optional(),
  /** Of an appointment: path of the visitor's private page. */
  visit: z.string().optional(),
  /** Path of the page on which the visitor can add photos, where the form takes them. */
  photos: z.string().optional(),
});
export type ApiReceipt = z.infer<typeof receiptSchema>;

/**
 * The body of an accepted POST as a client reads it: SPEC section 7 promises only the status, except to the
 * home page's form.
 */
export type SubmissionAnswer = Readonly<Partial<Record<keyof ApiReceipt, unknown>>>;
