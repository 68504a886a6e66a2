import type { AppDeps } from './app.ts';
import { every } from './background-tasks.ts';
import { publishDue } from './catalogue/change-records.ts';
import { removeDeleted } from './catalogue/remove-deleted.ts';
import { removeOldChanges } from './catalogue/undo-changes.ts';
import type { Log } from './log.ts';
import type { MailSender } from './mail/mail-sender.ts';
import { writeReminders } from './mail/reminders.ts';
import { removeUnconfirmed } from './newsletter/remove-unconfirmed.ts';
import { removeExpired } from './submissions/retention.ts';
import { endOverdueHolds } from './submissions/slot-holds.ts';

/** Work that the server repeats. */
export interface Job {
  /** What it does, for the log: "closing streams of ended sessions". */
  readonly name: string;
  readonly intervalMs: number;
  readonly run: () => unknown;
  /** Also on servers that do not lead: it keeps what they hold in memory. */
  readonly everywhere?: true;
}

interface JobDeps extends AppDeps {
  readonly mail: MailSender;
  /** Makes the automatic copy that is due. */
  readonly backUpWhenDue: () => Promise<void>;
}

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

/**
 * All repeated work of the server. What a part of it needs only while it does something (a debounce, a
 * deadline, the scanner's heartbeat) is that part's own; the watchdog belongs to the process.
 */
export const serverJobs = (deps: JobDeps): readonly Job[] => {
  const { config, database, clock, bin, changes, catalogue, mail, events, uploads } = deps;
  const removeOld = async (): Promise<void> => {
    await removeExpired(database, clock());
    await removeUnconfirmed(database, clock());
  };
  const publish = async (): Promise<void> => {
    if (database.isLeading()) await publishDue(database, clock());
    await catalogue.refreshLists();
  };
  const jobs: Job[] = [
    { name: 'publishing what is due', intervalMs: 5 * SECOND_MS, run: publish, everywhere: true },
    {
      name: 'removing what was deleted from the catalogue long ago',
      intervalMs: 60 * MINUTE_MS,
      run: () => removeDeleted(database, clock(), catalogue),
      everywhere: true,
    },
    {
      name: 'removing what is known of old changes of many records',
      intervalMs: 60 * MINUTE_MS,
      run: () => removeOldChanges(database, clock()),
    },
    ...(config.mediaWrite
      ? [
          {
            name: 'emptying the bin of the media folder',
            intervalMs: 60 * MINUTE_MS,
            run: () => bin.empty(clock()),
          },
          // A drive that did not answer in the middle of one.
          {
            name: 'finishing interrupted moves of media files',
            intervalMs: MINUTE_MS,
            run: () => changes.finishInterrupted(),
          },
          {
            name: 'finishing uploads that a server left behind',
            intervalMs: 10 * SECOND_MS,
            run: () => uploads.finishInterrupted(),
          },
        ]
      : []),
    {
      name: 'removing uploads that were not finished',
      intervalMs: 10 * MINUTE_MS,
      run: () => uploads.removeOld(clock()),
    },
    {
      name: 'removing old submissions and unconfirmed addresses',
      intervalMs: 60 * MINUTE_MS,
      run: removeOld,
    },
    {
      name: 'removing downloads that were not begun',
      intervalMs: MINUTE_MS,
      run: () => deps.tickets.removeExpired(),
    },
    {
      name: 'ending holds of appointments',
      intervalMs: MINUTE_MS,
      run: () => endOverdueHolds(database, clock()),
    },
    {
      name: 'writing reminders of appointments',
      intervalMs: MINUTE_MS,
      run: () => writeReminders(database, clock()),
    },
    {
      name: 'making copies of database, settings and media',
      intervalMs: 10 * SECOND_MS,
      run: deps.backUpWhenDue,
    },
    // In addition to the passes after each write.
    { name: 'sending mail', intervalMs: 2 * SECOND_MS, run: () => mail.sendDue() },
    {
      name: 'following other processes',
      intervalMs: 500,
      run: () => database.changes.checkForOthers(),
      everywhere: true,
    },
    // core/api takes a stream that is silent for longer to be lost.
    {
      name: 'keeping event streams alive',
      intervalMs: 15 * SECOND_MS,
      run: () => events.sendHeartbeat(),
      everywhere: true,
    },
  ];
  return jobs.map((job) => ({
    ...job,
    run: () => (job.everywhere || database.isLeading() ? job.run() : undefined),
  }));
};

/** Runs every job at its interval until the returned function is called, which waits for those in progress. */
export const startJobs = (jobs: readonly Job[], log: Pick<Log, 'error'>): (() => Promise<void>) => {
  const stops = jobs.map(({ name, intervalMs, run }) => every(intervalMs, name, run, log));
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
};
