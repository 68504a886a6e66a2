/** Maximum number of files in one drag. Separate from the contract, so that the page does not load zod. */
export const MAX_DRAGGED_FILES = 100;

/** In events about progress: files to drag; the ids of downloads begin at 1. */
export const DRAG_ID = 0;
