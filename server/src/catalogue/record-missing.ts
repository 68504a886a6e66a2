import { listMissing, monthsBefore } from '@jeweler/core/business';
import type { MissingField } from '@jeweler/core/schemas';
import type { Database } from '../database/database.ts';
import { readSettings } from '../settings/portal-settings.ts';
import type { ProductPictures } from './product-pictures.ts';
import { fieldsOf, type StoredRecord } from './stored-record.ts';

export interface MissingDeps {
  readonly database: Database;
  readonly clock: () => Date;
  readonly pictures: ProductPictures;
}

/**
 * Tells what is missing in each of these records by the present settings and time; only in products anything is. The
 * price of a sold piece is not shown any more.
 */
export const readMissing = async (
  { database, clock, pictures }: MissingDeps,
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
