import { cutText } from '@jeweler/core/format';
import {
  answerDueAt,
  type SubmissionItem,
  type SubmissionMark,
  sentTexts,
  submissionDefinitions,
} from '@jeweler/core/submissions';
import type { InferResult, Kysely } from 'kysely';
import { timeOf } from '../database/appointment-time.ts';
import type { Tables } from '../database/tables.ts';

/** Maximum length of a summary, in UTF-16 code units; a list shows one line. */
const MAX_SUMMARY_CHARACTERS = 160;

/** Submissions with the unread marks of one admin, and the codes of prize claims. */
export const itemRows = (query: Kysely<Tables>, adminId: number) =>
  query
    .selectFrom('submissions')
    .leftJoin('unread_submissions as unread', (join) =>
      join.onRef('unread.submission_id', '=', 'submissions.id').on('unread.admin_id', '=', adminId),
    )
    .leftJoin('prize_claims', 'prize_claims.submission_id', 'submissions.id')
    .selectAll('submissions')
    .select(['unread.submission_id as unread_id', 'prize_claims.code as prize_code']);
export type ItemRow = InferResult<ReturnType<typeof itemRows>>[number];

/** Those of these ids that there are, in the order of `ids`. */
export const itemsById = async (
  query: Kysely<Tables>,
  ids: readonly number[],
  adminId: number,
): Promise<ItemRow[]> => {
  const rows = ids.length === 0 ? [] : itemRows(query, adminId).where('submissions.id', 'in', ids).execute();
  const byId = new Map((await rows).map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};

/** The submission of a reference, as far as a change that concerns no slot needs it. */
export const findByReference = (query: Kysely<Tables>, reference: string) =>
  query
    .selectFrom('submissions')
    .select(['id', 'status', 'revision'])
    .where('reference', '=', reference)
    .executeTakeFirst();

/**
 * Other submissions of the same person, the latest first, at most `limit`. A separate query for each index; a missing
 * key matches nothing.
 * @param rows those to look among, of `itemRows`
 */
export const ofSamePerson = async (
  rows: ReturnType<typeof itemRows>,
  { id, email_key, phone_key }: ItemRow,
  limit: number,
): Promise<ItemRow[]> => {
  const by = (column: 'email_key' | 'phone_key', key: string | null) =>
    key === null
      ? []
      : rows
          .where(column, '=', key)
          .where('submissions.id', '!=', id)
          .orderBy('submissions.id', 'desc')
          .limit(limit)
          .execute();
  const found = [...(await by('email_key', email_key)), ...(await by('phone_key', phone_key))];
  return [...new Map(found.map((row) => [row.id, row])).values()].sort((a, b) => b.id - a.id).slice(0, limit);
};

/** The beginning of a text, at most one line, cut between words. */
const cut = (text: string): string => {
  const line = cutText(text, MAX_SUMMARY_CHARACTERS * 2)
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (line.length <= MAX_SUMMARY_CHARACTERS) return line;
  return `${cutText(line, MAX_SUMMARY_CHARACTERS).replace(/\s+\S*$/, '')}…`;
};

type Promised = Pick<ItemRow, 'kind' | 'status' | 'received_at' | 'answered_at'>;

/** When the promised answer is due (ISO date-time, UTC); null when no answer is expected. */
export const getDueAt = ({ kind, status, received_at, answered_at }: Promised): string | null =>
  answerDueAt({
    kind,
    status,
    receivedAt: new Date(received_at),
    answeredAt: answered_at === null ? null : new Date(answered_at),
  })?.toISOString() ?? null;

export const toItem = (row: ItemRow): SubmissionItem => ({
  reference: row.reference,
  kind: row.kind,
  status: row.status,
  receivedAt: row.received_at,
  statusSince: row.status_since,
  name: row.name,
  email: row.email,
  phone: row.phone,
  appointment: timeOf(row),
  wish: row.wish_day === null || row.wish_slot === null ? null : { day: row.wish_day, slot: row.wish_slot },
  summary: cut(submissionDefinitions[row.kind].summary(sentTexts(row))),
  unread: row.unread_id !== null,
  marks: JSON.parse(row.marks) as SubmissionMark[],
  dueAt: getDueAt(row),
  remindOn: row.remind_on,
  ...(row.photos_at !== null && { photosAt: row.photos_at }),
  revision: row.revision,
});
