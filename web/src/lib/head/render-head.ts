import { preloadedFonts } from '@jeweler/core/theme/fonts';
import { documentTitle, headTags, type PageHead } from './head-tags.ts';
import { jsonLdText } from './json-ld.ts';
import { jewelryStore, type StoreHours } from './store-json-ld.ts';
import { PAGE_TAG } from './use-head.ts';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] ?? character);

const toAttributes = (attributes: Record<string, string>) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('');

/** The head as HTML for the server's template: title, preloads (picture, fonts), then all other tags. */
export const renderHead = (head: PageHead, origin: string, hours: StoreHours): string => {
  const preloads = preloadedFonts.map(
    (href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`,
  );
  if (head.preload) {
    const { srcSet, sizes } = head.preload;
    preloads.unshift(
      `<link rel="preload" as="image" fetchpriority="high"${toAttributes({ imagesrcset: srcSet, imagesizes: sizes })}>`,
    );
  }
  const tags = headTags(head, origin).map(({ tag, attributes, text }) => {
    const open = `<${tag}${toAttributes(attributes)} ${PAGE_TAG}>`;
    return tag === 'script' ? `${open}${text ?? ''}</script>` : open;
  });
  // The shop is the same on every page, so it is not marked as a page tag and stays through navigations.
  const store = `<script type="application/ld+json">${jsonLdText(jewelryStore(origin, hours))}</script>`;
  return [`<title>${escapeHtml(documentTitle(head))}</title>`, ...preloads, ...tags, store].join('\n');
};
