import { readdirSync, realpathSync, type Stats, statSync } from 'node:fs';
import { isVisibleName } from '../files/visible-path.ts';
import { DriveGoneError } from './folder-fault.ts';

/** The scanned folder has been replaced by another one, or is missing: missing files were not deleted. */
export class RootReplacedError extends Error {
  override readonly name = 'RootReplacedError';
}

/** The media folder itself: its location, and whether it is still the same folder. */
export class MediaRoot {
  readonly #mediaDir: string;
  #entered: { path: string; device: number; inode: number } | undefined;

  constructor(mediaDir: string) {
    this.#mediaDir = mediaDir;
  }

  /** Absolute, links resolved; undefined before the first `enter`. */
  get path(): string | undefined {
    return this.#entered?.path;
  }

  /**
   * Finds the folder before a full scan; tells whether it is a different one than before.
   * @param hasFiles whether it had any at the last scan
   * @throws the file system's error; DriveGoneError when an empty folder on another disk has taken its place
   */
  enter(hasFiles: boolean): { path: string; isAnother: boolean } {
    const path = realpathSync(this.#mediaDir);
    const stats = statSync(path);
    const before = this.#entered;
    const isOtherDevice = before !== undefined && before.device !== stats.dev;
    if (isOtherDevice && hasFiles && !readdirSync(path).some(isVisibleName)) throw new DriveGoneError();
    const isAnother = before?.path !== path || !isSame(before, stats);
    this.#entered = { path, device: stats.dev, inode: stats.ino };
    return { path, isAnother };
  }

  /** Whether the folder of the last `enter` is still in its place. */
  isInPlace(): boolean {
    const stats = statSync(this.#mediaDir, { throwIfNoEntry: false });
    return this.#entered !== undefined && stats !== undefined && isSame(this.#entered, stats);
  }

  /** @throws RootReplacedError, or the file system's error when it cannot be determined */
  confirmInPlace(): void {
    if (!this.isInPlace()) throw new RootReplacedError();
  }
}

const isSame = ({ device, inode }: { device: number; inode: number }, stats: Stats): boolean =>
  device === stats.dev && inode === stats.ino;
