import type { Category, Collection, Product } from '@jeweler/core/schemas';
import { useCategories, useCollections } from '../../data/use-catalogue.ts';

/** The category of a piece and, if it belongs to one, its collection. */
export const usePlaceOf = (piece: Product): { category?: Category; collection?: Collection } => {
  const categories = useCategories();
  const collections = useCollections();
  const category =
    categories.state === 'ready' ? categories.value.find(({ id }) => id === piece.category_id) : undefined;
  const collection =
    collections.state === 'ready'
      ? collections.value.find(({ id }) => id === piece.collection_id)
      : undefined;
  return { ...(category ? { category } : {}), ...(collection ? { collection } : {}) };
};
