import { formatPrice } from '@jeweler/core/format';
import { availabilityNames, type Product } from '@jeweler/core/schemas';

/** What stands in the place of a product's price; of what is sold, no price is told. */
export const priceText = ({ price, sold }: Pick<Product, 'price' | 'sold'>): string =>
  sold ? 'Sold' : formatPrice(price);

/** Where a product is, if staff have said so of one that is not sold. */
export const availabilityText = ({ availability, sold }: Pick<Product, 'availability' | 'sold'>) =>
  availability && !sold ? availabilityNames[availability] : undefined;
