import compression from 'compression';
import express, { type Express, type RequestHandler } from 'express';
import type { Config } from './config.ts';
import type { Database } from './database/sqlite.ts';
import { NotFoundError } from './errors.ts';
import { apiHeaders } from './http/api-headers.ts';
import { jsonErrors } from './http/error-handler.ts';
import type { Log } from './http/log.ts';
import { requestLog } from './http/request-log.ts';
import type { Portal } from './routes/admin/portal.ts';
import { addAdminSession } from './routes/admin/session.ts';
import { appointmentForm } from './routes/appointment/appointment.ts';
import { contactForm } from './routes/contact/contact.ts';
import { addHealth } from './routes/health/health.ts';
import { prizeClaimForm } from './routes/prize-claims/prize-claims.ts';
import { serviceRequestForm } from './routes/service-requests/service-requests.ts';
import { subscribeForm } from './routes/subscribe/subscribe.ts';
import { addWheelPopup } from './routes/wheel-popup/wheel-popup.ts';
import type { AdminSessions } from './services/admin-sessions.ts';
import { Admins } from './services/admins.ts';
import { PasswordHashing } from './services/password-hashing.ts';

export interface AppDeps {
  readonly config: Config;
  readonly database: Database;
  readonly log: Log;
  readonly clock: () => Date;
  /** Answers everything that is read (pages, catalogue, media) and passes on the rest. */
  readonly readSide: RequestHandler;
  readonly sessions: AdminSessions;
  readonly portal: Portal;
}

/** The whole server as a request handler; nothing is opened and nothing listens. */
export const createApp = (deps: AppDeps): Express => {
  const { config, database, log, clock, readSide, sessions, portal } = deps;
  const app = express();
  app.disable('x-powered-by').disable('etag').set('query parser', 'simple');
  app.set('trust proxy', config.trustProxy);

  // Reads come first and unlogged: they are prepared answers, and most of the traffic.
  if (log.isLevelEnabled('debug')) app.use(requestLog(log), readSide);
  else app.use(readSide, requestLog(log));
  app.use(apiHeaders, compression());

  addHealth(app);
  for (const addForm of [contactForm, subscribeForm, appointmentForm, serviceRequestForm, prizeClaimForm]) {
    addForm(app, deps);
  }
  addWheelPopup(app, config);
  const hashing = new PasswordHashing();
  addAdminSession(app, {
    config,
    hashing,
    admins: new Admins(database, hashing, clock),
    sessions,
  });
  portal.addTo(app);

  app.use(() => {
    throw new NotFoundError();
  });
  app.use(jsonErrors(log));
  return app;
};
