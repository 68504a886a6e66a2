import cormorantItalic from '@fontsource/cormorant-garamond/files/cormorant-garamond-latin-500-italic.woff2?url';
import cormorant from '@fontsource/cormorant-garamond/files/cormorant-garamond-latin-500-normal.woff2?url';
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';

/** Fonts the first screen needs, to be preloaded; the italic is only the ampersand and may come late. */
export const preloadedFonts = [cormorant, figtree];

/**
 * The `@font-face` rules. The fallback faces have the metrics of the real ones (computed with
 * capsize), so that nothing moves when the fonts arrive.
 */
export const fontFaceCss = [
  `@font-face{font-family:'Cormorant Garamond';font-weight:500;font-display:swap;src:url(${cormorant}) format('woff2')}`,
  `@font-face{font-family:'Cormorant Garamond';font-weight:500;font-style:italic;font-display:swap;src:url(${cormorantItalic}) format('woff2')}`,
  `@font-face{font-family:'Figtree Variable';font-weight:300 900;font-display:swap;src:url(${figtree}) format('woff2')}`,
  "@font-face{font-family:'Cormorant Fallback';src:local('Times New Roman'),local('TimesNewRomanPSMT'),local('Liberation Serif');size-adjust:96.98%;ascent-override:95.27%;descent-override:29.59%;line-gap-override:0%}",
  "@font-face{font-family:'Figtree Fallback';src:local('Arial'),local('ArialMT'),local('Liberation Sans');size-adjust:100.72%;ascent-override:94.32%;descent-override:24.82%;line-gap-override:0%}",
].join('');
