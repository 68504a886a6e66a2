// Created when it is needed: it would delay every start of the portal, whose list comes sorted.
let collator: Intl.Collator | undefined;

/**
 * The order of the media list (DESIGN, `GET /api/admin/media`): natural ('ring-2' before 'ring-10'),
 * case-insensitive, and total: only equal paths compare as 0. Server and portal share it, so that a file
 * added by an event gets the same position as in the next full list.
 */
export const comparePaths = (a: string, b: string): number => {
  // With `base` alone, 'résumé' and 'resume' would compare as equal; the tie is broken by code units.
  collator ??= new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
  return collator.compare(a, b) || (a < b ? -1 : a > b ? 1 : 0);
};
