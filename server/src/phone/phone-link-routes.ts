import { type PhoneLink, type PhoneLinkRequest, phoneLinkRequestSchema } from '@jeweler/core/schemas';
import type { Router } from 'express';
import { getSession } from '../accounts/require-staff.ts';
import type { Config } from '../config.ts';
import { jsonBody } from '../http/json-body.ts';
import type { MediaFolderWriter } from '../media/writing/media-folder-writer.ts';
import { requireMediaWrite } from '../media/writing/writing-routes.ts';
import { validate } from '../validate.ts';
import type { PhoneLinks } from './phone-links.ts';
import { PHONE_PAGE } from './phone-page-routes.ts';
import { phoneReach } from './phone-reach.ts';

const PHONE_UPLOADS = '/api/admin/phone-uploads';

interface PhoneLinkDeps {
  readonly config: Pick<Config, 'siteUrl' | 'host' | 'port' | 'mediaWrite'>;
  readonly phoneLinks: PhoneLinks;
  readonly folders: MediaFolderWriter;
}

/** Links for phones, made, watched and ended by staff. */
export const addPhoneLinkRoutes = (router: Router, { config, phoneLinks, folders }: PhoneLinkDeps): void => {
  /** @throws NotFoundError when there is no such folder to write into */
  const readTarget = async (body: unknown): Promise<PhoneLinkRequest> => {
    const target = validate(phoneLinkRequestSchema, body);
    await (target.name === undefined ? folders.folder(target.folder) : folders.madeFolder(target.folder));
    return target;
  };

  router.post(PHONE_UPLOADS, requireMediaWrite(config), jsonBody, async (request, response) => {
    const target = await readTarget(request.body);
    const { token, expiresAt } = await phoneLinks.create(getSession(response), target);
    const { origin, reach } = phoneReach(config);
    const link: PhoneLink = { url: `${origin}${PHONE_PAGE}/${token}`, expiresAt, reach };
    response.status(201).json(link);
  });

  router.post(`${PHONE_UPLOADS}/aim`, requireMediaWrite(config), jsonBody, async (request, response) => {
    await phoneLinks.aim(getSession(response), await readTarget(request.body));
    response.status(204).end();
  });

  router.get(PHONE_UPLOADS, async (_request, response) => {
    response.json(await phoneLinks.read(getSession(response)));
  });

  router.post(`${PHONE_UPLOADS}/revoke`, async (_request, response) => {
    await phoneLinks.revoke(getSession(response));
    response.status(204).end();
  });
};
