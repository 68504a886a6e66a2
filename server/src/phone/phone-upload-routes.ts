import { phoneLinkCalls } from '@jeweler/core/calls';
import type { Router } from 'express';
import { answerCall } from '../http/answer-call.ts';
import { limitGuesses } from '../http/rate-limit.ts';
import type { MediaDeps } from '../media/media-deps.ts';
import type { AuthorizeUpload } from '../media/uploads/upload-access.ts';
import { addUploadRoutes } from '../media/uploads/upload-routes.ts';
import type { PhoneLinks } from './phone-links.ts';

/** Uploads of the phone's page: no session, but a token. */
const PHONE_UPLOADS = '/api/phone-uploads';

/** What the phone's page calls. Every failure to find a link is 404, whatever the reason. */
export const addPhoneUploads = (router: Router, deps: MediaDeps & { phoneLinks: PhoneLinks }): void => {
  const { config, phoneLinks, uploads } = deps;
  const path = `${PHONE_UPLOADS}/:token` as const;
  const authorize: AuthorizeUpload = async (request) => {
    const token = String(request.params.token);
    const link = await phoneLinks.find(token);
    return {
      owner: link.owner,
      client: link.owner,
      by: link.username,
      folder: link.folder,
      ...(link.name !== null && { name: link.name }),
      addsOnly: true,
      isValid: async () => (await phoneLinks.find(token)).owner === link.owner,
      onCreate: ({ size }) => phoneLinks.checkRoom(link, size),
    };
  };

  router.use(PHONE_UPLOADS, limitGuesses());
  answerCall(router, phoneLinkCalls.openPhoneLink, ({ params }) => phoneLinks.open(params.token));
  addUploadRoutes(router, { path, authorize, uploads, config });
};
