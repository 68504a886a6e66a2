import { useState } from 'react';
import type { ProductLack, RecordLine } from '../../../../schemas/index.ts';

/** A record on the way, and what it lacked when it came. */
export interface Stop {
  readonly id: number;
  readonly lacks: readonly ProductLack[];
}

export interface Walk {
  /** Undefined while the list is loading, and at the end. */
  readonly stop: Stop | undefined;
  /** The one after it, if it is known. */
  readonly ahead: number | undefined;
  /** How many records are still to come, this one included. */
  readonly left: number;
  /** How many of those left behind still lack what is looked for. */
  readonly skipped: number;
  readonly forward: () => void;
  /** Undefined at the first record. */
  readonly back: (() => void) | undefined;
  readonly goTo: (id: number) => void;
  readonly restart: () => void;
}

interface WalkOptions {
  /** What the filter finds now, as far as it has been fetched. */
  readonly records: readonly RecordLine[] | undefined;
  readonly total: number;
  /** What is looked for. */
  readonly missing: ProductLack | 'any';
}

/**
 * The way through a list that gets shorter while it is worked on: the next record is the first one that has not been
 * shown yet. One that is shown stays, whatever becomes of the list.
 */
export const useWalk = ({ records = [], total, missing }: WalkOptions): Walk => {
  const [stops, setStops] = useState<readonly Stop[]>([]);
  const [at, setAt] = useState(0);
  const unseen = records.find(({ id }) => stops.every((stop) => stop.id !== id));
  if (stops[at] === undefined && unseen) {
    const lacks = missing === 'any' ? unseen.missing : [missing];
    setStops([...stops.slice(0, at), { id: unseen.id, lacks }]);
  }
  const present = stops[at];
  const passed = stops.slice(0, at).map(({ id }) => id);
  const skipped = records.filter(({ id }) => passed.includes(id)).length;
  const isListed = records.some(({ id }) => id === present?.id);
  return {
    stop: present,
    ahead: stops[at + 1]?.id ?? unseen?.id,
    // The one that is shown may have lost its lack a moment ago.
    left: total - skipped + (present && !isListed ? 1 : 0),
    skipped,
    forward: () => setAt(at + 1),
    back: at === 0 ? undefined : () => setAt(at - 1),
    goTo: (id) => {
      const index = stops.findIndex((stop) => stop.id === id);
      if (index !== -1) setAt(index);
    },
    restart: () => {
      setStops([]);
      setAt(0);
    },
  };
};
