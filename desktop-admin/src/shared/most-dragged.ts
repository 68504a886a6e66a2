/** Maximum number of files in one drag. Separate from the contract, so that the page does not load zod. */
export const MOST_DRAGGED = 100;
