/** Fields of a payload that nobody looks for by words. */
const LEFT_OUT: ReadonlySet<string> = new Set(['appointmentDate', 'appointmentTime']);

/** What a submission is searched by: every text that was sent, but for those that a calendar shows. */
export const searchedTexts = (payload: object): string[] =>
  Object.entries(payload).flatMap(([field, value]) =>
    typeof value === 'string' && !LEFT_OUT.has(field) ? [value] : [],
  );
