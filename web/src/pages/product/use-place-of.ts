import type { Category, Collection, Product } from '@jeweler/core/schemas';
import { useCategories, useCollections } from '../../data/use-catalogue.ts';

/** The category of a product and, if it belongs to one, its collection. */
export const usePlaceOf = (product: Product): { category?: Category; collection?: Collection } => {
  const category = useCategories().find(({ id }) => id === product.category_id);
  const collection = useCollections().find(({ id }) => id === product.collection_id);
  return { ...(category ? { category } : {}), ...(collection ? { collection } : {}) };
};
