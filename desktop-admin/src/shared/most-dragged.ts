/** Most files that may be dragged out in one go. */
export const MOST_DRAGGED = 100;
