import type { RecordKind } from '@jeweler/core/schemas';
import type { Handler } from 'express';
import type { Database } from '../database/sqlite.ts';
import type { CatalogueStore } from './catalogue-store.ts';
import { isVisible, slugOf } from './stored-record.ts';

interface AddressDeps {
  readonly catalogue: Pick<CatalogueStore, 'records' | 'oldAddress'>;
  readonly database: Database;
  readonly clock: () => Date;
}

const kindsByPath: Readonly<Record<string, RecordKind>> = {
  product: 'products',
  collection: 'collections',
  category: 'categories',
};

/** What a page of the catalogue is called: `/product/oval-halo-ring`. */
const PAGE = /^\/(product|collection|category)\/([^/?]+)\/?$/;

/**
 * Former addresses of the catalogue's pages lead to the present one (301), or say that it is gone for good (410,
 * with the not-found screen). An address that a visible record has is that record's.
 */
export const oldAddresses =
  ({ catalogue, database, clock }: AddressDeps): Handler =>
  async (request, response, next) => {
    const [, page = '', slug = ''] = PAGE.exec(request.path) ?? [];
    const kind = kindsByPath[page];
    const old = kind && catalogue.oldAddress(kind, slug);
    if (!kind || !old) return next();
    const records = catalogue.records(kind);
    for (const record of records.values())
      if (isVisible(record) && slugOf(record.fields) === slug) return next();
    const target = records.get(old.recordId);
    if (!target || target.deletedAt !== undefined) {
      response.locals.isGone = true;
      return next();
    }
    const present = slugOf(target.fields);
    if (!isVisible(target) || present === null) return next();
    const query = request.url.slice(request.path.length);
    response.removeHeader('Cache-Control');
    response.status(301).location(`/${page}/${present}${query}`).end();
    await noteUse(database, kind, slug, old.usedOn, clock().toISOString().slice(0, 10));
  };

/** Once a day is enough to see whether an address is still in use. */
const noteUse = async (
  database: Database,
  kind: RecordKind,
  slug: string,
  usedOn: string | undefined,
  today: string,
): Promise<void> => {
  if (usedOn === today) return;
  await database.writes.run((trx) =>
    trx
      .updateTable('catalogue_addresses')
      .set({ used_on: today })
      .where('kind', '=', kind)
      .where('slug', '=', slug)
      .execute(),
  );
};
