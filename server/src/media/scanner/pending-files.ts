import type { Stats } from 'node:fs';

/** A new or changed file is listed when it has not changed for this long. */
export const STABILITY_THRESHOLD_MS = 600;

interface PendingFile {
  readonly size: number;
  readonly modified: number;
  /** When it was first found in this state, in milliseconds of `performance.now`. */
  readonly since: number;
}

/** New or changed files that have not yet reached the stability threshold. */
export class PendingFiles {
  readonly #files = new Map<string, PendingFile>();

  get count(): number {
    return this.#files.size;
  }

  /** Whether the file has not changed for the threshold; otherwise it becomes pending. */
  isStable(path: string, { size, mtimeMs }: Stats): boolean {
    const now = performance.now();
    const before = this.#files.get(path);
    if (before?.size === size && before.modified === mtimeMs)
      return now - before.since >= STABILITY_THRESHOLD_MS;
    this.#files.set(path, { size, modified: mtimeMs, since: now });
    return false;
  }

  delete(path: string): void {
    this.#files.delete(path);
  }

  /** Files that are stable if they have not changed since they were last checked. */
  due(): string[] {
    const latest = performance.now() - STABILITY_THRESHOLD_MS;
    return [...this.#files].filter(([, { since }]) => since <= latest).map(([path]) => path);
  }
}

/** Whether, at the first scan, a file had already been unchanged for the threshold. */
export const isStableAtStart = ({ mtimeMs, ctimeMs }: Stats): boolean =>
  Math.max(mtimeMs, ctimeMs) < Date.now() - STABILITY_THRESHOLD_MS;
