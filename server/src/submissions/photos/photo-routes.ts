import { requestPhotoCalls, submissionCalls } from '@jeweler/core/calls';
import { MAX_PHOTOS, REQUEST_PHOTOS } from '@jeweler/core/schemas';
import type { Router } from 'express';
import type { DownloadTickets } from '../../accounts/download-tickets.ts';
import { staffAnswers } from '../../accounts/staff-answers.ts';
import type { CatalogueStore } from '../../catalogue/catalogue-store.ts';
import type { Config } from '../../config.ts';
import { answerCall } from '../../http/answer-call.ts';
import { limitGuesses, limitPerAddress } from '../../http/rate-limit.ts';
import { asDriveFailure } from '../../media/files/file-handler.ts';
import type { MediaUploads } from '../../media/uploads/media-uploads.ts';
import { addTusRoutes } from '../../media/uploads/upload-routes.ts';
import { requireMediaWrite } from '../../media/writing/writing-routes.ts';
import { addLinkPage, type LinkPageDeps } from '../../phone/phone-page-routes.ts';
import { findPhotoLink, openPhotoLink } from './photo-links.ts';
import { type PhotoDeps, photoUploads } from './photo-uploads.ts';
import { type PhotoName, readPhoto } from './read-photos.ts';

interface PhotoRouteDeps extends PhotoDeps {
  readonly catalogue: Pick<CatalogueStore, 'contact'>;
  readonly config: PhotoDeps['config'] & Pick<Config, 'formRateLimit' | 'mediaWrite'>;
  readonly tickets: DownloadTickets;
  readonly uploads: Pick<MediaUploads, 'add'>;
}

/** `/photos/TOKEN`: the page on which a visitor adds photos to a request. */
export const addPhotosPage = (router: Router, deps: PhotoRouteDeps & LinkPageDeps): void => {
  const find = async (token: string) => (await findPhotoLink(deps, token)).reference;
  addLinkPage(router, '/photos', deps, find, () => deps.catalogue.contact.email);
};

/** What that page calls. Every failure to find a link is 404, whatever the reason. */
export const addPhotoSending = (router: Router, deps: PhotoRouteDeps): void => {
  const answer = photoUploads(deps);
  const address = `${REQUEST_PHOTOS}/:token` as const;
  router.use(REQUEST_PHOTOS, limitGuesses());
  answerCall(router, requestPhotoCalls.openRequestPhotos, ({ params }) => openPhotoLink(deps, params.token));
  // Begun are as many as the forms of one address can bring.
  const limit = limitPerAddress(deps.config.formRateLimit * MAX_PHOTOS, {
    skip: ({ method }) => method !== 'POST',
  });
  addTusRoutes(router, address, limit, async (request, response) =>
    answer(await findPhotoLink(deps, String(request.params.token)), request, response),
  );
};

/** What a copy is called: everybody can see names in the library, so it says nothing of the request. */
const COPY_NAME = 'customer-photo.jpg';

/** The photos of a record, for staff. */
export const addRecordPhotos = (router: Router, deps: PhotoRouteDeps): void => {
  const { clock, config, tickets, uploads } = deps;
  const { query } = deps.database;
  const issue = tickets.offer<PhotoName>('photo', async (response, asked) => {
    const content = await readPhoto(query, asked);
    response.attachment(`${asked.reference}.jpg`).send(content);
  });

  router.get('/api/admin/submissions/:reference/photos/:id', async ({ params }, response) => {
    response.type('image/jpeg').send(await readPhoto(query, params));
  });
  staffAnswers(router, clock)(submissionCalls.requestPhotoDownload, async ({ params, response }) => {
    await readPhoto(query, params);
    return { url: await issue(response, params) };
  });
  const options = { before: [requireMediaWrite(config)], toFailure: asDriveFailure };
  staffAnswers(
    router,
    clock,
    options,
  )(submissionCalls.copyRequestPhoto, async ({ params, session }) => {
    const { adminId, username: by } = session;
    const planned = { owner: `staff:${adminId}`, by, folder: '', name: COPY_NAME };
    return { path: await uploads.add(await readPhoto(query, params), planned) };
  });
};
