import { appointmentSlots } from './appointment-options.ts';
import { submissionKinds } from './submission.ts';
import { referenceSchema } from './submission-reference.ts';
import { statusFilters, submissionStatuses } from './submission-status.ts';
import { z } from './zod.ts';

/**
 * Why staff may want to look twice; a marked submission is accepted like any other. `unknown-prize`: the wheel has
 * no such prize; `other-value`: it has, with another value.
 */
export const submissionMarks = [
  'repeat-email',
  'repeat-phone',
  'repeat-address',
  'unknown-prize',
  'other-value',
] as const;
export type SubmissionMark = (typeof submissionMarks)[number];

/** Longest search, in UTF-16 units; nobody types more. */
const MAX_SEARCH = 200;
/** Submissions in one answer at most, and those that are sent when no number is asked for. */
export const MAX_PAGE_LENGTH = 200;
const USUAL_PAGE_LENGTH = 50;

/** Key of a page of a list, as the page before has named it. */
export const pageKeySchema = z.string().regex(/^\d{1,15}$/, { error: 'This is no key of a page.' });

/** One or several, as a query string has them too. */
const oneOrMore = <Value extends string>(values: readonly [Value, ...Value[]]) =>
  z
    .union([z.enum(values), z.array(z.enum(values)).min(1).max(values.length)])
    .transform((value) => [value].flat() as Value[]);

/** Which submissions are meant; without `status` all but spam. */
export const submissionFilterSchema = z.object({
  kind: oneOrMore(submissionKinds).optional(),
  status: oneOrMore(statusFilters).optional(),
  /** Beginnings of words in any field, a reference, or digits of a phone number. */
  q: z.string().max(MAX_SEARCH).optional(),
});
export type SubmissionFilter = z.infer<typeof submissionFilterSchema>;

/** Submissions that can be picked for one export. */
export const MOST_EXPORTED = 5000;

/**
 * `POST /api/admin/submissions.csv`, and `/submissions/downloads`, which is answered with the address of
 * the same file. With `references` these, whatever the filter says; else all that it lets through.
 */
export const submissionExportSchema = submissionFilterSchema.extend({
  references: z
    .array(referenceSchema)
    .min(1)
    .max(MOST_EXPORTED, {
      error: `At most ${MOST_EXPORTED.toLocaleString('en-US')} requests can be picked for an export.`,
    })
    .optional(),
});
/** As it is sent. */
export type SubmissionExportQuery = z.input<typeof submissionExportSchema>;
export type SubmissionExport = z.infer<typeof submissionExportSchema>;

/**
 * `POST /api/admin/submissions/search`, and without `q` the query of `GET /api/admin/submissions`. A
 * search is posted because addresses are written to logs. `after` is the `next` of the page before.
 */
export const submissionQuerySchema = submissionFilterSchema.extend({
  after: pageKeySchema.optional(),
  limit: z.coerce.number().int().min(1).max(MAX_PAGE_LENGTH).default(USUAL_PAGE_LENGTH),
});
/** As it is sent. */
export type SubmissionQuery = z.input<typeof submissionQuerySchema>;

/** The same for one person who signs in: `unread` is nobody else's. */
export const submissionItemSchema = z.object({
  reference: referenceSchema,
  kind: z.enum(submissionKinds),
  status: z.enum(submissionStatuses),
  receivedAt: z.iso.datetime(),
  /** When it got its present status. */
  statusSince: z.iso.datetime(),
  name: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  /** In the shop's time zone; appointments only. */
  appointment: z.object({ day: z.iso.date(), slot: z.enum(appointmentSlots) }).nullable(),
  /** One line of what it is about, in the visitor's own words where there are any. */
  summary: z.string(),
  unread: z.boolean(),
  marks: z.array(z.enum(submissionMarks)),
  /** Until when an answer is promised; null when nobody waits for one. */
  dueAt: z.iso.datetime().nullable(),
  /** Grows with each change that another one could overwrite. */
  revision: z.int().positive(),
});
export type SubmissionItem = z.infer<typeof submissionItemSchema>;

/** How many submissions there are of each kind in each status; what there is none of is left out. */
export const submissionCountsSchema = z.partialRecord(
  z.enum(submissionKinds),
  z.partialRecord(z.enum(submissionStatuses), z.int().positive()),
);
export type SubmissionCounts = z.infer<typeof submissionCountsSchema>;

/** A page of submissions, newest first. */
export const submissionPageSchema = z.object({
  submissions: z.array(submissionItemSchema),
  /** Key of the next page; null on the last one. */
  next: z.string().nullable(),
  /** Of everything that the search finds (or of everything), whatever kind and status were asked for. */
  counts: submissionCountsSchema,
  /** False when a search found more than are counted: the counts are of the newest of them. */
  areCountsComplete: z.boolean(),
  /** Unread ones of the person who asks, spam left out. */
  unread: z.int().nonnegative(),
});
export type SubmissionPage = z.infer<typeof submissionPageSchema>;
