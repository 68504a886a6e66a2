const STEP = 1024;
const units = ['Bytes', 'KB', 'MB', 'GB'] as const;

/** Without trailing zeros: 1.5, not 1.50. */
const twoDecimals = (value: number) => Number(value.toFixed(2));

/**
 * A size in bytes as '736 Bytes', '170.05 KB', '1.2 GB' (SPEC section 9): base 1024, at most two
 * decimals. GB is the largest unit.
 */
export const formatFileSize = (bytes: number): string => {
  let value = bytes;
  let unit = 0;
  // Compared after rounding, so that '1024 KB' never occurs.
  while (twoDecimals(value) >= STEP && unit < units.length - 1) {
    value /= STEP;
    unit += 1;
  }
  return `${twoDecimals(value)} ${units[unit]}`;
};
