import { fontFaceCss as facesOfBoth } from '@jeweler/core/theme/fonts';
import { italicFaceCss } from '@jeweler/core/theme/italic';

/** The `@font-face` rules of the site. */
export const fontFaceCss = facesOfBoth + italicFaceCss;
