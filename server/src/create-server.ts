import type { Server } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { AdminSessions } from './accounts/admin-sessions.ts';
import { Admins } from './accounts/admins.ts';
import { DownloadTickets } from './accounts/download-tickets.ts';
import { PasswordHashing } from './accounts/password-hashing.ts';
import { type AppDeps, createApp } from './app.ts';
import { createOpeningHoursCache } from './appointments/opening-hours.ts';
import { backUpWhenDue } from './backups/automatic-backups.ts';
import { type BackupProcess, backupProcess } from './backups/backup-process.ts';
import { CatalogueStore } from './catalogue/catalogue-store.ts';
import { createMoveJournal } from './catalogue/move-journal.ts';
import { findMediaUsage } from './catalogue/picture-uses.ts';
import { createProductPictures } from './catalogue/record-missing.ts';
import { followSitePlaces, followUsualRecords } from './catalogue/usual-records.ts';
import type { Config } from './config.ts';
import { openShopDatabase } from './database/open-shop-database.ts';
import { sendAgain } from './http/finished-response.ts';
import { createHttpServer } from './http/http-server.ts';
import { ResponseCache } from './http/response-cache.ts';
import { serverJobs, startJobs } from './jobs.ts';
import type { Log } from './log.ts';
import { MailSender } from './mail/mail-sender.ts';
import { MediaBin } from './media/changes/media-bin.ts';
import { MediaChanges } from './media/changes/media-changes.ts';
import { MoveRunner } from './media/changes/move-runner.ts';
import { PictureSizes } from './media/images/picture-sizes.ts';
import { MediaIndex, type MediaIndexOptions } from './media/index/media-index.ts';
import { openMediaFiles } from './media/media-files.ts';
import { MediaUploads } from './media/uploads/media-uploads.ts';
import { MediaFolderWriter } from './media/writing/media-folder-writer.ts';
import type { Site, SiteDeps } from './pages/site.ts';
import { tellNewDevice } from './people/account-mails.ts';
import { AdminEvents } from './portal/admin-events.ts';
import { stoppable } from './stop-server.ts';
import { SubmissionWatch } from './submissions/submission-watch.ts';

/** Memory for finished pages and lists, in bytes. */
const RESPONSE_CACHE_BYTES = 64 * 1024 * 1024;
/** How long stopping waits for repeated work that is in progress. */
const JOBS_TIMEOUT_MS = 2000;

/** Most connections that wait to be accepted, as far as the system allows: those that come during a restart. */
const BACKLOG = 4096;

/** A port, or the descriptor of a listening socket. */
export type ListenAddress = { readonly port: number; readonly host: string } | { readonly fd: number };

/** What the site is opened with. */
export interface OpenSiteDeps extends Omit<SiteDeps, 'web'> {
  readonly config: Config;
  /** The server that will listen; development attaches its WebSocket to it. */
  readonly http: Server;
}

export type OpenSite = (deps: OpenSiteDeps) => Site | Promise<Site>;

/** What differs between the running server, development and tests. */
export interface ServerOverrides {
  readonly log: Log;
  /** Opens the built site, or in development its sources. */
  readonly openSite: OpenSite;
  readonly clock?: () => Date;
  /** Called with a message for each step. */
  readonly report?: (step: string) => void;
  readonly startScanner?: MediaIndexOptions['startScanner'];
  readonly startJobs?: typeof startJobs;
  /** Makes copies; by default in a process of its own, with the settings of this one. */
  readonly backups?: BackupProcess;
  /** Called with the opened data before anything is served. */
  readonly prepare?: (data: PreparedData) => Promise<void>;
}

export type PreparedData = Pick<AppDeps, 'database' | 'catalogue' | 'media' | 'admins'>;

export interface JewelerServer extends PreparedData {
  readonly http: Server;
  readonly mail: MailSender;
  /** Begins to listen and starts the repeated work. Rejects with the error of `listen`. */
  listen(where: ListenAddress): Promise<void>;
  /**
   * Stops accepting connections, lets requests in progress finish, closes the database. Where the socket was inherited,
   * clients are first told to leave their connections, for a second.
   */
  close(): Promise<void>;
}

/**
 * The only place where the parts of the server are opened and put together: for production, development and
 * tests. Throws OperatorError when the data folder cannot be used; whatever has been opened is closed then.
 */
export const createServer = async (config: Config, overrides: ServerOverrides): Promise<JewelerServer> => {
  const { log, clock = () => new Date(), report = () => {} } = overrides;
  const database = await openShopDatabase(config, { use: 'server', report });
  report(config.databaseUrl === undefined ? `Database open in ${config.dataDir}` : 'Database open');
  const { startScanner } = overrides;
  const measured = database.query.selectFrom('picture_sizes').select('width').limit(1).execute();
  const known = await measured.catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
  const hadFiles = known.length > 0;
  const media = new MediaIndex({ ...config, hadFiles, log, ...(startScanner && { startScanner }) });
  const closeData = async () => {
    await database.close();
    await media.close();
  };
  try {
    await media.ready;
    const catalogue = new CatalogueStore(database, clock);
    const hashing = new PasswordHashing();
    const admins = new Admins(database, hashing, clock);
    const data: PreparedData = { database, catalogue, media, admins };
    await followUsualRecords(database);
    // Another server may start on the same new database.
    await database.exclusively(async () => overrides.prepare?.(data));

    const files = openMediaFiles(config, log);
    const journal = createMoveJournal(database, config.siteUrl);
    const bin = new MediaBin(config.mediaDir, database, files.drive);
    const uploads = new MediaUploads({ config, database, files, bin, media, clock });
    const sizes = new PictureSizes({ ...files, database, log });
    const pictures = createProductPictures({ config, media, sizes });
    const responses = new ResponseCache({ maxBytes: RESPONSE_CACHE_BYTES, clock });
    const hours = createOpeningHoursCache(database, () => responses.clear());
    await hours.refresh();
    const sessions = new AdminSessions(database, clock, config.sessionHours, tellNewDevice);
    const submissions = new SubmissionWatch(database.changes);
    const mail = new MailSender({ catalogue, config, database, clock, log });
    submissions.onChange(() => mail.wake());
    const events = new AdminEvents({ media, catalogue, submissions, sessions, changes: database.changes });
    catalogue.onChange(() => responses.clear());
    // Reads are logged only where everything is, by Express.
    const isReadLogged = log.isLevelEnabled('debug');
    const kept = (address: string) => (isReadLogged ? undefined : responses.kept(address));
    const http = createHttpServer((request, response) => {
      if (!sendAgain(request, response, kept)) app(request, response);
    });
    const site = await overrides.openSite({ config, catalogue, hours, log, clock, responses, http });
    if (await followSitePlaces(database, site.sitePlaces)) await catalogue.reload();
    else await catalogue.refresh();
    const { drive } = files;
    const changes = new MediaChanges({
      media,
      bin,
      drive,
      log,
      exclusively: database.exclusively,
      runner: new MoveRunner({ mediaDir: config.mediaDir, drive, journal, log }),
      writer: new MediaFolderWriter(config.mediaDir),
      uses: async () => (await findMediaUsage({ config, catalogue, media, site, journal })).uses,
    });
    if (config.mediaWrite) await finishMoves(changes, log);
    const deps: AppDeps = {
      ...data,
      config,
      log,
      clock,
      bin,
      changes,
      events,
      files,
      hashing,
      journal,
      pictures,
      responses,
      sessions,
      sizes,
      site,
      tickets: new DownloadTickets(database, clock),
      uploads,
    };
    const app = createApp(deps);
    const backups = overrides.backups ?? backupProcess(config);
    const connections = stoppable(http);
    let isInherited = false;
    let stopJobs = async () => {};
    return {
      ...data,
      http,
      mail,
      async listen(where) {
        isInherited = 'fd' in where;
        await new Promise<void>((resolve, reject) => {
          http.once('error', reject);
          if ('fd' in where) http.listen(where, BACKLOG, resolve);
          else http.listen(where, resolve);
        });
        const jobs = serverJobs(deps, mail, () => backUpWhenDue({ ...deps, run: backups.run }));
        stopJobs = (overrides.startJobs ?? startJobs)(jobs, log);
        mail.wake();
      },
      async close() {
        if (isInherited && http.listening) await connections.drain();
        backups.stop();
        // One that waits for a drive is not waited for.
        const jobsDone = Promise.race([stopJobs(), delay(JOBS_TIMEOUT_MS)]);
        submissions.close();
        // Event streams never finish by themselves.
        events.close();
        const mailDone = mail.close();
        database.writes.hurry();
        await Promise.all([http.listening && connections.stop(), mailDone, jobsDone]);
        await closeData();
      },
    };
  } catch (error) {
    await closeData();
    throw error;
  }
};

/** What was interrupted is finished before anybody sees it. A drive that hangs does not hold up the start: see jobs.ts. */
const finishMoves = async (changes: MediaChanges, log: Log): Promise<void> => {
  try {
    await changes.finishInterrupted();
  } catch (error) {
    log.warn({ err: error }, 'An interrupted move of media files is finished once the drive answers.');
  }
};
