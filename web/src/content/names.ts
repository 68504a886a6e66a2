/** The four cities served, in the order of SPEC section 9; their texts are in `local-area`. */
export const servedCityNames = ['West Palm Beach', 'Boca Raton', 'Delray Beach', 'Boynton Beach'] as const;
export type ServedCityName = (typeof servedCityNames)[number];

/** Replaces spaces with no-break spaces, so that a name stays on one line. */
export const withoutBreaks = (name: string): string => name.replaceAll(' ', '\u00a0');
