// With `base` alone, 'résumé' and 'resume' would compare as equal; the tie is broken by code units below.
const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/**
 * The order of the media list (DESIGN, `GET /api/admin/media`): natural ('ring-2' before 'ring-10'),
 * case-insensitive, and total: only equal paths compare as 0. Server and portal share it, so that a file
 * added by an event gets the same position as in the next full list.
 */
export const comparePaths = (a: string, b: string): number =>
  collator.compare(a, b) || (a < b ? -1 : a > b ? 1 : 0);
