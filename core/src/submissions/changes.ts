import { z } from '../schemas/zod.ts';
import { MAX_PAGE_LENGTH, submissionItemSchema } from './list.ts';
import { submissionVersionSchema } from './record.ts';
import { referenceSchema } from './reference.ts';
import { submissionStatuses } from './statuses.ts';

/** Target status of a change; `not-spam` restores the status before spam. */
const newStatus = z.enum([...submissionStatuses, 'not-spam']);
export type NewStatus = z.infer<typeof newStatus>;

/**
 * `POST /api/admin/submissions/REFERENCE/status`; responds with the record, or with 409 and in
 * `present` the current one if `revision` is outdated. A status that the table does not allow is rejected as invalid, one that needs a slot
 * held by another appointment with 409 and SLOT_TAKEN_MESSAGE at `fields.status`.
 */
export const statusChangeSchema = z.object({
  status: newStatus,
  revision: submissionVersionSchema.shape.revision,
});

const items = z.array(submissionVersionSchema).min(1).max(MAX_PAGE_LENGTH);

/** `POST /api/admin/submissions/status`: several at once, each individually; responds with ChangeResults. */
export const statusChangesSchema = z.object({ items, status: newStatus });

/**
 * `POST /api/admin/submissions/undo`: undoes status changes, identified by the revisions that they led to.
 * Only the last change of a submission can be undone.
 */
export const undoSchema = z.object({ items });
export type Undo = z.infer<typeof undoSchema>;

/**
 * `conflict`: it has been changed since, and `submission` is the current version; `not-allowed`: the table of
 * statuses does not allow the change, or there is nothing to undo; `not-found`: there is no such submission;
 * `slot-taken`: the appointment would need its day and slot again, which another one holds; `already-redeemed`:
 * the prize has been redeemed; `redemption-stands`: only the person who redeemed it can undo that without a
 * reason, and only within a minute; `reply-stands`: the reply is already being sent.
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
    'reply-stands',
  ]),
  submission: submissionItemSchema.optional(),
});
export type ChangeResult = z.infer<typeof changeResultSchema>;

/** One result for each item, in order; `undo` is the request body that undoes the changes. */
export const changeResultsSchema = z.object({
  results: z.array(changeResultSchema),
  undo: z.object({ items: z.array(submissionVersionSchema) }),
});
export type ChangeResults = z.infer<typeof changeResultsSchema>;

/** `POST /api/admin/submissions/read`: read marks of the requesting user only. */
export const readMarksSchema = z.object({
  references: z.array(referenceSchema).min(1).max(MAX_PAGE_LENGTH),
  isRead: z.boolean(),
});

/** Response to `POST /api/admin/submissions/read` and `/read-all`: how many are still unread. */
export const unreadSchema = z.object({ unread: z.int().nonnegative() });
