/**
 * Sorts names nearly as `comparePaths` would, in a fraction of its time: files read in this order then need
 * hardly more than one comparison each for the final sort.
 */
export const inRoughOrder = (names: string[]): string[] => {
  const keyed = names.map((name) => ({ name, key: roughKey(name) }));
  keyed.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
  return keyed.map(({ name }) => name);
};

/**
 * A sort key whose order by code units is close to that of the collation: underscores come before all other
 * common characters, short numbers first.
 */
const roughKey = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('_', '!')
    .replace(/\d+/g, (digits) => String.fromCharCode(0x2f + Math.min(digits.length, 40)) + digits);
