import type { Product } from '@jeweler/core/schemas';
import { paths } from '../config/public-pages.ts';
import { galleryPictures } from '../content/gallery.ts';
import { type CardProduct, listedProducts, onCard } from './card-product.ts';
import { usePageData } from './page-data-context.ts';
import { useProducts } from './use-products.ts';

/** How many bestsellers the home page shows. */
const HOME_BESTSELLERS = 4;

/** The first HOME_BESTSELLERS products with a rank, best first; equal ranks in catalogue order. */
export const selectBestsellers = (products: readonly CardProduct[]): CardProduct[] =>
  products
    .filter((product) => product.bestseller_rank !== undefined)
    .sort((a, b) => (a.bestseller_rank ?? 0) - (b.bestseller_rank ?? 0))
    .slice(0, HOME_BESTSELLERS);

/**
 * The part of the catalogue that the home page needs: the products of the gallery's pictures, and the
 * bestsellers.
 */
export const selectHomeProducts = (all: readonly Product[]): CardProduct[] => {
  const products = listedProducts(all);
  const shown = new Set([
    ...galleryPictures.map(({ product }) => product),
    ...selectBestsellers(products).map(({ slug }) => slug),
  ]);
  return products.filter(({ slug }) => shown.has(slug)).map(onCard);
};

const none: readonly CardProduct[] = [];

/**
 * The products of the home page (`selectHomeProducts`): from the page's data or, after a navigation, from the
 * product list. Empty until the list is loaded, or if that fails: the page is complete without them.
 */
export const useHomeProducts = (): readonly CardProduct[] => {
  const page = usePageData();
  const isOwn = page.url === paths.home;
  const all = useProducts(!isOwn);
  if (isOwn) return page.products;
  return all.state === 'ready' ? selectHomeProducts(all.value) : none;
};
