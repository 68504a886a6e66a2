export const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** A value of a choice as people read it: 'yellow-gold' as 'Yellow gold'. */
export const valueName = (value: string): string => capitalized(value.replaceAll('-', ' '));
