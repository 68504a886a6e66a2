import { shopDay } from '@jeweler/core/business';
import type { Handler } from 'express';
import type { ShopData } from '../database/database.ts';
import type { CatalogueStore } from './catalogue-store.ts';
import { noteUse, type OldAddress } from './old-addresses.ts';
import { pagePath, parsePagePath } from './record-pages.ts';
import { isVisible, slugOf } from './stored-record.ts';

/**
 * Former addresses of the catalogue's pages lead to the present one (301), or say that it is gone for good (410,
 * with the not-found screen). An address that a visible record has is that record's.
 */
export const oldAddresses = ({
  catalogue,
  database,
  clock,
}: ShopData & { catalogue: CatalogueStore }): Handler => {
  const noted = new WeakMap<OldAddress, string>();
  /** Once a day is enough to see whether an address is still in use; nobody waits for it. */
  const note = (old: OldAddress): void => {
    const today = shopDay(clock());
    if ((noted.get(old) ?? old.usedOn) === today) return;
    noted.set(old, today);
    noteUse(database, old, today).catch(() => noted.delete(old));
  };

  return (request, response, next) => {
    const page = parsePagePath(request.path);
    const old = page && catalogue.oldAddress(page.kind, page.slug);
    if (!page || !old) return next();
    const records = catalogue.records(page.kind);
    for (const record of records.values())
      if (isVisible(record) && slugOf(record.fields) === page.slug) return next();
    const target = records.get(old.recordId);
    if (!target || target.deletedAt !== undefined) {
      response.locals.isGone = true;
      return next();
    }
    const present = slugOf(target.fields);
    if (!isVisible(target) || present === null) return next();
    const query = request.url.slice(request.path.length);
    response
      .status(301)
      // The address may belong to another piece, or to this one again: browsers would keep the answer for ever.
      .set('Cache-Control', 'no-cache')
      .location(pagePath(page.kind, present) + query)
      .end();
    note(old);
  };
};
