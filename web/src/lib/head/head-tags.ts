import { shop } from '@jeweler/core/business';
import { jsonLdText } from './json-ld.ts';
import type { PageHead } from './page-head.ts';

/** One element of the head, as data: rendered to text on the server, to nodes in the browser. */
export interface HeadTag {
  tag: 'meta' | 'link' | 'script';
  attributes: Record<string, string>;
  text?: string;
}

const DEFAULT_IMAGE = '/media/social/og-default.jpg';

/** Full document title: the page's own, then the shop's name. */
export const documentTitle = (head: PageHead): string =>
  head.title.includes(shop.name) ? head.title : `${head.title} · ${shop.name}`;

const meta = (key: 'name' | 'property', name: string, content: string): HeadTag => ({
  tag: 'meta',
  attributes: { [key]: name, content },
});

/** Every tag that follows from a page's head, except the title. `origin` has no trailing slash. */
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
