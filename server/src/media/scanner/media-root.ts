import { readdirSync, realpathSync, type Stats, statSync } from 'node:fs';
import { isVisibleName } from '../visible-path.ts';
import { DriveGoneError } from './folder-fault.ts';

/** In place of the folder that was scanned there is another one, or none: what is missing was not deleted. */
export class RootReplacedError extends Error {
  override readonly name = 'RootReplacedError';
}

/** The media folder itself: where it is, and whether it is still the one it was. */
export class MediaRoot {
  readonly #mediaDir: string;
  #entered: { path: string; device: number; inode: number } | undefined;

  constructor(mediaDir: string) {
    this.#mediaDir = mediaDir;
  }

  /** Absolute, links resolved; undefined before it has been entered. */
  get path(): string | undefined {
    return this.#entered?.path;
  }

  /**
   * Finds the folder before a full scan; tells whether it is another one than before.
   * @param hasFiles whether it had any at the last scan
   * @throws the file system's error; DriveGoneError where an empty folder of another disk has taken its place
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

  /** Whether the folder that was entered last is still in its place. */
  isInPlace(): boolean {
    const stats = statSync(this.#mediaDir, { throwIfNoEntry: false });
    return this.#entered !== undefined && stats !== undefined && isSame(this.#entered, stats);
  }

  /** @throws RootReplacedError, or the file system's error when it cannot tell */
  confirmInPlace(): void {
    if (!this.isInPlace()) throw new RootReplacedError();
  }
}

const isSame = ({ device, inode }: { device: number; inode: number }, stats: Stats): boolean =>
  device === stats.dev && inode === stats.ino;
