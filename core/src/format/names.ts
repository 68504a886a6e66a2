/** How a person is addressed; undefined when they have given no name. */
export const firstName = (name: string | null | undefined): string | undefined =>
  name?.trim().split(/\s+/)[0] || undefined;

export const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** A value of a choice as people read it: 'yellow-gold' as 'Yellow gold'. */
export const valueName = (value: string): string => capitalized(value.replaceAll('-', ' '));
