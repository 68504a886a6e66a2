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
