import type { Product } from '@jeweler/core/schemas';

/** What a card shows, and the rank by which the home page selects its cards. */
const cardFields = [
  'id',
  'slug',
  'name',
  'price',
  'sold',
  'availability',
  'image_url',
  'image_alt',
  'image_focus',
  'second_view',
  'bestseller_rank',
] as const satisfies readonly (keyof Product)[];

export type CardProduct = Pick<Product, (typeof cardFields)[number]>;

/** What a card gives to the page of its product, which shows it until it has the rest. */
export interface ProductLocationState {
  readonly card: CardProduct;
  /** Address of its picture as it is on the screen. */
  shown?: string | undefined;
}

/**
 * Lists and rows carry this part only: descriptions and attributes would make the data of a page, which is
 * sent within its HTML, about a third longer.
 */
export const onCard = (product: Product): CardProduct =>
  // `Object.fromEntries` forgets the names.
  Object.fromEntries(
    cardFields.flatMap((field) => (product[field] === undefined ? [] : [[field, product[field]]])),
  ) as CardProduct;

/** The products that lists and rows show; the pages of the others can only be reached by their address. */
export const listedProducts = (all: readonly Product[]): readonly Product[] =>
  all.some(({ unlisted }) => unlisted) ? all.filter(({ unlisted }) => !unlisted) : all;
