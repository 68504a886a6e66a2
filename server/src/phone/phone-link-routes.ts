import { phoneLinkCalls } from '@jeweler/core/calls';
import type { PhoneLinkRequest } from '@jeweler/core/schemas';
import type { Router } from 'express';
import { staffAnswers } from '../accounts/staff-answers.ts';
import type { MediaDeps } from '../media/media-deps.ts';
import type { MediaFolderWriter } from '../media/writing/media-folder-writer.ts';
import { requireMediaWrite } from '../media/writing/writing-routes.ts';
import type { PhoneLinks } from './phone-links.ts';
import { PHONE_PAGE } from './phone-page-routes.ts';
import { phoneReach } from './phone-reach.ts';

/** Links for phones, made, watched and ended by staff. */
export const addPhoneLinkRoutes = (
  router: Router,
  { config, clock, phoneLinks, folders }: MediaDeps & { phoneLinks: PhoneLinks; folders: MediaFolderWriter },
): void => {
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
