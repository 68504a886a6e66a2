import cormorantItalic from '@fontsource/cormorant-garamond/files/cormorant-garamond-latin-500-italic.woff2?url';

/** The italic of the site's ampersands. In a file of its own, so that the console does not ship it. */
export const italicFaceCss = `@font-face{font-family:'Cormorant Garamond';font-weight:500;font-style:italic;font-display:swap;src:url(${cormorantItalic}) format('woff2')}`;
