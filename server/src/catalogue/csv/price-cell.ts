import { PRICE_UPON_REQUEST, parseTypedPrice } from '@jeweler/core/format';

/** `4250,50` and `4.250,50`, as where the comma separates cents: dots only between groups of three digits. */
const DECIMAL_COMMA = /^\$?\s?(\d{1,3}(?:\.\d{3})+|\d+),(\d{1,2})$/;
/** Four thousand, or four dollars and a quarter. */
const EITHER = /^\$?\s?(\d{1,3})\.(\d{3})$/;

export type PriceCell = { readonly value: number | undefined } | { readonly fault: string };

/**
 * The price that somebody has typed into a table; undefined where there is none: `4250`, `$4,250.00`, `4250,50`,
 * `Price upon request`. What can be read in two ways is a fault.
 */
export const readPriceCell = (cell: string): PriceCell => {
  const text = cell.trim();
  if (text === '' || text.toLowerCase() === PRICE_UPON_REQUEST.toLowerCase()) return { value: undefined };
  const typed = parseTypedPrice(text);
  if (typed !== undefined) return { value: typed };
  const [, dollars, cents] = DECIMAL_COMMA.exec(text) ?? [];
  if (dollars !== undefined) return { value: Number(`${dollars.replaceAll('.', '')}.${cents}`) };
  const [, thousands, hundreds] = EITHER.exec(text) ?? [];
  return {
    fault:
      thousands === undefined
        ? `“${text.slice(0, 40)}” is not a price. Please enter it in dollars, such as 4250 or 4250.50.`
        : `“${text}” can be ${thousands}${hundreds} or ${Number(`${thousands}.${hundreds}`)}. Please write one of these.`,
  };
};
