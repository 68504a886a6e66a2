import { galleryPictures } from '@jeweler/core/business';
import type { Product } from '@jeweler/core/schemas';

/** How many bestsellers the home page shows. */
const HOME_BESTSELLERS = 4;

/** The products with a rank, best first; of the same rank in catalogue order. */
export const bestsellersOf = (products: readonly Product[]): Product[] =>
  products
    .filter((product) => product.bestseller_rank !== undefined)
    .sort((a, b) => (a.bestseller_rank ?? 0) - (b.bestseller_rank ?? 0))
    .slice(0, HOME_BESTSELLERS);

/** What the home page needs of the catalogue: the products of the gallery's pictures, and the bestsellers. */
export const homeProductsOf = (products: readonly Product[]): Product[] => {
  const shown = new Set([
    ...galleryPictures.map(({ product }) => product),
    ...bestsellersOf(products).map(({ slug }) => slug),
  ]);
  return products.filter(({ slug }) => shown.has(slug));
};
