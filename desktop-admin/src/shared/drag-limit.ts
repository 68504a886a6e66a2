/** Maximum number of files in one drag. Separate from the contract, so that the page does not load zod. */
export const MAX_DRAGGED_FILES = 100;
