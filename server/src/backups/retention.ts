/** How many copies are kept: the newest of each of the last hours, days and months that have one. */
export const KEPT = { hourly: 24, daily: 30, monthly: 12 } as const;

/** Length of the beginning of an ISO instant that names its hour, day and month (UTC). */
const PERIODS = [
  [KEPT.hourly, '2026-11-26T19'.length],
  [KEPT.daily, '2026-11-26'.length],
  [KEPT.monthly, '2026-11'.length],
] as const;

/**
 * The copies to keep. Periods are counted, not compared with the clock: one that jumps removes nothing that it
 * should not.
 * @param copies newest first; `made` is an ISO instant
 */
export const selectKept = <Copy extends { readonly made: string }>(
  copies: readonly Copy[],
): ReadonlySet<Copy> => {
  const kept = new Set<Copy>();
  for (const [limit, length] of PERIODS) {
    const seen = new Set<string>();
    for (const copy of copies) {
      const period = copy.made.slice(0, length);
      if (seen.has(period) || seen.size === limit) continue;
      seen.add(period);
      kept.add(copy);
    }
  }
  return kept;
};
