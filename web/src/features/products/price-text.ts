import { formatPrice } from '@jeweler/core/format';
import type { Product } from '@jeweler/core/schemas';

/** What stands in the place of a product's price; of what is sold, no price is told. */
export const priceText = ({ price, sold }: Pick<Product, 'price' | 'sold'>): string =>
  sold ? 'Sold' : formatPrice(price);
