import { usualOpeningHours } from '@jeweler/core/business';
import type { OpeningHours } from '@jeweler/core/schemas';
import type { Database } from '../database/database.ts';
import { readOpeningHours } from './opening-hours.ts';

/** The opening hours shown on the site's pages: cached in memory, since pages are rendered synchronously. */
export interface OpeningHoursCache {
  readonly current: OpeningHours;
  /** Loads the stored hours; to be called at the start and after each change. */
  refresh(): Promise<void>;
  /** Calls `listener` when the hours have changed; returns a function that removes it. */
  onChange(listener: () => void): () => void;
}

export const createOpeningHoursCache = ({ query }: Pick<Database, 'query'>): OpeningHoursCache => {
  const listeners = new Set<() => void>();
  let present: { hours: OpeningHours; revision: number } = { hours: usualOpeningHours, revision: 0 };
  return {
    get current() {
      return present.hours;
    },
    async refresh() {
      const stored = await readOpeningHours(query);
      if (stored.revision === present.revision) return;
      present = stored;
      for (const listener of listeners) listener();
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
