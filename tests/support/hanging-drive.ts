import { execFileSync } from 'node:child_process';
import { closeSync, constants, openSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { temporaryFolder } from './temporary-folder.ts';

const PRELOAD = fileURLToPath(new URL('hanging-drive-preload.mjs', import.meta.url));

/** A drive that can be made to hang for one server process and its children. POSIX only: it takes a named pipe. */
export interface HangingDrive {
  /** Node's options and environment of the process that is to meet it. */
  readonly execArgv: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** From here on every call on the drive blocks. */
  hang(): void;
  /** Calls that hang go on, as do all later ones. */
  answer(): void;
  /** Lets all go on and clears away. */
  remove(): void;
}

/** @param folder where the drive is mounted: MEDIA_DIR */
export const hangingDrive = (folder: string): HangingDrive => {
  const { folder: own, remove } = temporaryFolder();
  const [flag, pipe] = [path.join(own, 'hangs'), path.join(own, 'pipe')];
  execFileSync('mkfifo', [pipe]);
  // While it is open to write, nobody waits who opens it to read. Opened both ways it waits for nobody itself.
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
