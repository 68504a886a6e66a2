import { shop } from '@jeweler/core/business';
import { jsonLdText } from './json-ld.ts';

/** The metadata of a page for browsers, search engines and link previews. */
export interface PageHead {
  title: string;
  description: string;
  /** Canonical path, without origin; undefined for a page that does not exist. */
  path?: string;
  /** Picture for link previews, root-relative or absolute. */
  image?: string;
  /** The page's largest picture, preloaded before the browser discovers it. */
  preload?: { srcSet: string; sizes: string };
  /** 404 pages are not indexed and have no canonical link. */
  status?: 200 | 404;
  /** schema.org objects of this page (see json-ld); that of the shop is on every page anyway. */
  jsonLd?: readonly object[];
}

export interface HeadCollector {
  head?: PageHead;
}

/** One element of the head, as data: rendered to text on the server, to DOM nodes in the browser. */
export interface HeadTag {
  tag: 'meta' | 'link' | 'script';
  attributes: Record<string, string>;
  text?: string;
}

const DEFAULT_IMAGE = '/media/social/og-default.jpg';

/** Full document title: the page's own, followed by the shop's name unless it contains that already. */
export const documentTitle = (head: PageHead): string =>
  head.title.includes(shop.name) ? head.title : `${head.title} · ${shop.name}`;

const meta = (key: 'name' | 'property', name: string, content: string): HeadTag => ({
  tag: 'meta',
  attributes: { [key]: name, content },
});

/** All tags for a page's head, except the title. `origin` has no trailing slash. */
export const headTags = (head: PageHead, origin: string): HeadTag[] => {
  const image = new URL(head.image ?? DEFAULT_IMAGE, origin).href;
  const tags: HeadTag[] = [
    meta('name', 'description', head.description),
    meta('property', 'og:site_name', shop.name),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:title', documentTitle(head)),
    meta('property', 'og:description', head.description),
    meta('property', 'og:image', image),
    meta('name', 'twitter:card', 'summary_large_image'),
  ];
  if (head.status === 404) tags.push(meta('name', 'robots', 'noindex'));
  if (head.path && head.status !== 404) {
    const href = new URL(head.path, origin).href;
    tags.push({ tag: 'link', attributes: { rel: 'canonical', href } }, meta('property', 'og:url', href));
  }
  for (const object of head.jsonLd ?? []) {
    tags.push({ tag: 'script', attributes: { type: 'application/ld+json' }, text: jsonLdText(object) });
  }
  return tags;
};

/** In characters. */
const MAX_DESCRIPTION_LENGTH = 155;

/**
 * A text as a search result shows it: one line, truncated after a word, to at most 155 characters and an
 * ellipsis.
 */
export const metaDescription = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= MAX_DESCRIPTION_LENGTH) return line;
  const head = line.slice(0, MAX_DESCRIPTION_LENGTH);
  const lastSpace = head.lastIndexOf(' ');
  // Without a space in the second half, it is cut within a word.
  const cut = lastSpace > MAX_DESCRIPTION_LENGTH / 2 ? head.slice(0, lastSpace) : head;
  return `${cut.replace(/[\s,;:.–-]+$/, '')}…`;
};
