import cormorant from '@fontsource/cormorant-garamond/files/cormorant-garamond-latin-500-normal.woff2?url';
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';

/** Fonts to preload for the first screen. */
export const preloadedFonts = [cormorant, figtree];

/**
 * The `@font-face` rules. The fallback fonts have the metrics of the real ones (computed with capsize), to
 * avoid layout shifts when the fonts load.
 */
export const fontFaceCss = [
  `@font-face{font-family:'Cormorant Garamond';font-weight:500;font-display:swap;src:url(${cormorant}) format('woff2')}`,
  `@font-face{font-family:'Figtree Variable';font-weight:300 900;font-display:swap;src:url(${figtree}) format('woff2')}`,
  "@font-face{font-family:'Cormorant Fallback';src:local('Times New Roman'),local('TimesNewRomanPSMT'),local('Liberation Serif');size-adjust:96.98%;ascent-override:95.27%;descent-override:29.59%;line-gap-override:0%}",
  "@font-face{font-family:'Figtree Fallback';src:local('Arial'),local('ArialMT'),local('Liberation Sans');size-adjust:100.72%;ascent-override:94.32%;descent-override:24.82%;line-gap-override:0%}",
].join('');
