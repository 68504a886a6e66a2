import { type PrizeSegment, prizeSegments } from './segments.ts';

/** Why a claim names nothing that the wheel gives. */
export type PrizeFault = 'unknown-prize' | 'other-value';

/**
 * The segment that a claim names, by the service and value it was sent with: they come from the visitor's browser,
 * where anything can be written. `fault` says what is wrong where it names none.
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
