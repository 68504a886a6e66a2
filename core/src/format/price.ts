const whole = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const cents = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

export const PRICE_UPON_REQUEST = 'Price upon request';

/** A price in US dollars as '$4,850' or '$12.50', or 'Price upon request' without one (SPEC section 9). */
export const formatPrice = (price: number | undefined): string => {
  if (price === undefined) return PRICE_UPON_REQUEST;
  return (Number.isInteger(price) ? whole : cents).format(price);
};
