import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Config } from '../config.ts';
import type { BackupOutcome, BackupTask } from './run-backups.ts';
import type { WorkerOrder } from './worker.ts';

/** Beside this file in the sources and in the build. */
const PROGRAM = new URL(
  import.meta.url.endsWith('.ts') ? './worker.ts' : './backup-worker.js',
  import.meta.url,
);
/** Node options of this process without the debugger's, which has only one port. */
const ownOptions = () => process.execArgv.filter((option) => !option.startsWith('--inspect'));
/** A process from which nothing is heard for so long waits for a drive that hangs. */
const SILENCE_LIMIT_MS = 15 * 60 * 1000;
/** How much of the end of its standard error is retained, in characters. */
const LAST_OUTPUT_CHARACTERS = 2000;

export type BackupProcess = ReturnType<typeof backupProcess>;

/**
 * Makes copies in a process of its own: copying and checking a database keeps a thread busy, and calls on a
 * drive that hangs would hold up the server's files and pictures.
 */
export const backupProcess = (config: Config, silenceLimit = SILENCE_LIMIT_MS) => {
  let stop = () => {};
  /** Resolves with undefined when it was stopped. */
  const run = (task: BackupTask) =>
    new Promise<BackupOutcome | undefined>((resolve) => {
      const child = fork(fileURLToPath(PROGRAM), {
        execArgv: ownOptions(),
        serialization: 'advanced',
        stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      });
      let said = '';
      let silence: NodeJS.Timeout | undefined;
      const end = (outcome: BackupOutcome | undefined) => {
        clearTimeout(silence);
        stop = () => {};
        release(child);
        resolve(outcome);
      };
      const waitForMore = () => {
        clearTimeout(silence);
        silence = setTimeout(end, silenceLimit, {
          failure:
            'The drive for copies, or the one with the media folder, has not answered for a quarter of an hour: check both.',
        }).unref();
      };
      stop = () => end(undefined);
      waitForMore();
      child.stderr?.on('data', (chunk) => {
        said = (said + String(chunk)).slice(-LAST_OUTPUT_CHARACTERS);
      });
      child.on('message', (message) => {
        if (message === 'progress') waitForMore();
        else end(message as BackupOutcome);
      });
      child.on('error', (error) => end({ failure: String(error) }));
      child.on('close', (code, signal) =>
        end({ failure: `The process that makes copies ended with ${signal ?? code}. ${said}`.trim() }),
      );
      child.send({ config, task } satisfies WorkerOrder, () => undefined);
    });
  return {
    run,
    /** Ends a copy that is being made; what is unfinished never counts as one. */
    stop: () => stop(),
  };
};

/** Ends a process; one whose drive hangs goes on until the drive answers, and is not waited for. */
const release = (child: ChildProcess): void => {
  child.removeAllListeners('message').removeAllListeners('close');
  child.kill('SIGKILL');
  child.unref();
  child.channel?.unref();
};
