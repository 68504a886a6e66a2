import { requestPhotoCalls, submissionCalls } from '@jeweler/core/calls';
import { MAX_PHOTOS, REQUEST_PHOTOS } from '@jeweler/core/schemas';
import type { Router } from 'express';
import { type AccountDeps, staffAnswers } from '../../accounts/staff-answers.ts';
import type { CatalogueStore } from '../../catalogue/catalogue-store.ts';
import { networkOf } from '../../client-network.ts';
import { answerCall } from '../../http/answer-call.ts';
import { limitGuesses, limitPerAddress } from '../../http/rate-limit.ts';
import { tusBridge } from '../../media/uploads/tus-bridge.ts';
import { addTusRoutes } from '../../media/uploads/upload-routes.ts';
import { addLinkPage, type LinkPageDeps } from '../../phone/phone-page-routes.ts';
import { PhotoStore } from './photo-store.ts';
import { countPhotos, findPhotoLink, type PhotoLink, type PhotoName, readPhoto } from './read-photos.ts';

/** `/photos/TOKEN`: the page on which a visitor adds photos to a request. */
export const addPhotosPage = (
  router: Router,
  deps: AccountDeps & LinkPageDeps & { catalogue: CatalogueStore },
): void => {
  const find = async (token: string) => (await findPhotoLink(deps, token)).reference;
  addLinkPage(router, '/photos', deps, find, () => deps.catalogue.contact.email);
};

const STORED = { 'Upload-Outcome': 'stored' };

/** What that page calls. Every failure to find a link is 404, whatever the reason. */
export const addPhotoSending = (router: Router, deps: AccountDeps): void => {
  const address = `${REQUEST_PHOTOS}/:token` as const;
  const answer = tusBridge(({ submissionId }: PhotoLink & { readonly network: string }) => {
    const datastore = new PhotoStore(deps, submissionId);
    return {
      datastore,
      onUploadFinish: async () => ({ headers: STORED }),
      outcome: async (id) => {
        const { offset, size } = await datastore.getUpload(id);
        return offset === size ? STORED : {};
      },
    };
  });
  router.use(REQUEST_PHOTOS, limitGuesses());
  // What the page starts with, and asks for when it comes back into view.
  answerCall(router, requestPhotoCalls.openRequestPhotos, async ({ params }) => {
    const { submissionId, reference, expiresAt } = await findPhotoLink(deps, params.token);
    return { reference, expiresAt, ...(await countPhotos(deps.database.query, submissionId)) };
  });
  // Begun are as many as the forms of one address can bring.
  const limit = limitPerAddress(deps.config.formRateLimit * MAX_PHOTOS, {
    skip: ({ method }) => method !== 'POST',
  });
  addTusRoutes(router, address, limit, async (request, response) => {
    const link = await findPhotoLink(deps, String(request.params.token));
    return answer({ ...link, network: networkOf(request) }, request, response);
  });
};

/** The photos of a record, for staff. */
export const addRecordPhotos = (router: Router, { clock, database, tickets }: AccountDeps): void => {
  const { query } = database;
  const issue = tickets.offer<PhotoName>('photo', async (response, asked) => {
    const content = await readPhoto(query, asked);
    response.attachment(`${asked.reference}.jpg`).send(content);
  });

  router.get('/api/admin/submissions/:reference/photos/:id', async ({ params }, response) => {
    response.type('image/jpeg').send(await readPhoto(query, params));
  });
  staffAnswers(router, clock)(submissionCalls.requestPhotoDownload, async ({ params, response }) => {
    await readPhoto(query, params);
    return issue(response, params);
  });
};
