/**
 * Maximum number of files in one drag. Separate from the contract, which imports zod: the page needs only the
 * number.
 */
export const MOST_DRAGGED = 100;
