import { usualOpeningHours } from '@jeweler/core/business';
import type { OpeningHours } from '@jeweler/core/schemas';
import type { Database } from '../../database/sqlite.ts';
import { readOpeningHours } from './opening-hours.ts';

/** The opening hours as the site's pages say them: in memory, since pages are rendered in one go. */
export interface ShownHours {
  readonly current: OpeningHours;
  /** Reads what is stored; to be called at the start and after each change. */
  refresh(): Promise<void>;
  /** Calls `listener` when they have become others; returns what ends that. */
  onChange(listener: () => void): () => void;
}

export const createShownHours = ({ query }: Pick<Database, 'query'>): ShownHours => {
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
