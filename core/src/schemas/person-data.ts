import { mailKinds, mailStates } from './mail.ts';
import { prizeCodeSchema } from './prize-code.ts';
import { submissionKinds } from './submission.ts';
import { pageKeySchema } from './submission-list.ts';
import { historyEntrySchema, submissionNoteSchema } from './submission-record.ts';
import { referenceSchema } from './submission-reference.ts';
import { subscriberSchema } from './subscriber.ts';
import { MAX_EMAIL, MAX_LINE } from './text-rules.ts';
import { z } from './zod.ts';

const WHO_MESSAGE = 'Please give either an e-mail address or a phone number.';

/** A person, by what they have written into a form: exactly one of both. */
export const personSchema = z
  .object({
    email: z.string().trim().min(3).max(MAX_EMAIL).optional(),
    phone: z.string().trim().regex(/\d/, { error: WHO_MESSAGE }).max(MAX_LINE).optional(),
  })
  .refine(({ email, phone }) => (email === undefined) !== (phone === undefined), { error: WHO_MESSAGE });
export type Person = z.infer<typeof personSchema>;

/** `POST /api/admin/people/export`: everything that is kept about one person, oldest first. */
export const personDataSchema = z.object({
  person: z.object({ email: z.string().optional(), phone: z.string().optional() }),
  exportedAt: z.iso.datetime(),
  /** The subscription to the newsletter; null when there is none, and for who is looked for by phone. */
  newsletter: subscriberSchema.nullable(),
  submissions: z.array(
    z.object({
      reference: referenceSchema,
      kind: z.enum(submissionKinds),
      status: z.string(),
      receivedAt: z.iso.datetime(),
      sent: z.record(z.string(), z.unknown()),
      marks: z.array(z.string()),
      /** Of a prize claim; null for everything else. */
      prizeCode: prizeCodeSchema.nullable(),
      page: z.string().nullable(),
      address: z.string(),
      userAgent: z.string().nullable(),
      notes: z.array(submissionNoteSchema),
      history: z.array(historyEntrySchema),
      /** What was written to them about it, oldest first; `sentAt` is null for what has not gone out. */
      mails: z.array(
        z.object({
          kind: z.enum(mailKinds),
          to: z.string(),
          state: z.enum(mailStates),
          writtenAt: z.iso.datetime(),
          sentAt: z.iso.datetime().nullable(),
        }),
      ),
    }),
  ),
});
export type PersonData = z.infer<typeof personDataSchema>;

/** Why submissions were deleted for good: at a person's request, as spam, or by their age. */
export const deletionReasons = ['person', 'spam', 'retention'] as const;
export type DeletionReason = (typeof deletionReasons)[number];

/** That something was deleted, without anything of what it was. `by` is null for the server itself. */
export const deletionSchema = z.object({
  id: z.int().positive(),
  at: z.iso.datetime(),
  by: z.string().nullable(),
  reason: z.enum(deletionReasons),
  count: z.int().nonnegative(),
});
export type Deletion = z.infer<typeof deletionSchema>;

/** Answer to `POST /api/admin/people/delete` and `/api/admin/submissions/spam/empty`. */
export const deletedSchema = z.object({ deleted: z.int().nonnegative() });
export type Deleted = z.infer<typeof deletedSchema>;

/** The query of `GET /api/admin/deletions`. */
export const deletionQuerySchema = z.object({ after: pageKeySchema.optional() });

/** `GET /api/admin/deletions`: newest first; `next` is the key for `after`. */
export const deletionPageSchema = z.object({
  deletions: z.array(deletionSchema),
  next: z.string().nullable(),
});
export type DeletionPage = z.infer<typeof deletionPageSchema>;
