import { removeOldEvents } from './accounts/account-events.ts';
import type { AppDeps } from './app.ts';
import { every } from './background-tasks.ts';
import { publishDue } from './catalogue/change-records.ts';
import { removeDeleted } from './catalogue/remove-deleted.ts';
import { removeOldChanges } from './catalogue/undo-changes.ts';
import type { Log } from './log.ts';
import type { MailSender } from './mail/mail-sender.ts';
import { writeReminders } from './mail/reminders.ts';
import { removeUnconfirmed } from './newsletter/subscriber-list.ts';
import { tellOwners } from './portal/owner-alerts.ts';
import { removeExpired } from './submissions/delete-submissions.ts';
import { removeOldPhotos } from './submissions/photos/photo-store.ts';

/** Work that the server repeats. */
export interface Job {
  /** What it does, for the log: "closing streams of ended sessions". */
  readonly name: string;
  readonly intervalMs: number;
  readonly run: () => unknown;
}

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * All repeated work of the server. What a part of it needs only while it does something (a debounce, a
 * deadline, the scanner's heartbeat) is that part's own; the watchdog belongs to the process.
 */
export const serverJobs = (
  { config, database, clock, bin, changes, catalogue, events, media, uploads }: AppDeps,
  mail: MailSender,
  backUpWhenDue: () => Promise<void>,
): readonly Job[] => {
  const removeOld = async (): Promise<void> => {
    await removeExpired(database, clock());
    await removeUnconfirmed(database, clock());
    await removeOldEvents(database, clock());
    await removeOldPhotos(database, clock());
  };
  const publish = async (): Promise<void> => {
    if (database.isLeading()) await publishDue(database, clock());
    await catalogue.refreshLists();
  };
  /** Keeps what each server holds in memory. */
  const onEach = (name: string, intervalMs: number, run: () => unknown): Job => ({ name, intervalMs, run });
  const onLeading = (name: string, intervalMs: number, run: () => unknown): Job =>
    onEach(name, intervalMs, () => (database.isLeading() ? run() : undefined));
  return [
    onEach('publishing what is due', 5 * SECOND_MS, publish),
    onEach('removing what was deleted from the catalogue long ago', HOUR_MS, () =>
      removeDeleted(database, clock(), catalogue),
    ),
    onLeading('removing what is known of old changes of many records', HOUR_MS, () =>
      removeOldChanges(database, clock()),
    ),
    ...(config.mediaWrite
      ? [
          onLeading('emptying the bin of the media folder', HOUR_MS, () => bin.empty(clock())),
          // A drive that did not answer in the middle of one.
          onLeading('finishing interrupted moves of media files', MINUTE_MS, () =>
            changes.finishInterrupted(),
          ),
          onLeading('finishing uploads that a server left behind', 10 * SECOND_MS, () =>
            uploads.finishInterrupted(),
          ),
        ]
      : []),
    onLeading('removing uploads that were not finished', 10 * MINUTE_MS, () => uploads.removeOld(clock())),
    onLeading(
      'removing old submissions, unfinished photos, unconfirmed addresses and what is noted of accounts',
      HOUR_MS,
      removeOld,
    ),
    onLeading('writing reminders of appointments', MINUTE_MS, () => writeReminders(database, clock())),
    onLeading('making copies of database, settings and media', 10 * SECOND_MS, backUpWhenDue),
    onLeading('telling owners what keeps the shop from working', 5 * MINUTE_MS, () =>
      tellOwners({ config, database, media }, clock()),
    ),
    // In addition to the passes after each write.
    onLeading('sending mail', 2 * SECOND_MS, () => mail.sendDue()),
    onEach('following other processes', 500, () => database.changes.checkForOthers()),
    // core/api takes a stream that is silent for longer to be lost.
    onEach('keeping event streams alive', 15 * SECOND_MS, () => events.sendHeartbeat()),
  ];
};

/** Runs every job at its interval until the returned function is called, which waits for those in progress. */
export const startJobs = (jobs: readonly Job[], log: Pick<Log, 'error'>): (() => Promise<void>) => {
  const stops = jobs.map(({ name, intervalMs, run }) => every(intervalMs, name, run, log));
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
};
