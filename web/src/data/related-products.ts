import { getMaterials } from '@jeweler/core/business';
import type { Product } from '@jeweler/core/schemas';
import { type CardProduct, listedProducts, onCard } from './card-product.ts';

/** Products that a page links to, besides those it is about. */
export interface RelatedProducts {
  /** Other products of the collection; absent on pages that are not about a single product. */
  collection?: CardProduct[];
  /** The most similar of the other products. */
  alike: CardProduct[];
}

/** Products in a row: one line on a wide screen. */
const PRODUCTS_IN_ROW = 4;

export const row = (products: readonly Product[]) => products.slice(0, PRODUCTS_IN_ROW).map(onCard);

/** The listed products from `product` on and round again, so that each product links to others. */
const following = (all: readonly Product[], product: Product | undefined): readonly Product[] => {
  const after = all.findIndex(({ id }) => id === product?.id) + 1;
  return listedProducts([...all.slice(after), ...all.slice(0, after)]);
};

const isSame = <Value>(one: Value | undefined, other: Value | undefined) =>
  one !== undefined && one === other ? 1 : 0;

/** Similarity, as a score: the category outweighs style, stone, metal and collection together. */
const likeness = (one: Product, other: Product): number =>
  8 * isSame(one.category_id, other.category_id) +
  isSame(one.style, other.style) +
  isSame(one.shape, other.shape) +
  isSame(one.collection_id, other.collection_id) +
  isSame(getMaterials(one)[0], getMaterials(other)[0]);

/** Those of `all` that are most similar to `products`, without these and `except`. */
const findMostSimilar = (
  all: readonly Product[],
  products: readonly Product[],
  except: readonly { id: number }[] = [],
): CardProduct[] => {
  const leftOut = new Set([...products, ...except].map(({ id }) => id));
  const ranked = following(all, products.at(-1))
    .filter(({ id }) => !leftOut.has(id))
    .map((product) => ({ product, score: Math.max(...products.map((one) => likeness(one, product))) }));
  ranked.sort((a, b) => b.score - a.score);
  return row(ranked.map(({ product }) => product));
};

/** The products that the page of `product` links to: more of its collection, then similar ones. */
export const relatedToProduct = (all: readonly Product[], product: Product): RelatedProducts => {
  const { id, collection_id } = product;
  const collection =
    collection_id === undefined
      ? []
      : row(following(all, product).filter((one) => one.collection_id === collection_id && one.id !== id));
  return { collection, alike: findMostSimilar(all, [product], collection) };
};

/** The products that a page with a short list links to. */
export const relatedToList = (all: readonly Product[], products: readonly Product[]): RelatedProducts => ({
  alike: findMostSimilar(all, products),
});
