import { hasPage, type RedirectList, redirectDeletionSchema } from '@jeweler/core/schemas';
import type { Router } from 'express';
import { NotFoundError } from '../errors.ts';
import { jsonBody } from '../http/json-body.ts';
import { validate } from '../validate.ts';
import { deleteOldAddress, readOldAddresses } from './old-addresses.ts';
import type { RecordDeps } from './record-missing.ts';
import { pagePath, parsePagePath } from './record-pages.ts';
import { isVisible, nameOf, slugOf } from './stored-record.ts';

const REDIRECTS = '/api/admin/catalogue/redirects';

/** Former addresses of the catalogue's pages. */
export const addRedirectRoutes = (router: Router, { database, catalogue }: RecordDeps): void => {
  const list = async (): Promise<RedirectList> => {
    const addresses = await readOldAddresses(database.query);
    return {
      redirects: addresses.flatMap(({ kind, slug, recordId, retiredAt, usedOn }) => {
        if (!hasPage(kind)) return [];
        const record = catalogue.records(kind).get(recordId);
        const present = record && isVisible(record) ? slugOf(record.fields) : null;
        return {
          from: pagePath(kind, slug),
          to: present === null ? undefined : pagePath(kind, present),
          name: record ? nameOf(record) : '',
          retiredAt,
          usedOn,
        };
      }),
    };
  };

  router.get(REDIRECTS, async (_request, response) => {
    response.json(await list());
  });

  router.post(`${REDIRECTS}/delete`, jsonBody, async (request, response) => {
    const { from } = validate(redirectDeletionSchema, request.body);
    const page = parsePagePath(from);
    if (!page || !(await deleteOldAddress(database, page))) throw new NotFoundError();
    response.json(await list());
  });
};
