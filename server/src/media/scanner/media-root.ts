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
  #stats: Stats | undefined;
  #path = '';

  constructor(mediaDir: string) {
    this.#mediaDir = mediaDir;
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
    const isOtherDisk = this.#stats !== undefined && this.#stats.dev !== stats.dev;
    if (isOtherDisk && hasFiles && !readdirSync(path).some(isVisibleName))
      throw Object.assign(new Error(`${path} is empty.`), { code: DRIVE_GONE });
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
