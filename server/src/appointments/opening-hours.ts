import { shopDay, usualOpeningHours } from '@jeweler/core/business';
import {
  type OpeningHours,
  type OpeningHoursAnswer,
  type OpeningHoursChange,
  openingHoursSchema,
} from '@jeweler/core/schemas';
import type { Kysely } from 'kysely';
import type { Actor } from '../accounts/actor.ts';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { readRevised, storeSetting } from '../settings/portal-settings.ts';

const KEY = 'openingHours';

/** The hours set by staff, or else the default ones. */
export const readOpeningHours = async (query: Kysely<Tables>): Promise<OpeningHoursAnswer> => {
  const row = await readRevised(query, KEY);
  return row
    ? { hours: openingHoursSchema.parse(row.value), revision: row.revision }
    : { hours: usualOpeningHours, revision: 0 };
};

/** What is in the past leaves room in its list, which takes 366, for another day. */
const KEPT = 300;

/** As staff get them to change them: of more days than KEPT the oldest are left out, as far as they are past. */
export const changeableHours = async (query: Kysely<Tables>, now: Date): Promise<OpeningHoursAnswer> => {
  const { hours, revision } = await readOpeningHours(query);
  const today = shopDay(now);
  const isKept = ({ day }: { day: string }, index: number, all: readonly unknown[]) =>
    day >= today || index >= all.length - KEPT;
  const { closedDays, blockedHours } = hours;
  const kept = { closedDays: closedDays.filter(isKept), blockedHours: blockedHours.filter(isKept) };
  return { hours: { ...hours, ...kept }, revision };
};

const byDay = (a: { day: string }, b: { day: string }) => (a.day < b.day ? -1 : 1);

const inOrder = ({ week, closedDays, blockedHours }: OpeningHours): OpeningHours => ({
  week,
  closedDays: closedDays.toSorted(byDay),
  blockedHours: blockedHours.toSorted(byDay),
});

/** Replaces the hours; undefined when somebody has changed them since `revision`. */
export const changeOpeningHours = (
  database: Database,
  { hours, revision }: OpeningHoursChange,
  { username, at }: Actor,
): Promise<OpeningHoursAnswer | undefined> =>
  database.writes.run(async (trx) => {
    if ((await readOpeningHours(trx)).revision !== revision) return undefined;
    await storeSetting(trx, KEY, inOrder(hours), username, at);
    return readOpeningHours(trx);
  });

/**
 * The opening hours shown on the site's pages: cached in memory, since pages are rendered synchronously.
 * @param onChange called when the hours have changed
 */
export const createOpeningHoursCache = ({ query, changes }: Database, onChange: () => void) => {
  let present: OpeningHoursAnswer = { hours: usualOpeningHours, revision: 0 };
  const cache = {
    get current(): OpeningHours {
      return present.hours;
    },
    /** Loads the stored hours: at the start, and by itself after each change. */
    async refresh(): Promise<void> {
      const stored = await readOpeningHours(query);
      if (stored.revision <= present.revision) return;
      present = stored;
      onChange();
    },
  };
  changes.onCommit(
    (table) => table === 'settings',
    () => cache.refresh(),
  );
  return cache;
};
