// Plain lists in a file without zod, as those of products.

/** The tabs of the services page in their order, and their names; the first is open at first (SPEC sections 2 and 9). */
export const serviceGroups = {
  'ring-sizing': 'Ring Sizing',
  'stone-setting': 'Stone Setting',
  chains: 'Chains',
  earrings: 'Earrings',
  additional: 'Additional',
} as const;
export type ServiceGroup = keyof typeof serviceGroups;

/** What stands behind the price of a service, or instead of it, as staff choose it; none is as the empty one. */
export const priceSuffixes = {
  '': 'Nothing',
  '+': '+',
  inch: 'per inch',
  call: 'CALL, instead of a price',
} as const;
export type PriceSuffix = keyof typeof priceSuffixes;
