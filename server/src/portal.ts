import type { SignedInAdmin } from '@jeweler/core/schemas';
import type { Dashboard } from '@jeweler/core/submissions';
import type { SiteMedium } from '@jeweler/web/render-contract';
import type { RequestHandler, Router } from 'express';
import { addAgendaRoutes } from './appointments/agenda-routes.ts';
import type { OpeningHoursCache } from './appointments/opening-hours-cache.ts';
import { addOpeningHoursRoutes } from './appointments/opening-hours-routes.ts';
import type { CatalogueStore } from './catalogue/catalogue-store.ts';
import type { Database } from './database/sqlite.ts';
import { RateLimitedError } from './errors.ts';
import { EventStream } from './http/event-stream.ts';
import { addMailRoutes, type MailDeps } from './mail/mail-routes.ts';
import type { MediaIndex } from './media/index/media-index.ts';
import { mediaFigures } from './media/media-figures.ts';
import { addMediaList } from './media/media-list-routes.ts';
import { mediaUsage } from './media/media-usage.ts';
import { addSubscriberRoutes } from './newsletter/subscriber-routes.ts';
import { addPrizeClaimRoutes } from './prizes/prize-claim-routes.ts';
import type { RedemptionUndo } from './prizes/redemption-undo.ts';
import type { AdminEvents } from './staff/admin-events.ts';
import type { AdminSessions } from './staff/admin-sessions.ts';
import type { DownloadTickets } from './staff/download-tickets.ts';
import { getSession } from './staff/require-staff.ts';
import { addSettingsRoutes } from './staff/settings-routes.ts';
import { addInboxRoutes } from './submissions/inbox-routes.ts';
import type { SubmissionWatch } from './submissions/submission-watch.ts';
import { waitingSubmissions } from './submissions/waiting-submissions.ts';

export interface PortalDeps {
  readonly config: MailDeps['config'];
  readonly mail: MailDeps['mail'];
  readonly database: Database;
  readonly clock: () => Date;
  readonly catalogue: CatalogueStore;
  readonly hours: Pick<OpeningHoursCache, 'refresh'>;
  readonly media: MediaIndex;
  /** The media that the site itself shows. */
  readonly siteMedia: readonly SiteMedium[];
  readonly sessions: AdminSessions;
  readonly redemptionUndo: RedemptionUndo;
  readonly submissions: SubmissionWatch;
  readonly tickets: DownloadTickets;
  readonly events: AdminEvents;
}

const RETRY_SECONDS = 30;

/** Adds the API of the staff portal; to be called after `requireStaff`. */
export const addPortal = (router: Router, deps: PortalDeps): void => {
  const { config, database, clock, catalogue, events, media, siteMedia } = deps;

  const sendSession: RequestHandler = (_request, response) => {
    const { username, expiresAt } = getSession(response);
    response.json({ username, expiresAt, publicOrigin: config.siteUrl } satisfies SignedInAdmin);
  };

  const usage = () => mediaUsage(catalogue.current, media, config.siteUrl, siteMedia);

  const sendUsage: RequestHandler = (_request, response) => {
    response.json(usage());
  };

  const sendDashboard: RequestHandler = async (_request, response) => {
    response.json({
      media: { ...mediaFigures(media.entries, clock()), watcher: media.health },
      missing: usage().missing,
      waiting: await waitingSubmissions(database),
    } satisfies Dashboard);
  };

  const streamEvents: RequestHandler = (request, response) => {
    const session = getSession(response);
    if (!events.hasRoomFor(session)) throw new RateLimitedError(RETRY_SECONDS);
    const leave = events.join(new EventStream(response), session);
    if (request.method === 'HEAD') leave();
    else response.once('close', leave);
  };

  router.get('/api/admin/session', sendSession);
  addMediaList(router, media);
  router.get('/api/admin/media/usage', sendUsage);
  router.get('/api/admin/dashboard', sendDashboard);
  router.get('/api/admin/events', streamEvents);
  addInboxRoutes(router, deps);
  addSettingsRoutes(router, deps);
  addAgendaRoutes(router, deps);
  addOpeningHoursRoutes(router, deps);
  addMailRoutes(router, deps);
  addSubscriberRoutes(router, deps);
  addPrizeClaimRoutes(router, deps);
};
