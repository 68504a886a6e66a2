import type { ListChanges } from '../scanner/scan-messages.ts';
import type { MediaEntry } from './media-entry.ts';

/** The difference between two states of the list. */
export interface ListChange {
  readonly upserted: readonly MediaEntry[];
  /** Paths. */
  readonly removed: readonly string[];
}

/**
 * A copy of the list in the scanner process, updated step by step: 100,000 files take milliseconds, because
 * nothing is compared.
 */
export class EntryCopy {
  #byPath = new Map<string, MediaEntry>();
  #sorted: readonly MediaEntry[] = [];
  #parts: ListChanges[] = [];

  get sorted(): readonly MediaEntry[] {
    return this.#sorted;
  }

  get(path: string): MediaEntry | undefined {
    return this.#byPath.get(path);
  }

  /** Stores a part of the next step. */
  add(part: ListChanges): void {
    this.#parts.push(part);
  }

  /** Discards the parts of a step that will not be completed. */
  discardParts(): void {
    this.#parts = [];
  }

  /** Applies the parts received so far as one step; undefined when there were none. */
  applyStep(): ListChange | undefined {
    if (this.#parts.length === 0) return undefined;
    const { upserted, positions, removed } = this.#takeParts();
    for (const path of removed) this.#byPath.delete(path);
    const isReplaced = new Set<string>();
    for (const entry of upserted) {
      if (this.#byPath.has(entry.path)) isReplaced.add(entry.path);
      this.#byPath.set(entry.path, entry);
    }
    const kept = this.#sorted.filter(({ path }) => this.#byPath.has(path) && !isReplaced.has(path));
    this.#sorted = interleave(kept, upserted, positions);
    return { upserted, removed };
  }

  /** Replaces the whole list with the parts received so far; undefined when nothing has changed. */
  applyWhole(): ListChange | undefined {
    const before = this.#byPath;
    const { upserted: entries } = this.#takeParts();
    this.#byPath = new Map();
    for (const entry of entries) this.#byPath.set(entry.path, entry);
    this.#sorted = entries;
    const upserted =
      before.size === 0 ? entries : entries.filter((entry) => !isSame(entry, before.get(entry.path)));
    const removed = [...before.keys()].filter((path) => !this.#byPath.has(path));
    return upserted.length + removed.length > 0 ? { upserted, removed } : undefined;
  }

  #takeParts(): ListChanges {
    const parts = this.#parts;
    this.#parts = [];
    return {
      upserted: parts.flatMap(({ upserted }) => upserted),
      positions: parts.flatMap(({ positions }) => positions),
      removed: parts.flatMap(({ removed }) => removed),
    };
  }
}

const interleave = (
  kept: readonly MediaEntry[],
  upserted: readonly MediaEntry[],
  positions: readonly number[],
): MediaEntry[] => {
  const merged: MediaEntry[] = [];
  let next = 0;
  for (const [index, entry] of upserted.entries()) {
    while (merged.length < (positions[index] ?? 0)) merged.push(kept[next++] as MediaEntry);
    merged.push(entry);
  }
  for (; next < kept.length; next += 1) merged.push(kept[next] as MediaEntry);
  return merged;
};

const isSame = (entry: MediaEntry, before: MediaEntry | undefined): boolean =>
  before?.size === entry.size &&
  before.modified === entry.modified &&
  before.marks?.hasLocation === entry.marks?.hasLocation &&
  before.marks?.isCutOff === entry.marks?.isCutOff;
