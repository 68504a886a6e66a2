import type { RequestListener } from 'node:http';
import compression from 'compression';
import express, { type Express, type Request, type Response } from 'express';
import { addAvailability } from './appointments/availability-routes.ts';
import type { OpeningHoursCache } from './appointments/opening-hours-cache.ts';
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
import type { MailSender } from './mail/mail-sender.ts';
import { addMediaDownloads } from './media/archive/download-routes.ts';
import type { PictureSizes } from './media/images/picture-sizes.ts';
import { addMediaSizes } from './media/images/size-routes.ts';
import type { MediaIndex } from './media/index/media-index.ts';
import type { MediaFiles } from './media/media-files.ts';
import { addNewsletterPages } from './newsletter/link-routes.ts';
import { addOpenApi } from './openapi/openapi-routes.ts';
import type { ReadSide } from './pages/read-side.ts';
import { addPortal } from './portal.ts';
import type { RedemptionUndo } from './prizes/redemption-undo.ts';
import { addWheelPopup } from './prizes/wheel-routes.ts';
import type { AdminEvents } from './staff/admin-events.ts';
import type { AdminSessions } from './staff/admin-sessions.ts';
import type { Admins } from './staff/admins.ts';
import type { DownloadTickets } from './staff/download-tickets.ts';
import type { PasswordHashing } from './staff/password-hashing.ts';
import { addAdminPassword } from './staff/password-routes.ts';
import { requireStaff } from './staff/require-staff.ts';
import { addSignIn } from './staff/sign-in-routes.ts';
import { addDownloads } from './staff/ticket-routes.ts';
import { publicForms } from './submissions/form-routes.ts';
import type { SubmissionWatch } from './submissions/submission-watch.ts';
import { addVisitPages } from './visits/visit-routes.ts';

/** What the app answers with; `createServer` puts it together. */
export interface AppDeps {
  readonly config: Config;
  readonly database: Database;
  readonly log: Log;
  readonly clock: () => Date;
  readonly admins: Admins;
  readonly catalogue: CatalogueStore;
  readonly events: AdminEvents;
  readonly files: MediaFiles;
  readonly hashing: PasswordHashing;
  readonly hours: OpeningHoursCache;
  readonly mail: MailSender;
  readonly media: MediaIndex;
  /** Answers every read (pages, catalogue, media) and passes on the rest. */
  readonly readSide: ReadSide;
  readonly redemptionUndo: RedemptionUndo;
  readonly sessions: AdminSessions;
  readonly sizes: PictureSizes;
  readonly submissions: SubmissionWatch;
  readonly tickets: DownloadTickets;
}

/** Answers every request; opens nothing, repeats nothing, and does not listen. */
export const createApp = (deps: AppDeps): RequestListener => {
  const { config, log, readSide } = deps;
  const app = createExpress(deps);
  const headers = securityHeaders(config.siteUrl);
  const warnOf = requestWarnings(config, log);
  return (req, res) => {
    toOriginForm(req);
    warnOf(req);
    if (answerServerOptions(req, res, headers)) return;
    if (readSide.answerPrepared(req, res)) return;
    // An error in the middle of a response has already been logged; Express would print it to the console
    // as well. Express accepts Node's own request and response here, but its types leave out the last
    // argument.
    app(req as Request, res as Response, () => res.destroy());
  };
};

const createExpress = (deps: AppDeps): Express => {
  const { config, log, readSide, sessions } = deps;
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
  addOpenApi(api);
  for (const addForm of publicForms) addForm(api, deps);
  addAvailability(api, deps);
  addWheelPopup(api, config);
  addDownloads(api, deps);
  const limitFailures = addSignIn(api, deps);

  // Everything under /api/admin that is added from here on needs a session.
  api.use('/api/admin', requireStaff(sessions));
  addAdminPassword(api, { ...deps, limitFailures });
  addPortal(api, { ...deps, siteMedia: readSide.siteMedia });
  addMediaDownloads(api, deps);
  addMediaSizes(api, deps);
  app.use(api);

  app.use(() => {
    throw new NotFoundError();
  });
  app.use(jsonErrors({ log, storageAdvice }));
  return app;
};
