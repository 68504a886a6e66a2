import { readFileSync } from 'node:fs';
import { catalogueSchema, type Product } from '@jeweler/core/schemas';

const file = new URL('../../../server/sample-catalogue.json', import.meta.url);
const { categories, collections, products } = catalogueSchema.parse(JSON.parse(readFileSync(file, 'utf8')));

/** The products of a category or collection in the sample catalogue, which the server under test uses. */
export const productsOf = (slug: string): Product[] => {
  const isNamed = (list: { slug: string }) => list.slug === slug;
  const category = categories.find(isNamed);
  const collection = collections.find(isNamed);
  return products.filter((product) =>
    category ? product.category_id === category.id : product.collection_id === collection?.id,
  );
};
