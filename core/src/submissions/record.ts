import { mailStates } from '../schemas/mail.ts';
import { requestPhotoSchema } from '../schemas/request-photos.ts';
import { freeText, MAX_TEXT } from '../schemas/text-rules.ts';
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

/** A reply that staff have sent from the record, with the state of its delivery; its text is kept with the mail. */
export const submissionReplySchema = z.object({
  /** Of the mail. */
  id: z.int().positive(),
  at: z.iso.datetime(),
  by: z.string(),
  text: z.string(),
  state: z.enum(mailStates),
  sentAt: z.iso.datetime().nullable(),
  /** Whether it has not been tried yet, so that it can be taken back as long as it is the last change. */
  isUntried: z.boolean(),
  /** Why it has not been sent, in words; null if there is nothing to report. */
  reason: z.string().nullable(),
});
export type SubmissionReply = z.infer<typeof submissionReplySchema>;

/**
 * What is done to a submission; `photos` by the visitor. `undone` undoes the previous status change or reply; `booked`
 * means that staff entered it themselves; `moved` gave an appointment another day, slot or duration.
 */
export const historyActions = [
  'status',
  'undone',
  'note',
  'booked',
  'moved',
  'replied',
  'reminder',
  'photos',
] as const;
export type HistoryAction = (typeof historyActions)[number];

/**
 * Who did what and when; `from` and `to` are statuses, null if there is none; for `moved` they are day and
 * slot in the shop's time zone ('2026-06-15 14:00'), and the number of hours if several ('2026-06-15 14:00 2');
 * for `reminder` `to` is the day, null when it was removed. A `note` with `to` is a time that the visitor asks for,
 * with `from` one that is not asked for anymore.
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
  /** Oldest first; those taken back are left out. */
  replies: z.array(submissionReplySchema).default([]),
  /** What the visitor has added, oldest first. */
  photos: z.array(requestPhotoSchema).default([]),
  /** Whether a reply can be sent from the portal: there is an email address, and mail is on. */
  canReply: z.boolean().default(false),
  /** Other submissions with the same email address or phone number, newest first, at most 50. */
  related: z.array(submissionItemSchema),
});
export type SubmissionRecord = z.infer<typeof submissionRecordSchema>;

/** `POST /api/admin/submissions/REFERENCE/notes`; responds with the record. */
export const newNoteSchema = z.object({
  /** From the client, another one for each note: sent again, when the answer was lost, it adds nothing. */
  key: z.uuid().optional(),
  text: freeText('Note', 1, 'Please write a note.'),
});
export type NewNote = z.infer<typeof newNoteSchema>;

/** Maximum length of a reply, in UTF-16 units. */
export const MAX_REPLY = MAX_TEXT;

/**
 * `POST /api/admin/submissions/REFERENCE/reply`: sends the text to the visitor by email, and marks the
 * submission as answered. Responds with the record, or with 409 and in `present` the current one. One key is sent once.
 */
export const newReplySchema = z.object({
  key: z.uuid({ error: 'The key is missing.' }),
  revision: z.int({ error: 'The revision is missing.' }).positive(),
  text: freeText('Your reply', 1, 'Please write a reply.', MAX_REPLY),
  /** The person was asked, and wants to write to the sender of spam. */
  isForSpam: z.boolean().optional(),
});
export type NewReply = z.infer<typeof newReplySchema>;

/** How many days ahead staff can be reminded. */
export const MAX_REMINDER_DAYS = 730;

/** `POST /api/admin/submissions/REFERENCE/reminder`: null removes it. Responds with the record. */
export const reminderSchema = z.object({
  day: z.iso.date({ error: 'Please choose a day.' }).nullable(),
  revision: newReplySchema.shape.revision,
});
export type Reminder = z.infer<typeof reminderSchema>;

/** Identifies a submission in the version that was shown. */
export const submissionVersionSchema = z.object({
  reference: referenceSchema,
  revision: z.int({ error: 'The revision is missing.' }).positive(),
});
export type SubmissionVersion = z.infer<typeof submissionVersionSchema>;
