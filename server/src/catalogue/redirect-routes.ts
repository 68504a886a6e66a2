import { type RecordKind, type RedirectList, redirectDeletionSchema } from '@jeweler/core/schemas';
import type { Router } from 'express';
import { NotFoundError } from '../errors.ts';
import { jsonBody } from '../http/json-body.ts';
import { validate } from '../validate.ts';
import { deleteOldAddress, readOldAddresses } from './old-addresses.ts';
import type { RecordDeps } from './record-deps.ts';
import { isVisible, slugOf } from './stored-record.ts';

const REDIRECTS = '/api/admin/catalogue/redirects';

const pages = { products: 'product', collections: 'collection', categories: 'category' } as const;
type PageKind = keyof typeof pages;
const isPageKind = (kind: RecordKind): kind is PageKind => kind in pages;

/** Former addresses of the catalogue's pages. */
export const addRedirectRoutes = (router: Router, { database, catalogue }: RecordDeps): void => {
  const list = async (): Promise<RedirectList> => {
    const addresses = await readOldAddresses(database.query);
    return {
      redirects: addresses.flatMap(({ kind, slug, recordId, retiredAt, usedOn }) => {
        if (!isPageKind(kind)) return [];
        const record = catalogue.records(kind).get(recordId);
        const present = record && isVisible(record) ? slugOf(record.fields) : null;
        return {
          from: `/${pages[kind]}/${slug}`,
          to: present === null ? undefined : `/${pages[kind]}/${present}`,
          name: (record && 'name' in record.fields && record.fields.name) || '',
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
    const [, page, slug = ''] = from.split('/');
    const kind = (Object.keys(pages) as PageKind[]).find((each) => pages[each] === page);
    if (!kind || !(await deleteOldAddress(database, kind, slug))) throw new NotFoundError();
    await catalogue.refresh();
    response.json(await list());
  });
};
