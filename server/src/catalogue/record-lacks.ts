import { listLacks, monthsBefore } from '@jeweler/core/business';
import type { ProductLack } from '@jeweler/core/schemas';
import type { Database } from '../database/database.ts';
import { readSettings } from '../staff/portal-settings.ts';
import type { CatalogueStore } from './catalogue-store.ts';
import type { ProductPictures } from './product-pictures.ts';
import { fieldsOf, type StoredRecord } from './stored-record.ts';

/** What a record lacks now; only products lack anything. */
export type LacksOf = (record: StoredRecord) => readonly ProductLack[];

export interface LackDeps {
  readonly database: Database;
  readonly clock: () => Date;
  readonly catalogue: Pick<CatalogueStore, 'pricedAt'>;
  readonly pictures: Pick<ProductPictures, 'revision' | 'has' | 'sizeOf'>;
}

const NOTHING: readonly ProductLack[] = [];

const knownLacks = new WeakMap<
  StoredRecord,
  { readonly revision: string; readonly lacks: readonly ProductLack[] }
>();

/** Found once for each version of the record and of what is known about pictures. */
const ownLacks = (record: StoredRecord, pictures: LackDeps['pictures']): readonly ProductLack[] => {
  const { revision } = pictures;
  const known = knownLacks.get(record);
  if (known?.revision === revision) return known.lacks;
  const lacks = listLacks(fieldsOf(record), {
    has: (url) => pictures.has(url),
    sizeOf: (url) => pictures.sizeOf(url),
  });
  knownLacks.set(record, { revision, lacks });
  return lacks;
};

/** What products lack by the present settings and time. The price of a sold piece is not shown any more. */
export const readLacks = async ({ database, clock, catalogue, pictures }: LackDeps): Promise<LacksOf> => {
  const { priceMonths } = (await readSettings(database.query)).settings;
  const limit = priceMonths === null ? undefined : monthsBefore(clock(), priceMonths).toISOString();
  const hasOldPrice = (record: StoredRecord) =>
    limit !== undefined &&
    record.state !== 'sold' &&
    fieldsOf(record).price !== undefined &&
    catalogue.pricedAt(record) < limit;
  return (record) => {
    if (record.kind !== 'products') return NOTHING;
    const lacks = ownLacks(record, pictures);
    return hasOldPrice(record) ? [...lacks, 'old-price'] : lacks;
  };
};
