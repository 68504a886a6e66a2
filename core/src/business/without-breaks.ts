/** Replaces spaces by no-break spaces: the name stays on one line. */
export const withoutBreaks = (name: string): string => name.replaceAll(' ', '\u00a0');
