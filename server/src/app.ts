import { join } from 'node:path';
import { renderFailurePage, renderRefusedPage } from '@jeweler/core/private-pages';
import compression from 'compression';
import express, { type Express } from 'express';
import { addAdminPassword, requireSecondFactor } from './accounts/password-routes.ts';
import { requireStaff } from './accounts/require-staff.ts';
import { SecondFactors } from './accounts/second-factors.ts';
import { addSignIn } from './accounts/sign-in-routes.ts';
import { nextFreeTimes } from './appointments/agenda.ts';
import { addAgendaRoutes, addAvailability } from './appointments/agenda-routes.ts';
import { appointmentForm } from './appointments/appointment-form.ts';
import { addBackupRoutes } from './backups/backup-routes.ts';
import { oldAddresses } from './catalogue/address-handler.ts';
import { addCatalogueLists } from './catalogue/catalogue-routes.ts';
import type { CatalogueStore } from './catalogue/catalogue-store.ts';
import { addImportRoutes } from './catalogue/import-routes.ts';
import { addPreviewPages, addPreviewRoutes } from './catalogue/preview-routes.ts';
import type { ProductPictures } from './catalogue/record-missing.ts';
import { addRecordRoutes } from './catalogue/record-routes.ts';
import { addRedirectRoutes } from './catalogue/redirect-routes.ts';
import { isUnstorableText, storageAdvice } from './database/storage-fault.ts';
import { NotFoundError } from './errors.ts';
import { createHealthChecks } from './health/health-checks.ts';
import { addHealth } from './health/health-routes.ts';
import { errorAnswers, finalErrors } from './http/error-handler.ts';
import { isPostedForm } from './http/json-body.ts';
import { privatePages } from './http/private-page.ts';
import { readOnly } from './http/read-only.ts';
import { requestLog } from './http/request-log.ts';
import { warnOfSettings } from './http/request-warnings.ts';
import type { ResponseCache } from './http/response-cache.ts';
import { securityHeaders } from './http/security-headers.ts';
import { addMailRoutes } from './mail/mail-routes.ts';
import { addMediaDownloads } from './media/archive/download-routes.ts';
import type { MoveJournal } from './media/changes/move-runner.ts';
import { withMovedFiles } from './media/changes/moved-handler.ts';
import { DICTIONARY, desktopHandler, sendDictionary } from './media/files/desktop-handler.ts';
import { DriveAccess } from './media/files/drive-access.ts';
import { mediaHandler } from './media/files/media-handler.ts';
import { VisibleFolder } from './media/files/visible-file.ts';
import { imageHandler, withEmptyFrame } from './media/images/image-handler.ts';
import type { MediaDeps } from './media/media-deps.ts';
import { addMediaList } from './media/media-list-routes.ts';
import { addStaffUploads } from './media/uploads/upload-routes.ts';
import { addMediaWriting } from './media/writing/writing-routes.ts';
import { addNewsletterPages } from './newsletter/link-routes.ts';
import { addSubscriberRoutes } from './newsletter/subscriber-routes.ts';
import { addOpenApi } from './openapi/describe-api.ts';
import { operations } from './openapi/operations.ts';
import type { Site } from './pages/site.ts';
import { addSitemap } from './pages/sitemap-routes.ts';
import { tellLocked } from './people/account-mails.ts';
import { addForgottenPassword, addPasswordLinkPages } from './people/password-link-routes.ts';
import { addPeopleRoutes } from './people/people-routes.ts';
import { addPhoneLinkRoutes, addPhoneUploads } from './phone/phone-link-routes.ts';
import { PhoneLinks } from './phone/phone-links.ts';
import { addPhonePage } from './phone/phone-page-routes.ts';
import type { AdminEvents } from './portal/admin-events.ts';
import { addDashboard } from './portal/dashboard-routes.ts';
import { addSession } from './portal/session-routes.ts';
import { addDownloads } from './portal/ticket-routes.ts';
import { addPrizeClaimRoutes } from './prizes/prize-claim-routes.ts';
import { addWheelPopup } from './prizes/wheel-routes.ts';
import { addReadyRoutes, addTestMailPage } from './ready/ready-routes.ts';
import { requirePermission } from './settings/require-permission.ts';
import { addSettingsRoutes } from './settings/settings-routes.ts';
import { publicForms } from './submissions/form-routes.ts';
import { addInboxRoutes } from './submissions/inbox-routes.ts';
import { addPhotoSending, addPhotosPage, addRecordPhotos } from './submissions/photos/photo-routes.ts';
import { addSavedReplyRoutes } from './submissions/saved-reply-routes.ts';
import { addVisitPages } from './visits/visit-routes.ts';

/** What the app answers with; `createServer` puts it together. */
export interface AppDeps extends MediaDeps {
  readonly catalogue: CatalogueStore;
  readonly events: AdminEvents;
  readonly journal: MoveJournal;
  readonly pictures: ProductPictures;
  readonly responses: ResponseCache;
  readonly site: Site;
}

/** Everything outside the API. */
const SITE = /^\/(?!api(?:\/|$))/;

/** Answers every request; opens nothing, repeats nothing, and does not listen. */
export const createApp = (deps: AppDeps): Express => {
  const { catalogue, config, files, journal, log, sessions, site } = deps;
  const app = express();
  const faults = { log, storageAdvice, isUnstorableText };
  app.disable('x-powered-by').disable('etag').set('query parser', 'simple');
  app.set('trust proxy', config.trustProxy);
  app.use(warnOfSettings(config, log), securityHeaders(config.siteUrl));

  // Not logged, because these addresses contain tokens.
  const pages = privatePages(site.fontFaceCss, () => catalogue.contact);
  const privateRouter = express.Router();
  addVisitPages(privateRouter, { ...deps, pages });
  addNewsletterPages(privateRouter, { ...deps, pages });
  addTestMailPage(privateRouter, { ...deps, pages });
  addPasswordLinkPages(privateRouter, { ...deps, pages });
  addPreviewPages(privateRouter, { ...deps, pages });
  const phoneLinks = new PhoneLinks(deps.database, deps.clock);
  addPhonePage(privateRouter, { ...deps, pages, phoneLinks });
  addPhotosPage(privateRouter, { ...deps, pages });
  privateRouter.use(
    errorAnswers({
      ...faults,
      send: (response, status, { message }) => pages.send(response, status, renderFailurePage(message)),
    }),
  );
  app.use(privateRouter);
  // The same of the API.
  const phoneRouter = express.Router();
  addPhoneUploads(phoneRouter, { ...deps, phoneLinks });
  addPhotoSending(phoneRouter, deps);
  phoneRouter.use(finalErrors(faults));
  app.use(phoneRouter);

  // Reads are most of the traffic, and are logged only where everything is.
  const isReadLogged = log.isLevelEnabled('debug');
  if (isReadLogged) app.use(requestLog(log));
  // A router of its own answers OPTIONS with the methods of its routes.
  const lists = express.Router();
  addCatalogueLists(lists, deps);
  app.use(lists);
  app.all(SITE, readOnly);
  app.get(/^\/media\//, withMovedFiles(mediaHandler(files.folder), files.folder, journal));
  app.get(/^\/images\//, withEmptyFrame(withMovedFiles(imageHandler(files), files.folder, journal)));
  app.get(DICTIONARY, sendDictionary);
  const desktop = join(config.dataDir, 'desktop');
  app.get(/^\/desktop\//, desktopHandler(new VisibleFolder(desktop, new DriveAccess(desktop, log))));
  addSitemap(app, deps);
  // For installers and load balancers.
  app.get('/up', (_request, response) => void response.set('Cache-Control', 'no-store').sendStatus(200));
  app.get(SITE, site.files, oldAddresses(deps), site.pages);

  if (!isReadLogged) app.use(requestLog(log));
  app.use(compression());
  const api = express.Router();
  addHealth(api, createHealthChecks(deps));
  addOpenApi(api);
  const forms = express.Router();
  for (const addForm of [...publicForms, appointmentForm]) addForm(forms, { ...deps, pages });
  forms.use(
    errorAnswers({
      ...faults,
      send: (response, status, failure) =>
        isPostedForm(response.req)
          ? pages.send(
              response,
              status,
              renderRefusedPage(Object.values(failure.fields ?? { message: failure.message })),
            )
          : response.status(status).json(failure),
    }),
  );
  api.use(forms);
  addAvailability(api, deps);
  addWheelPopup(api, deps);
  addDownloads(api, deps);
  addForgottenPassword(api, deps);
  const factors = new SecondFactors({ ...deps, tellLocked });
  const limitFailures = addSignIn(api, { ...deps, factors });

  // Everything under /api/admin that is added from here on needs a session, and a role that includes it.
  api.use(
    '/api/admin',
    requireStaff(sessions),
    requireSecondFactor(deps.clock),
    requirePermission(operations, deps.database.query),
  );
  addAdminPassword(api, { ...deps, factors }, limitFailures);
  addSession(api, deps);
  addPeopleRoutes(api, deps);
  addDashboard(api, deps);
  addMediaList(api, deps);
  addInboxRoutes(api, deps);
  addRecordPhotos(api, deps);
  addSavedReplyRoutes(api, deps, nextFreeTimes);
  addImportRoutes(api, deps);
  addPreviewRoutes(api, deps);
  addRedirectRoutes(api, deps);
  addRecordRoutes(api, deps);
  addSettingsRoutes(api, deps);
  addBackupRoutes(api, deps);
  addReadyRoutes(api, deps);
  addAgendaRoutes(api, deps);
  addMailRoutes(api, deps);
  addSubscriberRoutes(api, deps);
  addPrizeClaimRoutes(api, deps);
  addMediaDownloads(api, deps);
  addPhoneLinkRoutes(api, { ...deps, phoneLinks });
  addMediaWriting(api, deps);
  addStaffUploads(api, deps);
  app.use(api);

  app.use(() => {
    throw new NotFoundError();
  });
  app.use(finalErrors(faults));
  return app;
};
