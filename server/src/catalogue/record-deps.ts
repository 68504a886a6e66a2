import type { ShopData } from '../database/database.ts';
import { NotFoundError } from '../errors.ts';
import type { CatalogueStore } from './catalogue-store.ts';
import type { ProductPictures } from './product-pictures.ts';

export interface RecordDeps extends ShopData {
  readonly catalogue: CatalogueStore;
  readonly pictures: ProductPictures;
}

/** The id in an address. Throws NotFoundError for what is none. */
export const readRecordId = (given: unknown): number => {
  if (!/^[1-9]\d{0,14}$/.test(String(given))) throw new NotFoundError();
  return Number(given);
};
