import { formatCount } from '../format/index.ts';
import { appointmentHours, appointmentSlots } from '../schemas/appointment-options.ts';
import { searchText } from '../schemas/text-rules.ts';
import { z } from '../schemas/zod.ts';
import { submissionKinds } from './kinds.ts';
import { referenceSchema } from './reference.ts';
import { matchingStatuses, statusFilters } from './status.ts';
import { submissionStatuses } from './statuses.ts';

/**
 * Reasons for staff to look twice; a marked submission is accepted like any other. `honeypot`: an appointment
 * whose hidden field was filled in, by a bot or by a browser that fills in forms; `unknown-prize`: the wheel
 * has no such prize; `other-value`: it has the prize, but with another value; `mail-withheld`: its visitor was
 * not written to, because forms had caused several mails to the address within an hour.
 */
export const submissionMarks = [
  'repeat-email',
  'repeat-phone',
  'repeat-address',
  'honeypot',
  'unknown-prize',
  'other-value',
  'mail-withheld',
] as const;
export type SubmissionMark = (typeof submissionMarks)[number];

/** Maximum and default number of submissions per response. */
export const MAX_PAGE_LENGTH = 200;
const USUAL_PAGE_LENGTH = 50;

/** Key of a list's page, taken from the previous page. */
export const pageKeySchema = z.string().regex(/^\d{1,15}$/, { error: 'This is no key of a page.' });

/** One or several values, as in a query string. */
const oneOrMore = <Value extends string>(values: readonly [Value, ...Value[]]) =>
  z
    .union([z.enum(values), z.array(z.enum(values)).min(1).max(values.length)])
    .transform((value) => [value].flat() as Value[]);

/** Filter for submissions; without `status`, all except spam. */
export const submissionFilterSchema = z.object({
  kind: oneOrMore(submissionKinds).optional(),
  status: oneOrMore(statusFilters).optional(),
  /** Only those that staff are or will be reminded of. */
  reminder: z.literal('set').optional(),
  /** Beginnings of words in any field, a reference, or digits of a phone number. */
  q: searchText.optional(),
});
export type SubmissionFilter = z.infer<typeof submissionFilterSchema>;

/** Maximum number of selected submissions in one export. */
export const MAX_EXPORTED_REFERENCES = 5000;

/**
 * `POST /api/admin/submissions.csv`, and `/submissions/downloads`, which responds with the URL of the same
 * file. With `references`, exports these regardless of the filter; otherwise everything that matches the
 * filter.
 */
export const submissionExportSchema = submissionFilterSchema.extend({
  references: z
    .array(referenceSchema)
    .min(1)
    .max(MAX_EXPORTED_REFERENCES, {
      error: `At most ${formatCount(MAX_EXPORTED_REFERENCES)} requests can be selected for an export.`,
    })
    .optional(),
});
/** The form in which it is sent, before parsing. */
export type SubmissionExportQuery = z.input<typeof submissionExportSchema>;
export type SubmissionExport = z.infer<typeof submissionExportSchema>;

/**
 * `POST /api/admin/submissions/search`, and without `q` the query of `GET /api/admin/submissions`. Searches
 * are posted because URLs are logged. `after` is the `next` of the previous page.
 */
export const submissionQuerySchema = submissionFilterSchema.extend({
  after: pageKeySchema.optional(),
  limit: z.coerce.number().int().min(1).max(MAX_PAGE_LENGTH).default(USUAL_PAGE_LENGTH),
});
/** The form in which it is sent, before parsing. */
export type SubmissionQuery = z.input<typeof submissionQuerySchema>;

const dayAndSlot = z.object({ day: z.iso.date(), slot: z.enum(appointmentSlots) });

/** A submission as seen by one user: `unread` applies to that user only. */
export const submissionItemSchema = z.object({
  reference: referenceSchema,
  kind: z.enum(submissionKinds),
  status: z.enum(submissionStatuses),
  receivedAt: z.iso.datetime(),
  /** When it got its current status. */
  statusSince: z.iso.datetime(),
  name: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  /** In the shop's time zone, and how many hours it takes if more than one; appointments only. */
  appointment: dayAndSlot.extend({ hours: z.literal(appointmentHours.slice(1)).optional() }).nullable(),
  /** The time that its visitor has asked for in its place, until staff or the visitor decide; null: none. */
  wish: dayAndSlot.nullable().default(null),
  /** Its content in one line, in the visitor's own words if there are any. */
  summary: z.string(),
  unread: z.boolean(),
  marks: z.array(z.enum(submissionMarks)),
  /** When the promised answer is due; null if nobody waits for one. */
  dueAt: z.iso.datetime().nullable(),
  /** The day from which staff are reminded of it, in the shop's time zone; null: none. */
  remindOn: z.iso.date().nullable().default(null),
  /** When photos were added to it; several that came together last: when the first of them came. */
  photosAt: z.iso.datetime().optional(),
  /** Increases with each change that could be overwritten by another one. */
  revision: z.int().positive(),
});
export type SubmissionItem = z.infer<typeof submissionItemSchema>;
export type AppointmentTime = NonNullable<SubmissionItem['appointment']>;

/** Number of submissions by kind and status; zero counts are left out. */
export const submissionCountsSchema = z.partialRecord(
  z.enum(submissionKinds),
  z.partialRecord(z.enum(submissionStatuses), z.int().positive()),
);
export type SubmissionCounts = z.infer<typeof submissionCountsSchema>;

/** How many of these counts match (`matchingStatuses`). */
export const countMatching = (
  counts: SubmissionCounts | undefined,
  ...filter: Parameters<typeof matchingStatuses>
): number =>
  matchingStatuses(...filter).reduce((sum, { kind, status }) => sum + (counts?.[kind]?.[status] ?? 0), 0);

/** A page of submissions, newest first. */
export const submissionPageSchema = z.object({
  submissions: z.array(submissionItemSchema),
  /** Key of the next page; null on the last one. */
  next: z.string().nullable(),
  /** Counts of all search results (or of all submissions), regardless of the requested kind and status. */
  counts: submissionCountsSchema,
  /** Number of all that staff are or will be reminded of. */
  reminders: z.int().nonnegative().default(0),
  /** Number of unread submissions of the requesting user, without spam. */
  unread: z.int().nonnegative(),
});
export type SubmissionPage = z.infer<typeof submissionPageSchema>;
