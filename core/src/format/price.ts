import type { ServiceLine } from '../schemas/index.ts';
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

/** The price of a service: '$25', '$25+', '$25 per inch', or 'CALL' (SPEC section 9). */
export const formatServicePrice = ({ price, suffix = '' }: Pick<ServiceLine, 'price' | 'suffix'>): string =>
  price === undefined || suffix === 'call'
    ? 'CALL'
    : `${formatPrice(price)}${suffix === 'inch' ? ' per inch' : suffix}`;

const PRICE = /^\$\s?(\d[\d,]*(?:\.\d{1,2})?)(?:\s*(?:[-–—]|to)\s*\$?\s?(\d[\d,]*(?:\.\d{1,2})?))?$/;
const toDollars = (digits: string): number => Number(digits.replaceAll(',', ''));

/**
 * The amount in US dollars in a published price text, or its range: '$1,200', '$80 – $120'. Undefined for
 * anything else: '$25 per inch', 'CALL', 'Price upon request'.
 */
export const parsePrice = (text: string): { readonly from: number; readonly to: number } | undefined => {
  const [, low, high = low] = PRICE.exec(text.trim()) ?? [];
  if (low === undefined || high === undefined) return undefined;
  return { from: toDollars(low), to: toDollars(high) };
};

const TYPED_PRICE = /^\$?\s?(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?$/;

/**
 * The amount in US dollars that somebody has typed: '4250', '4,250.50', '$4,250'. Undefined for anything else,
 * also for '4,2,50', and for '4.250', which elsewhere means four thousand.
 */
export const parseTypedPrice = (text: string): number | undefined => {
  const [, dollars, cents = ''] = TYPED_PRICE.exec(text.trim()) ?? [];
  return dollars === undefined ? undefined : Number(`${dollars.replaceAll(',', '')}.${cents}`);
};

/** A price as it stands in a form: '4250', '4250.50'. */
export const typedPrice = (price: number): string =>
  Number.isInteger(price) ? String(price) : price.toFixed(2);

/** A number with or without decimals, after a dot or a comma: '1.2', '1,25'. Undefined for anything else. */
export const parseTypedDecimal = (typed: string): number | undefined =>
  /^\s*\d+(?:[.,]\d+)?\s*$/.test(typed) ? Number(typed.replace(',', '.')) : undefined;
