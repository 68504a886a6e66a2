import type { Stats } from 'node:fs';

/** A file is finished when it has stood still for so long, in milliseconds. */
export const QUIET = 600;

interface Standing {
  readonly size: number;
  readonly modified: number;
  /** When it was first seen like this, in milliseconds of `performance.now`. */
  readonly since: number;
}

/** Files that are new or another than before, until they have stood still. */
export class UnfinishedFiles {
  readonly #files = new Map<string, Standing>();

  get count(): number {
    return this.#files.size;
  }

  paths(): Iterable<string> {
    return this.#files.keys();
  }

  /** Whether the file has stood still since it was first seen like this. */
  isFinished(path: string, { size, mtimeMs }: Stats): boolean {
    const now = performance.now();
    const before = this.#files.get(path);
    if (before?.size === size && before.modified === mtimeMs) return now - before.since >= QUIET;
    this.#files.set(path, { size, modified: mtimeMs, since: now });
    return false;
  }

  forget(path: string): void {
    this.#files.delete(path);
  }

  /** Files that stand still for long enough if they have not moved again. */
  due(): string[] {
    const latest = performance.now() - QUIET;
    return [...this.#files].filter(([, { since }]) => since <= latest).map(([path]) => path);
  }
}

/** Whether nothing has touched the file in the last moments; for those met when nobody was watching. */
export const isOld = ({ mtimeMs, ctimeMs }: Stats): boolean =>
  Math.max(mtimeMs, ctimeMs) < Date.now() - QUIET;
