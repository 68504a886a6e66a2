import { cleanAddress } from '../schemas/clean-address.ts';
import { cleanLine } from '../schemas/clean-text.ts';
import { mailStates } from '../schemas/mail.ts';
import { prizeCodeSchema } from '../schemas/prize-code.ts';
import { requestPhotoSchema } from '../schemas/request-photos.ts';
import { MAX_EMAIL, MAX_LINE } from '../schemas/text-rules.ts';
import { z } from '../schemas/zod.ts';
import { submissionKinds } from './kinds.ts';
import { pageKeySchema } from './list.ts';
import { historyEntrySchema, submissionNoteSchema } from './record.ts';
import { referenceSchema } from './reference.ts';
import { subscriberSchema } from './subscriber.ts';

const WHO_MESSAGE = 'Please give either an email address or a phone number.';

/** A person, identified by exactly one of the two, as entered in a form. */
export const personSchema = z
  .object({
    email: z.string().overwrite(cleanAddress).min(3).max(MAX_EMAIL).optional(),
    phone: z.string().overwrite(cleanLine).regex(/\d/, { error: WHO_MESSAGE }).max(MAX_LINE).optional(),
  })
  .refine(({ email, phone }) => (email === undefined) !== (phone === undefined), { error: WHO_MESSAGE });
export type Person = z.infer<typeof personSchema>;

/** `POST /api/admin/people/export`: all stored data of one person, oldest first. */
export const personDataSchema = z.object({
  person: z.object({ email: z.string().optional(), phone: z.string().optional() }),
  exportedAt: z.iso.datetime(),
  /** The newsletter subscription; null if there is none, and in searches by phone number. */
  newsletter: subscriberSchema.nullable(),
  submissions: z.array(
    z.object({
      reference: referenceSchema,
      kind: z.enum(submissionKinds),
      status: z.string(),
      receivedAt: z.iso.datetime(),
      sent: z.record(z.string(), z.unknown()),
      marks: z.array(z.string()),
      /** Prize claims only; otherwise null. */
      prizeCode: prizeCodeSchema.nullable(),
      page: z.string().nullable(),
      address: z.string(),
      userAgent: z.string().nullable(),
      notes: z.array(submissionNoteSchema),
      history: z.array(historyEntrySchema),
      /** Mails to the person about it, oldest first; `sentAt` is null for unsent ones. */
      mails: z.array(
        z.object({
          kind: z.string(),
          to: z.string(),
          state: z.enum(mailStates),
          writtenAt: z.iso.datetime(),
          sentAt: z.iso.datetime().nullable(),
          /** What staff wrote, in replies. */
          text: z.string().optional(),
        }),
      ),
      /** Photos that the person has added, oldest first; `jpeg` in base64. */
      photos: z.array(requestPhotoSchema.extend({ jpeg: z.base64() })),
    }),
  ),
});
export type PersonData = z.infer<typeof personDataSchema>;

/** Why submissions were permanently deleted: at a person's request, as spam, or because of their age. */
export const deletionReasons = ['person', 'single', 'spam', 'retention'] as const;
export type DeletionReason = (typeof deletionReasons)[number];

/** Record of a deletion, without any of the deleted content. `by` is null for the server itself. */
export const deletionSchema = z.object({
  id: z.int().positive(),
  at: z.iso.datetime(),
  by: z.string().nullable(),
  reason: z.enum(deletionReasons),
  count: z.int().nonnegative(),
});
export type Deletion = z.infer<typeof deletionSchema>;

/** Response to `POST /api/admin/people/delete` and `/api/admin/submissions/spam/empty`. */
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
