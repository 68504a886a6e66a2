import type { Stats } from 'node:fs';

/** A new or changed file is listed when it has stayed the same for so long, in milliseconds. */
export const STABILITY_THRESHOLD = 600;

interface PendingFile {
  readonly size: number;
  readonly modified: number;
  /** When it was first seen like this, in milliseconds of `performance.now`. */
  readonly since: number;
}

/** Files that are new or changed, until they have reached the stability threshold. */
export class PendingFiles {
  readonly #files = new Map<string, PendingFile>();

  get count(): number {
    return this.#files.size;
  }

  /** Whether the file has stayed the same for the threshold; one that has not is pending from now on. */
  isStable(path: string, { size, mtimeMs }: Stats): boolean {
    const now = performance.now();
    const before = this.#files.get(path);
    if (before?.size === size && before.modified === mtimeMs)
      return now - before.since >= STABILITY_THRESHOLD;
    this.#files.set(path, { size, modified: mtimeMs, since: now });
    return false;
  }

  delete(path: string): void {
    this.#files.delete(path);
  }

  /** Files that are stable if they have not changed since they were looked at last. */
  due(): string[] {
    const latest = performance.now() - STABILITY_THRESHOLD;
    return [...this.#files].filter(([, { since }]) => since <= latest).map(([path]) => path);
  }
}

/** Whether a file was left alone for the threshold already when the first scan met it. */
export const isStableAtStart = ({ mtimeMs, ctimeMs }: Stats): boolean =>
  Math.max(mtimeMs, ctimeMs) < Date.now() - STABILITY_THRESHOLD;
