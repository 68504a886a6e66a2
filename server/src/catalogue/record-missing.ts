import { listMissing, monthsBefore } from '@jeweler/core/business';
import type { MissingField } from '@jeweler/core/schemas';
import type { Dashboard } from '@jeweler/core/submissions';
import type { ShopData } from '../database/database.ts';
import { readSettings } from '../settings/portal-settings.ts';
import { eachInTurn } from '../turns.ts';
import type { CatalogueStore } from './catalogue-store.ts';
import type { ProductPictures } from './product-pictures.ts';
import { fieldsOf, type StoredRecord } from './stored-record.ts';

export interface RecordDeps extends ShopData {
  readonly catalogue: CatalogueStore;
  readonly pictures: ProductPictures;
}

/**
 * Tells what is missing in each of these records by the present settings and time; only in products anything is. The
 * price of a sold piece is not shown any more.
 */
export const readMissing = async (
  { database, clock, pictures }: RecordDeps,
  records: readonly StoredRecord[],
): Promise<(record: StoredRecord) => MissingField[]> => {
  const { priceMonths } = (await readSettings(database.query)).settings;
  const limit = priceMonths === null ? undefined : monthsBefore(clock(), priceMonths).toISOString();
  const hasOldPrice = ({ state, pricedAt, changedAt, fields }: StoredRecord) =>
    limit !== undefined &&
    state !== 'sold' &&
    fieldsOf({ fields }).price !== undefined &&
    // A server of the version before does not say when.
    (pricedAt ?? changedAt) < limit;
  const known = await pictures.read(records);
  return (record) => {
    if (record.kind !== 'products') return [];
    const missing = listMissing(fieldsOf(record), known);
    return hasOldPrice(record) ? [...missing, 'old-price'] : missing;
  };
};

/** In how many pieces that are on the website, sold ones left out, something is missing, and what. */
export const countMissing = async (deps: RecordDeps): Promise<NonNullable<Dashboard['missingFields']>> => {
  const shown = [...deps.catalogue.records('products').values()].filter(
    ({ state, deletedAt }) => state === 'live' && deletedAt === undefined,
  );
  const missingIn = await readMissing(deps, shown);
  const counts: Partial<Record<MissingField, number>> = {};
  let pieces = 0;
  await eachInTurn(shown, (record) => {
    const missing = missingIn(record);
    if (missing.length > 0) pieces += 1;
    for (const field of missing) counts[field] = (counts[field] ?? 0) + 1;
  });
  return { pieces, counts };
};
