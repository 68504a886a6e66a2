import { galleryPictures } from '@jeweler/core/business';
import type { Product } from '@jeweler/core/schemas';
import { paths } from '../config/paths.ts';
import { usePageData } from './page-data-context.ts';
import { useProducts } from './use-products.ts';

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

const none: readonly Product[] = [];

/**
 * The products of the home page (`homeProductsOf`): they come with its HTML or, after a navigation, with the
 * product list. None until then, and none when it cannot be fetched: the page is whole without them.
 */
export const useHomeProducts = (): readonly Product[] => {
  const page = usePageData();
  const isOwn = page.url === paths.home;
  const all = useProducts(!isOwn);
  if (isOwn) return page.products;
  return all.state === 'ready' ? all.value.products : none;
};
