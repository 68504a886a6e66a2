import {
  type Catalogue,
  type CatalogueRecord,
  catalogueRecordSchema,
  type RecordKind,
  type RecordPage,
  recordPageSchema,
} from '@jeweler/core/schemas';
import { expect } from 'vitest';
import { smallCatalogue } from '../../support/sample-catalogue.ts';
import type { Answer } from '../../support/test-server.ts';
import { type Staff, startInbox } from '../inbox/inbox.ts';

export const path = (kind: RecordKind, ...rest: readonly (string | number)[]) =>
  ['/api/admin/catalogue', kind, ...rest].join('/');

/** A product that visitors may see. */
export const ring = {
  slug: 'oval-halo',
  name: 'Oval Halo',
  price: 7200,
  description: 'An oval diamond in a halo.',
  image_url: '/media/products/oval-halo.jpg',
  category_id: 1,
};

/** A server with a small catalogue, and a member of staff who works on it. */
export const openDesk = async (catalogue: Catalogue = smallCatalogue()) => {
  const inbox = await startInbox();
  await inbox.server.catalogue.replace(catalogue);
  const read = (kind: RecordKind, { status, body }: Answer, expected = 200): CatalogueRecord => {
    expect({ status, body }).toMatchObject({ status: expected });
    return catalogueRecordSchema(kind).parse(body);
  };
  const shown = async (list = 'products') =>
    (await inbox.server.request('GET', `/api/${list}`)).body as Catalogue['products'];
  return {
    ...inbox,
    read,
    /** The answer to a GET of any path. */
    fetch: inbox.get,
    shown,
    get: async (kind: RecordKind, id: number, staff: Staff = inbox) =>
      read(kind, await staff.get(path(kind, id))),
    list: async (kind: RecordKind, query = ''): Promise<RecordPage> =>
      recordPageSchema(kind).parse((await inbox.get(`${path(kind)}${query}`)).body),
    create: async (product: object, state = 'draft') =>
      read('products', await inbox.post(path('products'), { product, state }), 201),
    change: (record: CatalogueRecord, changes: object, staff: Staff = inbox) =>
      staff.post(path('products', record.id), { changes, revision: record.revision }),
    act: (record: CatalogueRecord, action: string, body: object = {}, kind: RecordKind = 'products') =>
      inbox.post(path(kind, record.id, action), { revision: record.revision, ...body }),
  };
};
