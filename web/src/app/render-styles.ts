import type { ShopContact } from '@jeweler/core/schemas';
import { pageRules } from '../lib/styles/page-rules.ts';
import { fontFaceCss } from './font-faces.ts';
import { printCss } from './print-css.ts';
import siteCss from './site.css?inline';

const rulesFor = pageRules(siteCss);

/**
 * The style element of a page: fonts, the rules its HTML needs, and the print styles. The CSP contains the
 * hash of its content. The rest of the sheet is loaded with React (lib/loading/start-up.ts), which may render
 * what the page does not show yet.
 */
export const pageStyles = (html: string, contact: ShopContact): string =>
  `<style>${fontFaceCss}${rulesFor(html)}${printCss(contact)}</style>`;
