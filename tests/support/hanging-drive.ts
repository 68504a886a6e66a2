import { execFileSync } from 'node:child_process';
import { closeSync, constants, openSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { temporaryFolder } from './temporary-folder.ts';

const PRELOAD = fileURLToPath(new URL('hanging-drive-preload.mjs', import.meta.url));

/**
 * A drive that can be made to hang for one server process and its children. POSIX only: it uses a named pipe.
 */
export interface HangingDrive {
  /** Node options and environment for the process that uses it. */
  readonly execArgv: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** From now on every call on the drive blocks. */
  hang(): void;
  /** Hanging calls continue, and later ones do not block. */
  answer(): void;
  /** Lets all calls continue and removes the temporary files. */
  remove(): void;
}

/** @param folder where the drive is mounted: MEDIA_DIR */
export const hangingDrive = (folder: string): HangingDrive => {
  const { folder: own, remove } = temporaryFolder();
  const [flag, pipe] = [path.join(own, 'hangs'), path.join(own, 'pipe')];
  execFileSync('mkfifo', [pipe]);
  // While it is open for writing, opening it for reading does not block. Opening it for both does not block
  // either.
  let writer: number | undefined;
  const answer = () => {
    rmSync(flag, { force: true });
    writer ??= openSync(pipe, constants.O_RDWR);
  };
  return {
    execArgv: ['--import', PRELOAD],
    env: { HANGING_DRIVE: JSON.stringify({ folder: realpathSync(folder), flag, pipe }) },
    hang() {
      if (writer !== undefined) closeSync(writer);
      writer = undefined;
      writeFileSync(flag, '');
    },
    answer,
    remove() {
      answer();
      if (writer !== undefined) closeSync(writer);
      remove();
    },
  };
};
