import { once } from 'node:events';
import type { Config } from '../config.ts';
import { partDone } from '../hash-file.ts';
import { type BackupTask, runBackups } from './run-backups.ts';

/** The only message from the server. Not in the arguments, which other users of the computer can see. */
export interface WorkerOrder {
  readonly config: Config;
  readonly task: BackupTask;
}

/** Messages about progress are sent at most this often, in milliseconds. */
const PROGRESS_INTERVAL_MS = 1000;

/**
 * Makes one copy for the server that has started this process; sends `progress` as long as something moves, and
 * the outcome at the end.
 */
const ending = new AbortController();
// The server is gone.
process.on('disconnect', () => {
  ending.abort();
  process.exit(1);
});
const [{ config, task }] = (await once(process, 'message')) as [WorkerOrder];

let reportedAt = Number.NEGATIVE_INFINITY;
const onProgress = () => {
  if (performance.now() - reportedAt < PROGRESS_INTERVAL_MS) return;
  reportedAt = performance.now();
  process.send?.('progress');
};
partDone.subscribe(onProgress);
// restic says nothing that could be used for it, and has a time limit of its own.
if (config.restic) setInterval(onProgress, PROGRESS_INTERVAL_MS).unref();
const outcome = await runBackups(config, task, { signal: ending.signal });
process.send?.(outcome, () => process.exit(0));
