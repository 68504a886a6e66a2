import { phoneLinkCalls } from '@jeweler/core/calls';
import type { PhoneLinkRequest } from '@jeweler/core/schemas';
import type { Router } from 'express';
import { staffAnswers } from '../accounts/staff-answers.ts';
import { answerCall } from '../http/answer-call.ts';
import { limitGuesses } from '../http/rate-limit.ts';
import type { MediaDeps } from '../media/media-deps.ts';
import type { AuthorizeUpload } from '../media/uploads/upload-access.ts';
import { addUploadRoutes } from '../media/uploads/upload-routes.ts';
import { MediaFolderWriter } from '../media/writing/media-folder-writer.ts';
import { requireMediaWrite } from '../media/writing/writing-routes.ts';
import type { PhoneLinks } from './phone-links.ts';
import { PHONE_PAGE } from './phone-page-routes.ts';
import { phoneReach } from './phone-reach.ts';

/** Links for phones, made, watched and ended by staff. */
export const addPhoneLinkRoutes = (
  router: Router,
  { config, clock, phoneLinks }: MediaDeps & { phoneLinks: PhoneLinks },
): void => {
  const folders = new MediaFolderWriter(config.mediaDir);
  const add = staffAnswers(router, clock);
  const addWrite = staffAnswers(router, clock, { before: [requireMediaWrite(config)] });
  /** @throws NotFoundError when there is no such folder to write into */
  const findFolder = ({ name, folder }: PhoneLinkRequest): Promise<string> =>
    name === undefined ? folders.folder(folder) : folders.madeFolder(folder);

  addWrite(phoneLinkCalls.createPhoneLink, async ({ sent, session }) => {
    await findFolder(sent);
    const { token, expiresAt } = await phoneLinks.create(session, sent);
    const { origin, reach } = phoneReach(config);
    return { url: `${origin}${PHONE_PAGE}/${token}`, expiresAt, reach };
  });

  addWrite(phoneLinkCalls.aimPhoneLink, async ({ sent, session }) => {
    await findFolder(sent);
    await phoneLinks.aim(session, sent);
  });

  add(phoneLinkCalls.getPhoneLink, ({ session }) => phoneLinks.read(session));
  add(phoneLinkCalls.revokePhoneLink, ({ session }) => phoneLinks.revoke(session));
};

/** Uploads of the phone's page: no session, but a token. */
const PHONE_UPLOADS = '/api/phone-uploads';

/** What the phone's page calls. Every failure to find a link is 404, whatever the reason. */
export const addPhoneUploads = (router: Router, deps: MediaDeps & { phoneLinks: PhoneLinks }): void => {
  const { phoneLinks } = deps;
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
  addUploadRoutes(router, deps, `${PHONE_UPLOADS}/:token`, authorize);
};
