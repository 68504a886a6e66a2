import { readFileSync } from 'node:fs';
import { catalogueSchema, type Product } from '@jeweler/core/schemas';

const file = new URL('../../server/sample-catalogue.json', import.meta.url);

/** The catalogue a new shop starts with, which the server under test shows. */
export const shippedCatalogue = catalogueSchema.parse(JSON.parse(readFileSync(file, 'utf8')));

/** The products of a category or collection of the shipped catalogue. */
export const getProducts = (slug: string): Product[] => {
  const { categories, collections, products } = shippedCatalogue;
  const isNamed = (list: { slug: string }) => list.slug === slug;
  const category = categories.find(isNamed);
  const collection = collections.find(isNamed);
  return products.filter((product) =>
    category ? product.category_id === category.id : product.collection_id === collection?.id,
  );
};
