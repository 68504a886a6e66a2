/**
 * Most files that may be dragged out in one go. Apart from the contract, which brings zod along: the
 * page needs the number alone.
 */
export const MOST_DRAGGED = 100;
