import { fontFaceCss } from '@jeweler/core/theme/fonts';
import { printCss } from './print-css.ts';
import siteCss from './site.css?inline';

/** The style element of every page: fonts, the whole sheet, what is other on paper. The CSP hashes its content. */
export const pageStyles = `<style>${fontFaceCss}${siteCss}${printCss}</style>`;
