import { readdirSync, realpathSync, type Stats, statSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { isVisibleName } from '../visible-path.ts';
import { DriveGoneError } from './folder-fault.ts';

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
   * Finds the folder before it is read as a whole; tells whether it is another one than before.
   * @param hasFiles whether it had any when it was read last
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

  /** The same as `isInPlace`, for work that must not be interrupted. */
  isInPlaceNow(): boolean {
    const stats = statSync(this.#mediaDir, { throwIfNoEntry: false });
    return this.#entered !== undefined && stats !== undefined && isSame(this.#entered, stats);
  }

  /** Whether the folder that was entered last is still in its place. */
  async isInPlace(): Promise<boolean> {
    try {
      return this.#entered !== undefined && isSame(this.#entered, await stat(this.#mediaDir));
    } catch {
      return false;
    }
  }
}

const isSame = ({ device, inode }: { device: number; inode: number }, stats: Stats): boolean =>
  device === stats.dev && inode === stats.ino;
