import { css } from '#styled-system/css';

/**
 * Aspect ratio of the gallery in 2, 3 and 4 columns: known before its code is loaded, to reserve its space.
 */
export const galleryRatio = css.raw({
  aspectRatio: { base: '2 / 6.25', md: '3 / 4.125', lg: '4 / 3.125' },
});
