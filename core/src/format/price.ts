// Created on first use: pages without prices do not need them.
let whole: Intl.NumberFormat | undefined;
let cents: Intl.NumberFormat | undefined;
const dollars = { style: 'currency', currency: 'USD' } as const;

export const PRICE_UPON_REQUEST = 'Price upon request';

/** A price in US dollars as '$4,850' or '$12.50', or 'Price upon request' without one (SPEC section 9). */
export const formatPrice = (price: number | undefined): string => {
  if (price === undefined) return PRICE_UPON_REQUEST;
  if (Number.isInteger(price)) {
    whole ??= new Intl.NumberFormat('en-US', { ...dollars, maximumFractionDigits: 0 });
    return whole.format(price);
  }
  cents ??= new Intl.NumberFormat('en-US', dollars);
  return cents.format(price);
};
