import type { ServicePrice } from '@jeweler/core/business';

export interface PriceGroup {
  /** Absent where the list has no groups. */
  readonly heading: string | undefined;
  readonly prices: readonly ServicePrice[];
}

/** Puts neighbours with the same category together; the order of the list is kept. */
export const groupPrices = (prices: readonly ServicePrice[]): PriceGroup[] => {
  const groups: { heading: string | undefined; prices: ServicePrice[] }[] = [];
  for (const price of prices) {
    const current = groups.at(-1);
    if (current && current.heading === price.category) current.prices.push(price);
    else groups.push({ heading: price.category, prices: [price] });
  }
  return groups;
};
