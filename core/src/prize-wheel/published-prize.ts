import { type PrizeSegment, prizeSegments } from './segments.ts';

/** Why a claim does not match a prize of the wheel. */
export type PrizeFault = 'unknown-prize' | 'other-value';

/**
 * The segment that matches a claim's service and value, which come from the visitor's browser and so cannot
 * be trusted. `fault` says why none matches.
 */
export const publishedPrize = (
  service: string,
  value: string,
):
  | { readonly segment: PrizeSegment; readonly fault?: never }
  | { readonly segment?: never; readonly fault: PrizeFault } => {
  const segment = prizeSegments.find((each) => each.service === service);
  if (!segment) return { fault: 'unknown-prize' };
  return segment.value === value ? { segment } : { fault: 'other-value' };
};
