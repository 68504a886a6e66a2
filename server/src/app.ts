import type { RequestListener } from 'node:http';
import compression from 'compression';
import express, { type Express, type Request, type Response } from 'express';
import { addAvailability } from './appointments/availability-routes.ts';
import type { ShownHours } from './appointments/shown-hours.ts';
import { endOverdueHolds } from './appointments/slot-holds.ts';
import { every } from './background-tasks.ts';
import type { CatalogueStore } from './catalogue/catalogue-store.ts';
import type { Config } from './config.ts';
import type { Database } from './database/sqlite.ts';
import { storageAdvice } from './database/storage-fault.ts';
import { NotFoundError } from './errors.ts';
import { createHealthChecks } from './health/health-checks.ts';
import { addHealth } from './health/health-routes.ts';
import { apiHeaders } from './http/api-headers.ts';
import { errorAnswers, jsonErrors } from './http/error-handler.ts';
import { answerServerOptions } from './http/methods.ts';
import { privatePages } from './http/private-page.ts';
import { requestLog } from './http/request-log.ts';
import { toOriginForm } from './http/request-target.ts';
import { requestWarnings } from './http/request-warnings.ts';
import { securityHeaders } from './http/security-headers.ts';
import type { Log } from './log.ts';
import { MailSender } from './mail/mail-sender.ts';
import { openMailTransport } from './mail/mail-transport.ts';
import { writeReminders } from './mail/reminders.ts';
import { addMediaDownloads } from './media/archive/download-routes.ts';
import { addMediaSizes } from './media/images/size-routes.ts';
import type { MediaIndex } from './media/index/media-index.ts';
import type { MediaFiles } from './media/media-files.ts';
import { addNewsletterPages } from './newsletter/link-routes.ts';
import { removeUnconfirmed } from './newsletter/remove-unconfirmed.ts';
import type { ReadSide } from './pages/read-side.ts';
import { createPortal, type Portal } from './portal.ts';
import { RedemptionUndo } from './prizes/redemption-undo.ts';
import { addWheelPopup } from './prizes/wheel-routes.ts';
import { AdminSessions } from './staff/admin-sessions.ts';
import { Admins } from './staff/admins.ts';
import { DownloadTickets } from './staff/download-tickets.ts';
import { PasswordHashing } from './staff/password-hashing.ts';
import { addAdminSession } from './staff/session-routes.ts';
import { addDownloads } from './staff/ticket-routes.ts';
import { publicForms } from './submissions/form-routes.ts';
import { removeExpired } from './submissions/retention.ts';
import { SubmissionWatch } from './submissions/submission-watch.ts';
import { addVisitPages } from './visits/visit-routes.ts';

/** Interval, in milliseconds, between searches for submissions and addresses that have been kept long enough. */
const REMOVAL_INTERVAL = 3_600_000;
/** Interval, in milliseconds, between searches for expired holds of appointments. */
const HOLDS_INTERVAL = 60_000;

/** Interval, in milliseconds, between searches for appointments whose visitors are due a reminder. */
const REMINDERS_INTERVAL = 60_000;

/** What has to be opened before the app is created, and closed after it. */
export interface AppDeps {
  readonly config: Config;
  readonly database: Database;
  readonly log: Log;
  readonly clock: () => Date;
  /** Milliseconds from a monotonic clock; tests pass their own. */
  readonly uptime?: () => number;
  readonly catalogue: CatalogueStore;
  readonly hours: ShownHours;
  readonly media: MediaIndex;
  readonly files: MediaFiles;
  /** Answers every read (pages, catalogue, media) and passes on the rest. */
  readonly readSide: ReadSide;
}

export interface App {
  /** Answers every request. */
  readonly handler: RequestListener;
  /**
   * Ends the event streams, which would keep the server from stopping; resolves when mails being sent are
   * done.
   */
  close(): Promise<void>;
}

/**
 * The whole server as a request handler, and the only place where its parts are wired together. It opens
 * nothing and does not listen.
 */
export const createApp = (deps: AppDeps): App => {
  const { config, database, log, clock, uptime = () => performance.now(), readSide } = deps;
  const sessions = new AdminSessions(database, clock, config.sessionHours);
  const submissions = new SubmissionWatch(database, log);
  const removeOld = async () => {
    const removed = await removeExpired(database, clock());
    if (removed + (await removeUnconfirmed(database, clock())) > 0) submissions.announce();
  };
  const stopRemoving = every(
    REMOVAL_INTERVAL,
    'removing old submissions and unconfirmed addresses',
    removeOld,
    log,
  );
  const endHolds = async () => {
    if ((await endOverdueHolds(database, clock())) > 0) submissions.announce();
  };
  const stopEnding = every(HOLDS_INTERVAL, 'ending holds of appointments', endHolds, log);
  const { smtpUrl } = config;
  const mail = new MailSender({
    ...deps,
    transport: smtpUrl === undefined ? undefined : openMailTransport({ ...config, smtpUrl }),
    announce: () => submissions.announce(),
  });
  submissions.onChange(() => mail.wake());
  mail.wake();
  const remind = async () => {
    if ((await writeReminders(database, clock())) > 0) submissions.announce();
  };
  const stopReminding = every(REMINDERS_INTERVAL, 'writing reminders of appointments', remind, log);
  const tickets = new DownloadTickets(sessions, clock);
  const redemptionUndo = new RedemptionUndo(uptime);
  const portal = createPortal({
    ...deps,
    siteMedia: readSide.siteMedia,
    sessions,
    submissions,
    tickets,
    mail,
    redemptionUndo,
  });
  const app = createExpress({ ...deps, sessions, submissions, tickets, portal });
  const headers = securityHeaders(config.siteUrl);
  const warnOf = requestWarnings(config, log);
  return {
    handler: (req, res) => {
      toOriginForm(req);
      warnOf(req);
      if (answerServerOptions(req, res, headers)) return;
      if (readSide.answerPrepared(req, res) || portal.answerPrepared(req, res)) return;
      // An error in the middle of a response has already been logged; Express would print it to the console
      // as well. Express accepts Node's own request and response here, but its types leave out the last
      // argument.
      app(req as Request, res as Response, () => res.destroy());
    },
    close: () => {
      stopRemoving();
      stopEnding();
      stopReminding();
      submissions.close();
      portal.close();
      return mail.close();
    },
  };
};

interface ExpressDeps extends AppDeps {
  readonly sessions: AdminSessions;
  readonly submissions: SubmissionWatch;
  readonly tickets: DownloadTickets;
  readonly portal: Portal;
}

const createExpress = (deps: ExpressDeps): Express => {
  const { config, database, log, clock, readSide, sessions, portal } = deps;
  const app = express();
  app.disable('x-powered-by').disable('etag').set('query parser', 'simple');
  app.set('trust proxy', config.trustProxy);

  // Before the reads, which treat every address outside the API as a page. Not logged, because these
  // addresses contain tokens.
  const pages = privatePages(config.siteUrl, readSide.fontFaceCss);
  const privateRouter = express.Router();
  addVisitPages(privateRouter, { ...deps, pages });
  addNewsletterPages(privateRouter, { ...deps, pages });
  privateRouter.use(errorAnswers({ log, storageAdvice, send: pages.sendFailure }));
  app.use(privateRouter);

  // Reads come first and are not logged: they are prepared responses, and most of the traffic.
  if (log.isLevelEnabled('debug')) app.use(requestLog(log), readSide.handler);
  else app.use(readSide.handler, requestLog(log));
  app.use(apiHeaders(config.siteUrl), compression());

  // As a separate router it answers OPTIONS with the methods of its own routes, and passes on the rest.
  const api = express.Router();
  addHealth(api, createHealthChecks(deps));
  for (const addForm of publicForms) addForm(api, deps);
  addAvailability(api, deps);
  addWheelPopup(api, config);
  const hashing = new PasswordHashing();
  addAdminSession(api, { config, hashing, admins: new Admins(database, hashing, clock), sessions });
  portal.addTo(api);
  addMediaDownloads(api, deps);
  addDownloads(api, deps);
  addMediaSizes(api, deps);
  app.use(api);

  app.use(() => {
    throw new NotFoundError();
  });
  app.use(jsonErrors({ log, storageAdvice }));
  return app;
};
