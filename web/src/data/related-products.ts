import type { Product } from '@jeweler/core/schemas';
import { materialsOf } from './product-materials.ts';

/** What a card shows of a product. */
export type CardProduct = Pick<Product, 'id' | 'slug' | 'name' | 'price' | 'image_url' | 'second_view'>;

/** Products that a page leads on to, besides those it is about. */
export interface RelatedProducts {
  /** Others of the product's collection; absent on pages that are about no single product. */
  collection?: CardProduct[];
  /** The most alike of the others. */
  alike: CardProduct[];
}

/** Products in a row: one line on a wide screen. */
const PRODUCTS_IN_ROW = 4;

const onCard = ({ id, slug, name, price, image_url, second_view }: Product): CardProduct => ({
  id,
  slug,
  name,
  ...(price === undefined ? {} : { price }),
  image_url,
  ...(second_view ? { second_view } : {}),
});

const row = (products: readonly Product[]) => products.slice(0, PRODUCTS_IN_ROW).map(onCard);

/** The list from after `product` on and round again, so that each product leads on to others. */
const following = (all: readonly Product[], product: Product | undefined): Product[] => {
  const after = all.findIndex(({ id }) => id === product?.id) + 1;
  return [...all.slice(after), ...all.slice(0, after)];
};

const isSame = <Value>(one: Value | undefined, other: Value | undefined) =>
  one !== undefined && one === other ? 1 : 0;

/** The category decides; within it style, stone, metal and collection. */
const likeness = (one: Product, other: Product): number =>
  8 * isSame(one.category_id, other.category_id) +
  isSame(one.style, other.style) +
  isSame(one.shape, other.shape) +
  isSame(one.collection_id, other.collection_id) +
  isSame(materialsOf(one)[0], materialsOf(other)[0]);

/** Those of `all` that are most like `products`, which are left out together with `except`. */
const mostAlike = (
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

/** What the page of `product` leads on to: more of its collection, then others like it. */
export const relatedToProduct = (all: readonly Product[], product: Product): RelatedProducts => {
  const { id, collection_id } = product;
  const collection =
    collection_id === undefined
      ? []
      : row(following(all, product).filter((one) => one.collection_id === collection_id && one.id !== id));
  return { collection, alike: mostAlike(all, [product], collection) };
};

/** What a list of few products leads on to. */
export const relatedToList = (all: readonly Product[], products: readonly Product[]): RelatedProducts => ({
  alike: mostAlike(all, products),
});
