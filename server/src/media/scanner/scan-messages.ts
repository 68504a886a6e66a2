import type { MediaEntry } from '../index/media-entry.ts';
import type { HealthState } from '../index/media-health.ts';
import type { ListStep } from './entry-list.ts';

/** Settings passed to the process that scans the media folder. */
export interface ScannerSettings {
  readonly mediaDir: string;
  /** Do not use the system's events: scan the folder at intervals (MEDIA_POLL). */
  readonly mediaPoll: boolean;
}

export type ToScanner = {
  readonly kind: 'rescan';
  /** Repeated in the answer. */
  readonly request: number;
};

export type FromScanner =
  /** Heartbeat: the scanner is not blocked by its drive. */
  | { readonly kind: 'alive' }
  /** Part of the step that the next `commit` completes. */
  | { readonly kind: 'changes'; readonly changes: PackedChanges }
  | Commit
  /** The requested full scan is done, and its result has been sent. */
  | { readonly kind: 'rescanned'; readonly request: number };

export interface Commit {
  readonly kind: 'commit';
  readonly health: HealthState;
  /** Epoch milliseconds of the last full scan, 0 before the first. */
  readonly lastScan: number;
  /** The first step of a scanner: it contains the whole list. */
  readonly isWholeList: boolean;
}

/** Changes in a form that is cheap for the receiving thread: two strings and an array of numbers. */
export interface PackedChanges {
  /** Paths of upserted entries, each followed by a NUL, which no path contains. */
  readonly upserted: string;
  /** Position, size, modified, added and marks of each entry. */
  readonly numbers: Float64Array;
  /** Paths of removed entries, in the same form. */
  readonly removed: string;
}

/** The changes of one part, unpacked. */
export interface ListChanges {
  readonly upserted: MediaEntry[];
  readonly positions: number[];
  readonly removed: string[];
}

/** Paths per message: a few milliseconds of work for the receiver. */
const BATCH = 2000;
const NUMBERS = 5;
const HAS_LOCATION = 1;
const IS_CUT_OFF = 2;
const END = '\0';

export function* pack({ upserted, positions, removed }: ListStep): Generator<PackedChanges> {
  for (let from = 0; from < Math.max(upserted.length, removed.length); from += BATCH) {
    const entries = upserted.slice(from, from + BATCH);
    const numbers = new Float64Array(entries.length * NUMBERS);
    for (const [index, { size, modified, added, marks }] of entries.entries()) {
      const at = index * NUMBERS;
      numbers[at] = positions[from + index] ?? 0;
      numbers[at + 1] = size;
      numbers[at + 2] = modified;
      numbers[at + 3] = added;
      numbers[at + 4] = (marks?.hasLocation ? HAS_LOCATION : 0) + (marks?.isCutOff ? IS_CUT_OFF : 0);
    }
    yield {
      upserted: entries.map(({ path }) => path + END).join(''),
      numbers,
      removed: removed
        .slice(from, from + BATCH)
        .map((path) => path + END)
        .join(''),
    };
  }
}

export const unpack = ({ upserted, numbers, removed }: PackedChanges): ListChanges => {
  const positions: number[] = [];
  const entries = upserted
    .split(END)
    .slice(0, -1)
    .map((path, index): MediaEntry => {
      const at = index * NUMBERS;
      positions.push(numbers[at] ?? 0);
      const marks = numbers[at + 4] ?? 0;
      return {
        path,
        size: numbers[at + 1] ?? 0,
        modified: numbers[at + 2] ?? 0,
        added: numbers[at + 3] ?? 0,
        ...(marks > 0 && {
          marks: { hasLocation: (marks & HAS_LOCATION) > 0, isCutOff: (marks & IS_CUT_OFF) > 0 },
        }),
      };
    });
  return { upserted: entries, positions, removed: removed.split(END).slice(0, -1) };
};
