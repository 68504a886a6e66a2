import type { Product } from '@jeweler/core/schemas';

let lastId = 0;

/** A valid product of category 1; `changes` replace single fields. */
export const product = (changes: Partial<Product> = {}): Product => {
  lastId += 1;
  return {
    id: lastId,
    slug: `piece-number-${lastId}`,
    name: `Piece Number ${lastId}`,
    price: 4850,
    description: 'A round brilliant in four prongs.',
    image_url: '/media/products/piece.jpg',
    category_id: 1,
    ...changes,
  };
};

/** `count` products that differ only in id, slug and name. */
export const manyProducts = (count: number, changes: Partial<Product> = {}): Product[] =>
  Array.from({ length: count }, () => product(changes));
