/** The four cities served, in the order of SPEC section 9; `areas` has their texts. */
export const servedCityNames = ['West Palm Beach', 'Boca Raton', 'Delray Beach', 'Boynton Beach'] as const;
export type ServedCityName = (typeof servedCityNames)[number];
