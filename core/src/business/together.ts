/** Keeps the words of a name on one line. */
export const together = (name: string): string => name.replaceAll(' ', '\u00a0');
