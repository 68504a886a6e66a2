/**
 * Sorts names nearly as `comparePaths` would, in a fraction of its time: what was met in this order is
 * then sorted for good with hardly more than one comparison a file.
 */
export const inRoughOrder = (names: string[]): string[] => {
  const keyed = names.map((name) => ({ name, key: roughKey(name) }));
  keyed.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
  return keyed.map(({ name }) => name);
};

/** In code units as in the collation: the underscore before all else that is common, short numbers first. */
const roughKey = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('_', '!')
    .replace(/\d+/g, (digits) => String.fromCharCode(0x2f + Math.min(digits.length, 40)) + digits);
