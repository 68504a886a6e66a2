import type { Product } from '@jeweler/core/schemas';

/** The part of a product that a card shows, and the rank by which the home page selects its cards. */
export type CardProduct = Pick<
  Product,
  | 'id'
  | 'slug'
  | 'name'
  | 'price'
  | 'sold'
  | 'availability'
  | 'image_url'
  | 'image_alt'
  | 'image_focus'
  | 'second_view'
  | 'bestseller_rank'
>;

/**
 * Lists and rows carry this part only: descriptions and attributes would make the data of a page, which is
 * sent within its HTML, about a third longer.
 */
export const onCard = ({
  id,
  slug,
  name,
  price,
  sold,
  availability,
  image_url,
  image_alt,
  image_focus,
  second_view,
  bestseller_rank,
}: Product): CardProduct => ({
  id,
  slug,
  name,
  ...(price === undefined ? {} : { price }),
  ...(sold ? { sold } : {}),
  ...(availability ? { availability } : {}),
  image_url,
  ...(image_alt === undefined ? {} : { image_alt }),
  ...(image_focus === undefined ? {} : { image_focus }),
  ...(second_view ? { second_view } : {}),
  ...(bestseller_rank === undefined ? {} : { bestseller_rank }),
});
