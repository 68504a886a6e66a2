import type { Category, Collection, Product } from '@jeweler/core/schemas';
import { useCategories, useCollections } from '../../data/use-catalogue.ts';

/** The category of a piece and, if it belongs to one, its collection. */
export const usePlaceOf = (piece: Product): { category?: Category; collection?: Collection } => {
  const category = useCategories().find(({ id }) => id === piece.category_id);
  const collection = useCollections().find(({ id }) => id === piece.collection_id);
  return { ...(category ? { category } : {}), ...(collection ? { collection } : {}) };
};
