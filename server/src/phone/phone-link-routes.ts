import { type PhoneLink, phoneLinkRequestSchema } from '@jeweler/core/schemas';
import type { Router } from 'express';
import type { Config } from '../config.ts';
import { jsonBody } from '../http/json-body.ts';
import { requireMediaWrite } from '../media/writing/writing-routes.ts';
import { getSession } from '../staff/require-staff.ts';
import { validate } from '../validate.ts';
import type { PhoneLinks } from './phone-links.ts';
import { PHONE_PAGE } from './phone-page-routes.ts';
import { phoneReach } from './phone-reach.ts';

const PHONE_UPLOADS = '/api/admin/phone-uploads';

interface PhoneLinkDeps {
  readonly config: Pick<Config, 'siteUrl' | 'host' | 'port' | 'mediaWrite'>;
  readonly phoneLinks: Pick<PhoneLinks, 'create' | 'read' | 'revoke'>;
  /** @throws NotFoundError when there is no such folder to write into */
  readonly checkFolder: (folder: string) => Promise<unknown>;
}

/** Links for phones, made, watched and ended by staff. */
export const addPhoneLinkRoutes = (
  router: Router,
  { config, phoneLinks, checkFolder }: PhoneLinkDeps,
): void => {
  router.post(PHONE_UPLOADS, requireMediaWrite(config), jsonBody, async (request, response) => {
    const { folder } = validate(phoneLinkRequestSchema, request.body);
    await checkFolder(folder);
    const { token, expiresAt } = await phoneLinks.create(getSession(response), folder);
    const { origin, reach } = phoneReach(config);
    const link: PhoneLink = { url: `${origin}${PHONE_PAGE}/${token}`, expiresAt, reach };
    response.status(201).json(link);
  });

  router.get(PHONE_UPLOADS, async (_request, response) => {
    response.json(await phoneLinks.read(getSession(response)));
  });

  router.post(`${PHONE_UPLOADS}/revoke`, async (_request, response) => {
    await phoneLinks.revoke(getSession(response));
    response.status(204).end();
  });
};
