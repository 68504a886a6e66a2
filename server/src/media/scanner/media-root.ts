import { readdirSync, realpathSync, type Stats, statSync } from 'node:fs';
import { isVisibleName } from '../files/visible-path.ts';
import { DRIVE_GONE } from './folder-health.ts';

/**
 * Tells a folder from another one that has taken its place. File systems reuse the inode of a deleted folder;
 * the birth time tells the two apart.
 */
export const identityOf = ({ dev, ino, birthtimeMs }: Stats): string => `${dev}.${ino}.${birthtimeMs}`;

/** The media folder itself, which links, drives and people may replace. */
export class MediaRoot {
  readonly #mediaDir: string;
  readonly #hadFiles: boolean;
  #stats: Stats | undefined;
  #path = '';

  /** @param hadFiles whether it had any before this process started */
  constructor(mediaDir: string, hadFiles: boolean) {
    this.#mediaDir = mediaDir;
    this.#hadFiles = hadFiles;
  }

  /** Absolute, links resolved; '' before the first `enter`. */
  get path(): string {
    return this.#path;
  }

  /**
   * Finds the folder for a scan, and returns its path.
   * @param hasFiles whether it had any at the last scan
   * @throws the file system's error; one with DRIVE_GONE as its code
   */
  enter(hasFiles: boolean): string {
    const path = realpathSync(this.#mediaDir);
    const stats = statSync(path);
    // At the start not even the bin is there, which is left where everything was deleted in the portal.
    const isGone =
      this.#stats === undefined
        ? this.#hadFiles && readdirSync(path).length === 0
        : this.#stats.dev !== stats.dev && hasFiles && !readdirSync(path).some(isVisibleName);
    if (isGone) throw Object.assign(new Error(`${path} is empty.`), { code: DRIVE_GONE });
    this.#stats = stats;
    this.#path = path;
    return path;
  }

  /**
   * Whether the folder of the last `enter` is still in its place.
   * @throws the file system's error
   */
  isInPlace(): boolean {
    const stats = statSync(this.#mediaDir);
    return this.#stats !== undefined && identityOf(this.#stats) === identityOf(stats);
  }
}
