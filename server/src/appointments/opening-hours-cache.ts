import { usualOpeningHours } from '@jeweler/core/business';
import type { OpeningHours, OpeningHoursAnswer } from '@jeweler/core/schemas';
import type { Database } from '../database/database.ts';
import { readOpeningHours } from './opening-hours.ts';

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
