const PRICE = /^\$\s?(\d[\d,]*(?:\.\d{1,2})?)(?:\s*(?:[-–—]|to)\s*\$?\s?(\d[\d,]*(?:\.\d{1,2})?))?$/;

const dollarsOf = (digits: string): number => Number(digits.replaceAll(',', ''));

/**
 * The sum in US dollars that a published price text says, or its range of sums: '$1,200', '$80 – $120'. Undefined
 * for everything else: '$25 per inch', 'CALL', 'Price upon request'.
 */
export const parsePrice = (text: string): { readonly from: number; readonly to: number } | undefined => {
  const [, low, high = low] = PRICE.exec(text.trim()) ?? [];
  if (low === undefined || high === undefined) return undefined;
  return { from: dollarsOf(low), to: dollarsOf(high) };
};
