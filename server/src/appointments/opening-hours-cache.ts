import { usualOpeningHours } from '@jeweler/core/business';
import type { OpeningHours } from '@jeweler/core/schemas';
import type { Database } from '../database/database.ts';
import { readOpeningHours } from './opening-hours.ts';

/** The opening hours shown on the site's pages: cached in memory, since pages are rendered synchronously. */
export interface OpeningHoursCache {
  readonly current: OpeningHours;
  /** Loads the stored hours: at the start, and by itself after each change. */
  refresh(): Promise<void>;
}

/** @param onChange called when the hours have changed */
export const createOpeningHoursCache = (
  { query, changes }: Database,
  onChange: () => void,
): OpeningHoursCache => {
  let present: { hours: OpeningHours; revision: number } = { hours: usualOpeningHours, revision: 0 };
  const cache: OpeningHoursCache = {
    get current() {
      return present.hours;
    },
    async refresh() {
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
