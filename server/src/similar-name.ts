import { comparable } from '@jeweler/core/format';

/**
 * Number of edits that turn `a` into `b`: a character inserted, deleted or replaced, or two neighbours
 * swapped.
 */
const editDistance = (a: string, b: string): number => {
  const rows = [Array.from({ length: b.length + 1 }, (_, column) => column)];
  const cell = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= b.length; j += 1) {
      const isSwap = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const replaced = cell(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped = isSwap ? cell(i - 2, j - 2) + 1 : replaced;
      row.push(Math.min(cell(i - 1, j) + 1, cell(i, j - 1) + 1, replaced, swapped));
    }
  }
  return cell(a.length, b.length);
};

/** Longer names are not typing errors, and would take long to compare. */
const MAX_CHARACTERS = 40;

/** The name that `mistyped` was probably meant to be, ignoring case: at most a third of it differs. */
export const similarName = (mistyped: string, names: readonly string[]): string | undefined => {
  if (mistyped.length > MAX_CHARACTERS) return undefined;
  const [best] = names
    .map((name) => ({ name, distance: editDistance(comparable(mistyped), comparable(name)) }))
    .sort((a, b) => a.distance - b.distance);
  return best && best.distance <= Math.max(1, best.name.length / 3) ? best.name : undefined;
};
