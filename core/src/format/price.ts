import { formatCount } from './count.ts';

export const PRICE_UPON_REQUEST = 'Price upon request';

/**
 * A price in US dollars as '$4,850' or '$12.50', fractions rounded to cents, or 'Price upon request' without
 * one (SPEC section 9).
 */
export const formatPrice = (price: number | undefined): string => {
  if (price === undefined) return PRICE_UPON_REQUEST;
  if (Number.isInteger(price)) return `$${formatCount(price)}`;
  const [dollars, cents] = price.toFixed(2).split('.');
  return `$${formatCount(Number(dollars))}.${cents}`;
};
