/**
 * Whether this is the key of a Latin letter, whatever is written on it: a Russian, Greek or Hebrew keyboard gives
 * another letter, in the same place. Where the layout has the letter, its own place counts.
 * @param letter in lower case
 */
export const isLetterKey = ({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>, letter: string): boolean =>
  /^[a-z]$/i.test(key) ? key.toLowerCase() === letter : code === `Key${letter.toUpperCase()}`;
