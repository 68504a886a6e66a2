/** Width to height of the gallery in 2, 3 and 4 columns: known before its code, so that its place is kept. */
export const GALLERY_RATIO = { base: '2 / 6.25', md: '3 / 4.125', lg: '4 / 3.125' };
