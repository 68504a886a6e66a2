import { type SitePicture, shop } from '@jeweler/core/business';
import { cutText } from '@jeweler/core/format';
import type { Crumb, JsonLd } from './json-ld.ts';

/** The metadata of a page for browsers, search engines and link previews. */
export interface PageHead {
  title: string;
  description: string;
  /** Canonical path, without origin; undefined for a page that does not exist. */
  path?: string;
  /** Picture for link previews. */
  image?: Omit<SitePicture, 'src'> & { readonly src: string };
  /** Search engines leave it out. */
  isPrivate?: boolean | undefined;
  /** From the page below the home page to this one, for its breadcrumbs in structured data. */
  trail?: readonly Crumb[];
  /** Further schema.org objects of this page (see json-ld); that of the shop is on every page anyway. */
  jsonLd?: (origin: string) => readonly JsonLd[];
}

/** Full document title: the page's own, followed by the shop's name unless it contains that already. */
export const documentTitle = (head: PageHead): string =>
  head.title.includes(shop.name) ? head.title : `${head.title} · ${shop.name}`;

/** In characters. */
const MAX_DESCRIPTION_LENGTH = 155;

/**
 * A text as a search result shows it: one line, truncated after a word, to at most 155 characters and an
 * ellipsis.
 */
export const metaDescription = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= MAX_DESCRIPTION_LENGTH) return line;
  const head = cutText(line, MAX_DESCRIPTION_LENGTH);
  const lastSpace = head.lastIndexOf(' ');
  // Without a space in the second half, it is cut within a word.
  const cut = lastSpace > MAX_DESCRIPTION_LENGTH / 2 ? head.slice(0, lastSpace) : head;
  return `${cut.replace(/[\s,;:.–-]+$/, '')}…`;
};
