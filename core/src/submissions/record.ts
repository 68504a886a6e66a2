import { apiFailureSchema } from '../schemas/api-answer.ts';
import { freeText } from '../schemas/text-rules.ts';
import { z } from '../schemas/zod.ts';
import { submissionItemSchema } from './list.ts';
import { referenceSchema } from './reference.ts';
import { claimDetailsSchema } from './staff-prize-claims.ts';

/** An internal note of the staff. `by` is the author's name, even after that person has left. */
export const submissionNoteSchema = z.object({
  id: z.int().positive(),
  at: z.iso.datetime(),
  by: z.string(),
  text: z.string(),
});
export type SubmissionNote = z.infer<typeof submissionNoteSchema>;

/**
 * What staff can do to a submission. `undone` undoes the previous status change; `booked` means that staff
 * entered it themselves; `moved` moved an appointment to another day and slot.
 */
export const historyActions = ['status', 'undone', 'note', 'booked', 'moved'] as const;
export type HistoryAction = (typeof historyActions)[number];

/**
 * Who did what and when; `from` and `to` are statuses, null if there is none; for `moved` they are day and
 * slot in the shop's time zone ('2026-06-15 14:00').
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
  /** Page that contained the form, without its query. */
  page: z.string().nullable(),
  /** The status that a spam submission returns to. */
  statusBeforeSpam: submissionItemSchema.shape.status.nullable(),
  /** Prize claims only. */
  claim: claimDetailsSchema.nullable(),
  /** Oldest first. */
  notes: z.array(submissionNoteSchema),
  /** Oldest first. */
  history: z.array(historyEntrySchema),
  /** Other submissions with the same e-mail address or phone number, newest first, at most 50. */
  related: z.array(submissionItemSchema),
});
export type SubmissionRecord = z.infer<typeof submissionRecordSchema>;

/** `POST /api/admin/submissions/REFERENCE/notes`; responds with the record. */
export const newNoteSchema = z.object({ text: freeText('Note', 1, 'Please write a note.') });
export type NewNote = z.infer<typeof newNoteSchema>;

/**
 * Response (409) to a change based on an outdated revision; carries the current version, so that both can be
 * shown to the person who made the change.
 */
export const submissionConflictSchema = apiFailureSchema.extend({
  code: z.literal('conflict'),
  present: submissionRecordSchema,
});
export type SubmissionConflict = z.infer<typeof submissionConflictSchema>;

/** Identifies a submission in the version that was shown. */
export const submissionVersionSchema = z.object({
  reference: referenceSchema,
  revision: z.int({ error: 'The revision is missing.' }).positive(),
});
export type SubmissionVersion = z.infer<typeof submissionVersionSchema>;
