/** Smaller ranks come first, then what has none; to be used by a stable sort. */
export const compareRanks = (a: number | undefined, b: number | undefined): number => {
  if (a === b) return 0;
  return (a ?? Number.POSITIVE_INFINITY) - (b ?? Number.POSITIVE_INFINITY);
};
