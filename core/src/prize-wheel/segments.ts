/** One stone of the wheel (SPEC section 3): `value` is display text, `weight` integer odds. */
export interface PrizeSegment {
  readonly id: string;
  readonly service: string;
  readonly value: string;
  readonly weight: number;
  /** Fill color of the stone, distinct per segment, alternating between dark and light. */
  readonly color: string;
}

/** The twelve segments in their order on the wheel, clockwise from the top (SPEC section 9). */
export const prizeSegments = [
  { id: 'cleaning', service: 'Jewelry Cleaning', value: '$30', weight: 8, color: '#5C1A27' },
  { id: 'inspection', service: 'Ring Inspection', value: '$35', weight: 8, color: '#E9D3A8' },
  { id: 'polish', service: 'Polish & Shine', value: '$40', weight: 7, color: '#1E3358' },
  { id: 'clasp', service: 'Clasp Repair', value: '$50', weight: 6, color: '#F4EBDD' },
  { id: 'prong', service: 'Prong Tightening', value: '$55', weight: 6, color: '#1B4A3A' },
  { id: 'chain', service: 'Chain Repair', value: '$65', weight: 5, color: '#E8C5B6' },
  { id: 'sizing', service: 'Ring Sizing', value: '$80', weight: 4, color: '#463058' },
  { id: 'solder', service: 'Basic Soldering', value: '$85', weight: 4, color: '#C5DAD8' },
  { id: 'battery', service: 'Watch Battery', value: '$25', weight: 9, color: '#2A2520' },
  { id: 'appraisal', service: 'Basic Appraisal', value: '$120', weight: 3, color: '#D5D8B0' },
  { id: 'stoneset', service: 'Stone Setting', value: '$130', weight: 2, color: '#633D18' },
  { id: 'laser', service: 'Laser Solder', value: '$150', weight: 1, color: '#D3CFDF' },
] as const satisfies readonly PrizeSegment[];

/** Sum of all weights, the denominator of the odds: 63. */
export const totalWeight = prizeSegments.reduce((sum, segment) => sum + segment.weight, 0);

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
