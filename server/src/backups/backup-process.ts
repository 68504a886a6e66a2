import { startProcess } from '../child-process.ts';
import type { Config } from '../config.ts';
import type { BackupOutcome, BackupTask } from './run-backups.ts';
import type { WorkerOrder } from './worker.ts';

/** Beside this file in the sources and in the build. */
const PROGRAM = new URL(
  import.meta.url.endsWith('.ts') ? './worker.ts' : './backup-worker.js',
  import.meta.url,
);
/** A process from which nothing is heard for so long waits for a drive that hangs. */
const SILENCE_LIMIT_MS = 15 * 60 * 1000;

export type BackupProcess = ReturnType<typeof backupProcess>;

/**
 * Makes copies in a process of its own: copying and checking a database keeps a thread busy, and calls on a
 * drive that hangs would hold up the server's files and pictures.
 */
export const backupProcess = (config: Config) => {
  let stop = () => {};
  /** Resolves with undefined when it was stopped. */
  const run = (task: BackupTask) =>
    new Promise<BackupOutcome | undefined>((resolve) => {
      const { child, ended, send, release } = startProcess(PROGRAM);
      const end = (outcome: BackupOutcome | undefined) => {
        clearTimeout(silence);
        release();
        resolve(outcome);
      };
      const silence = setTimeout(end, SILENCE_LIMIT_MS, {
        failure:
          'The drive for copies, or the one with the media folder, has not answered for a quarter of an hour: check both.',
      }).unref();
      stop = () => end(undefined);
      child.on('message', (message) => {
        if (message === 'progress') silence.refresh();
        else end(message as BackupOutcome);
      });
      void ended.then((how) => end({ failure: `The process that makes copies ${how}` }));
      send({ config, task } satisfies WorkerOrder);
    });
  return {
    run,
    /** Ends a copy that is being made; what is unfinished never counts as one. */
    stop: () => stop(),
  };
};
