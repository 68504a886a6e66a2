import { dayAfter, shop, shopDay, shopInstant } from '@jeweler/core/business';
import {
  matchingStatuses,
  type SubmissionFilter,
  type SubmissionKind,
  type Today,
} from '@jeweler/core/submissions';
import type { ExpressionBuilder, Kysely } from 'kysely';
import { agendaItems, bookedStatuses } from '../appointments/agenda-item.ts';
import { type Database, snapshot } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { countSubscribers } from '../newsletter/subscriber-list.ts';
import { unreadCount } from '../submissions/read-marks.ts';
import { filteredIds } from '../submissions/submission-filter.ts';
import { getDueAt, itemsById, toItem } from '../submissions/submission-item.ts';

/** What advertising has beside its link, in lower case; a customer's own link to a ring has none of them. */
const ADVERTISING = ['$$', '<a href', '[url', 'seo ', 'backlink', 'crypto', 'bitcoin', 'casino', 'viagra'];

/**
 * Whether a submission is probably spam: its text has a link and what advertising has. It is only listed apart, so that
 * a mistake costs nobody a reply. An appointment's hidden field says nothing: browsers fill it in, too.
 */
const isProbablySpam = (eb: ExpressionBuilder<Tables, 'submissions'>) => {
  const text = eb.fn<string>('lower', ['details']);
  return eb.and([
    eb(text, 'like', '%http%'),
    eb.or(ADVERTISING.map((words) => eb(text, 'like', `%${words}%`))),
  ]);
};

/** How many waiting submissions are listed. */
const MAX_WAITING = 20;
const MAX_LATEST = 5;
const DAY_MS = 24 * 3_600_000;

const readItems = async (query: Kysely<Tables>, ids: readonly number[], adminId: number) =>
  (await itemsById(query, ids, adminId)).map(toItem);

/** The tasks of the day from one snapshot, for one admin. */
export const today = ({ query }: Database, now: Date, adminId: number): Promise<Today> =>
  snapshot(query, async (trx) => {
    const day = shopDay(now);
    const rows = await waitingRows(trx, ['contact', 'service-request', 'prize-claim', 'appointment']);
    const waiting = (...kinds: readonly SubmissionKind[]) =>
      rows.filter((row) => kinds.includes(row.kind) && !row.isSpam);
    const tomorrow = dayAfter(day, 1);
    const booked = await agendaItems(
      trx,
      { from: day, to: tomorrow },
      { now, adminId, statuses: bookedStatuses },
    );
    const readLatest = async (filter: SubmissionFilter) =>
      readItems(trx, await filteredIds(trx, filter, { limit: MAX_LATEST }), adminId);
    return {
      now: now.toISOString(),
      timeZone: shop.timeZone,
      day,
      toAnswer: await promised(trx, waiting('contact', 'service-request'), now, adminId),
      toSchedule: await promised(trx, waiting('prize-claim'), now, adminId),
      toConfirm: await oldest(trx, [...waiting('appointment'), ...(await wishes(trx))], adminId),
      probablySpam: await oldest(
        trx,
        rows.filter(({ isSpam }) => isSpam),
        adminId,
      ),
      reminders: await dueReminders(trx, day, adminId),
      appointments: {
        today: booked.filter(({ appointment }) => appointment.day === day),
        tomorrow: booked.filter(({ appointment }) => appointment.day === tomorrow),
      },
      conflicts: 0,
      latest: await readLatest({}),
      withPhotos: await readItems(trx, await withPhotos(trx), adminId),
      subscribers: {
        today: await subscribersSince(trx, shopInstant(day, '00:00')),
        lastSevenDays: await subscribersSince(trx, new Date(now.getTime() - 7 * DAY_MS)),
        states: await countSubscribers(trx),
        latest: await readLatest({ kind: ['subscription'] }),
      },
      unread: await unreadCount(trx, adminId),
    };
  });

/** What is known at a glance of all submissions of these kinds that wait. */
export const waitingRows = async (query: Kysely<Tables>, kinds: readonly SubmissionKind[]) => {
  const byStatus = await Promise.all(
    matchingStatuses(kinds, ['waiting']).map(({ kind, status }) =>
      query
        .selectFrom('submissions')
        .select(['id', 'kind', 'status', 'reference', 'received_at', 'answered_at'])
        .select((eb) => isProbablySpam(eb).as('probably_spam'))
        .where('kind', '=', kind)
        .where('status', '=', status)
        .execute(),
    ),
  );
  // SQLite has no truth values, only numbers.
  return byStatus.flat().map(({ probably_spam, ...row }) => ({ ...row, isSpam: Boolean(probably_spam) }));
};

/** Those to which photos came last. */
const withPhotos = async (query: Kysely<Tables>): Promise<number[]> => {
  const last = query.selectFrom('submissions').select('id').orderBy('photos_at', 'desc').limit(MAX_LATEST);
  const rows = await last.where('photos_at', 'is not', null).where('status', '!=', 'spam').execute();
  return rows.map(({ id }) => id);
};

/** Appointments whose visitors ask for another time. */
const wishes = (query: Kysely<Tables>) =>
  query
    .selectFrom('submissions')
    .select('id')
    .where('wish_day', 'is not', null)
    .where('status', '!=', 'requested')
    .execute();

/** The oldest of these submissions first, and how many there are. */
const oldest = async (
  query: Kysely<Tables>,
  rows: readonly { readonly id: number }[],
  adminId: number,
): Promise<Today['toConfirm']> => {
  const ids = rows.map(({ id }) => id).sort((a, b) => a - b);
  return { total: ids.length, items: await readItems(query, ids.slice(0, MAX_WAITING), adminId) };
};

/** The same of those for which a reply is promised, and how many are late. */
const promised = async (
  query: Kysely<Tables>,
  rows: Awaited<ReturnType<typeof waitingRows>>,
  now: Date,
  adminId: number,
): Promise<Today['toAnswer']> => {
  const at = now.toISOString();
  return {
    ...(await oldest(query, rows, adminId)),
    late: rows.filter((row) => (getDueAt(row) ?? at) < at).length,
  };
};

/** Submissions whose day has come, the earliest first. */
const dueReminders = async (
  query: Kysely<Tables>,
  day: string,
  adminId: number,
): Promise<Today['reminders']> => {
  const rows = await query
    .selectFrom('submissions')
    .select('id')
    .where('remind_on', '<=', day)
    .where('status', '!=', 'spam')
    .orderBy('remind_on')
    .orderBy('id')
    .execute();
  const first = rows.slice(0, MAX_WAITING).map(({ id }) => id);
  return { total: rows.length, items: await readItems(query, first, adminId) };
};

const subscribersSince = async (query: Kysely<Tables>, instant: Date): Promise<number> => {
  const { count } = await query
    .selectFrom('submissions')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('kind', '=', 'subscription')
    .where('status', '!=', 'spam')
    .where('received_at', '>=', instant.toISOString())
    .executeTakeFirstOrThrow();
  return count;
};
