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

/** Days in a list, which takes 366: more of them make room, as far as they are past. */
const KEPT = 300;

const inOrder = ({ week, closedDays, blockedHours }: OpeningHours, now: Date): OpeningHours => {
  const today = shopDay(now);
  const arrange = <Entry extends { day: string }>(entries: readonly Entry[]): Entry[] =>
    entries
      .toSorted((a, b) => (a.day < b.day ? -1 : 1))
      .filter(({ day }, index) => day >= today || index >= entries.length - KEPT);
  return { week, closedDays: arrange(closedDays), blockedHours: arrange(blockedHours) };
};

/** As staff get them to change them, with room for another day. */
export const changeableHours = async (query: Kysely<Tables>, now: Date): Promise<OpeningHoursAnswer> => {
  const { hours, revision } = await readOpeningHours(query);
  return { hours: inOrder(hours, now), revision };
};

/** Replaces the hours; undefined when somebody has changed them since `revision`. */
export const changeOpeningHours = (
  database: Database,
  { hours, revision }: OpeningHoursChange,
  { username, at }: Actor,
): Promise<OpeningHoursAnswer | undefined> =>
  database.writes.run(async (trx) => {
    if ((await readOpeningHours(trx)).revision !== revision) return undefined;
    await storeSetting(trx, KEY, inOrder(hours, new Date(at)), username, at);
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
