import type { BulkChange, PriceRounding, RecordFields } from '@jeweler/core/schemas';
import { isVisible, mustBeComplete, type StoredRecord } from './stored-record.ts';

/** What a change makes of one record: a new value, or the reason why it does not change it. */
export type NewValue = { readonly field: string; readonly to: unknown } | { readonly reason: string };

const toCents = (dollars: number): number => Math.round(dollars * 100);

/** A hundredth of a percent is the smallest part of a price that counts; more digits of it are dropped. */
const PARTS = 10_000;

/**
 * To the nearest multiple, half up; without one to whole cents. All in whole numbers: 1.15 and 10 % are exactly 1.265.
 * @param parts of a cent, 10,000 to each
 */
const roundPrice = (parts: number, rounding: PriceRounding | undefined): number => {
  const step = (rounding === undefined ? 1 : toCents(rounding)) * PARTS;
  return (Math.floor((2 * parts + step) / (2 * step)) * step) / PARTS / 100;
};

const newPrice = (present: number | undefined, price: (from: number) => number): NewValue => {
  if (present === undefined) return { reason: 'It has no price.' };
  const to = price(present);
  if (to <= 0) return { reason: 'Its price would be nothing.' };
  return { field: 'price', to };
};

/** What `change` makes of a product. An empty price stays empty. */
export const newValue = (record: StoredRecord, change: BulkChange): NewValue => {
  const { price } = record.fields as RecordFields<'products'>;
  switch (change.kind) {
    case 'price-percent':
      return newPrice(price, (from) =>
        roundPrice(toCents(from) * (PARTS + Math.round(change.percent * 100)), change.rounding),
      );
    case 'price-amount':
      return newPrice(price, (from) =>
        roundPrice((toCents(from) + toCents(change.amount)) * PARTS, change.rounding),
      );
    case 'state':
      if (change.with_category !== undefined && !mustBeComplete(record))
        return { reason: 'Visitors do not see it.' };
      return { field: 'state', to: change.state };
    case 'category':
      return { field: 'category_id', to: change.category_id };
    case 'collection':
      return { field: 'collection_id', to: change.collection_id ?? undefined };
  }
};

/** A record in which one field has another value; `state` and what depends on it stand here like a field. */
export const withValue = (
  record: StoredRecord,
  field: string,
  value: unknown,
  at: string,
): Partial<StoredRecord> => {
  if (field !== 'state') {
    const { [field]: _, ...others } = record.fields as Readonly<Record<string, unknown>>;
    return { fields: value === undefined ? others : { ...others, [field]: value } };
  }
  const state = value as StoredRecord['state'];
  return {
    state,
    publishAt: undefined,
    soldAt: state === 'sold' ? (isVisible(record) && record.soldAt) || at : undefined,
  };
};
