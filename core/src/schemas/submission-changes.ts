import { MAX_PAGE_LENGTH, submissionItemSchema } from './submission-list.ts';
import { submissionVersionSchema } from './submission-record.ts';
import { referenceSchema } from './submission-reference.ts';
import { submissionStatuses } from './submission-status.ts';
import { z } from './zod.ts';

/** What a submission is to become; `not-spam` gives a spam the status that it had before. */
const newStatus = z.enum([...submissionStatuses, 'not-spam']);
export type NewStatus = z.infer<typeof newStatus>;

/**
 * `POST /api/admin/submissions/REFERENCE/status`; answered with the record, or with 409 and a
 * SubmissionConflict. A status that the table does not allow is refused as invalid, one that needs a slot
 * that another appointment holds with 409 and SLOT_TAKEN_MESSAGE at `fields.status`.
 */
export const statusChangeSchema = z.object({
  status: newStatus,
  revision: submissionVersionSchema.shape.revision,
});
export type StatusChange = z.infer<typeof statusChangeSchema>;

const items = z.array(submissionVersionSchema).min(1).max(MAX_PAGE_LENGTH);

/** `POST /api/admin/submissions/status`: several at once, each for itself; answered with ChangeResults. */
export const statusChangesSchema = z.object({ items, status: newStatus });
export type StatusChanges = z.infer<typeof statusChangesSchema>;

/**
 * `POST /api/admin/submissions/undo`: takes back changes of status, named by the revision that each of
 * them led to. Only the last change of a submission can be taken back.
 */
export const undoSchema = z.object({ items });
export type Undo = z.infer<typeof undoSchema>;

/**
 * `conflict`: it was changed since, and `submission` is what it is now; `not-allowed`: the table of
 * statuses knows no such change, or there is nothing to take back; `slot-taken`: the appointment would
 * need its day and slot again, which another one holds; `already-redeemed`: the prize has been given out;
 * `redemption-stands`: only who gave it out could take that back, and only within a minute.
 */
export const changeResultSchema = z.object({
  reference: referenceSchema,
  outcome: z.enum([
    'changed',
    'conflict',
    'not-allowed',
    'not-found',
    'slot-taken',
    'already-redeemed',
    'redemption-stands',
  ]),
  submission: submissionItemSchema.optional(),
});
export type ChangeResult = z.infer<typeof changeResultSchema>;

/** One result for each item, in their order; `undo` is the request that takes back what was changed. */
export const changeResultsSchema = z.object({
  results: z.array(changeResultSchema),
  undo: z.object({ items: z.array(submissionVersionSchema) }),
});
export type ChangeResults = z.infer<typeof changeResultsSchema>;

/** `POST /api/admin/submissions/read`: marks of the person who asks, and of nobody else. */
export const readMarksSchema = z.object({
  references: z.array(referenceSchema).min(1).max(MAX_PAGE_LENGTH),
  isRead: z.boolean(),
});
export type ReadMarks = z.infer<typeof readMarksSchema>;

/** Answer to `POST /api/admin/submissions/read` and `/read-all`: how many are left unread. */
export const unreadSchema = z.object({ unread: z.int().nonnegative() });
export type Unread = z.infer<typeof unreadSchema>;
