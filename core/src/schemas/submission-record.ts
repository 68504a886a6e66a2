import { apiFailureSchema } from './api-answer.ts';
import { claimFactsSchema } from './staff-prize-claims.ts';
import { submissionItemSchema } from './submission-list.ts';
import { referenceSchema } from './submission-reference.ts';
import { freeText } from './text-rules.ts';
import { z } from './zod.ts';

/** A private note of the staff. `by` is the name of who wrote it, also after that person has left. */
export const submissionNoteSchema = z.object({
  id: z.int().positive(),
  at: z.iso.datetime(),
  by: z.string(),
  text: z.string(),
});
export type SubmissionNote = z.infer<typeof submissionNoteSchema>;

/**
 * What staff may do to a submission. `undone` takes back the change of status before it; `booked`
 * entered it themselves; `moved` gave an appointment another day and slot.
 */
export const historyActions = ['status', 'undone', 'note', 'booked', 'moved'] as const;
export type HistoryAction = (typeof historyActions)[number];

/**
 * Who did what and when; `from` and `to` are statuses, null where there is none; of `moved` they are day
 * and slot in the shop's time zone ('2026-06-15 14:00').
 */
export const historyEntrySchema = z.object({
  at: z.iso.datetime(),
  by: z.string(),
  action: z.enum(historyActions),
  from: z.string().nullable(),
  to: z.string().nullable(),
});
export type HistoryEntry = z.infer<typeof historyEntrySchema>;

/** `GET /api/admin/submissions/REFERENCE` */
export const submissionRecordSchema = submissionItemSchema.extend({
  /** Everything that was sent, in the order of the form; empty fields are left out. */
  details: z.array(z.object({ field: z.string(), value: z.string() })),
  /** Page the form stood on, without its query. */
  page: z.string().nullable(),
  /** The status a spam goes back to. */
  statusBeforeSpam: submissionItemSchema.shape.status.nullable(),
  /** Prize claims only. */
  claim: claimFactsSchema.nullable(),
  /** Oldest first. */
  notes: z.array(submissionNoteSchema),
  /** Oldest first. */
  history: z.array(historyEntrySchema),
  /** Others of the same e-mail address or phone number, newest first, at most 50. */
  related: z.array(submissionItemSchema),
});
export type SubmissionRecord = z.infer<typeof submissionRecordSchema>;

/** `POST /api/admin/submissions/REFERENCE/notes`; answered with the record. */
export const newNoteSchema = z.object({ text: freeText('Note', 1, 'Please write a note.') });
export type NewNote = z.infer<typeof newNoteSchema>;

/**
 * Answer (409) to a change that was made on an older revision than the present one, which it carries:
 * both can be shown to the person whose change it was.
 */
export const submissionConflictSchema = apiFailureSchema.extend({
  code: z.literal('conflict'),
  present: submissionRecordSchema,
});
export type SubmissionConflict = z.infer<typeof submissionConflictSchema>;

/** Names a submission as it was when it was looked at. */
export const submissionVersionSchema = z.object({
  reference: referenceSchema,
  revision: z.int({ error: 'The revision is missing.' }).positive(),
});
export type SubmissionVersion = z.infer<typeof submissionVersionSchema>;
