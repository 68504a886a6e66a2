import { readFileSync } from 'node:fs';
import { type Catalogue, catalogueSchema, type Product } from '@jeweler/core/schemas';

const SAMPLE = new URL('../../../server/sample-catalogue.json', import.meta.url);

/** The sample catalogue with its products repeated up to `count`, spread over all categories. */
export const largeCatalogue = (count: number): Catalogue => {
  const sample = catalogueSchema.parse(JSON.parse(readFileSync(SAMPLE, 'utf8')));
  const { categories, products } = sample;
  const product = (index: number): Product => {
    const model = products[index % products.length];
    const category = categories[index % categories.length];
    if (!model || !category) throw new Error('The sample catalogue is empty.');
    return {
      ...model,
      id: index + 1,
      slug: `${model.slug}-${index + 1}`,
      name: `${model.name} No. ${index + 1}`,
      category_id: category.id,
    };
  };
  return { ...sample, products: Array.from({ length: count }, (_, index) => product(index)) };
};
