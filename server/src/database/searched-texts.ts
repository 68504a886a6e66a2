/** Fields of a payload that nobody searches by words. */
const LEFT_OUT: ReadonlySet<string> = new Set(['appointmentDate', 'appointmentTime']);

/**
 * The texts a submission can be searched by: every text of the payload, except those that a calendar shows.
 */
export const searchedTexts = (payload: object): string[] =>
  Object.entries(payload).flatMap(([field, value]) =>
    typeof value === 'string' && !LEFT_OUT.has(field) ? [value] : [],
  );
