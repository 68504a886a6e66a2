/** Replaces spaces with no-break spaces, so that a name stays on one line. */
export const withoutBreaks = (name: string): string => name.replaceAll(' ', '\u00a0');
