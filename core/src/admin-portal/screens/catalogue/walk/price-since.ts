import type { CatalogueRecord } from '../../../../schemas/index.ts';

/** Since when a record has its price, or when that was last confirmed, as far as its history knows. */
export const priceSince = ({ history }: Pick<CatalogueRecord, 'history'>): string | undefined => {
  const last = history.find(
    ({ action, changes }) => action === 'price-confirmed' || changes.some(({ field }) => field === 'price'),
  );
  return (last ?? history.at(-1))?.at;
};
