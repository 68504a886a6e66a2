import { shop } from '@jeweler/core/business';
import type { FaqEntry } from '@jeweler/core/schemas';

/** A schema.org object without its @context, which `jsonLdText` adds. */
export type JsonLd = Readonly<Record<string, unknown>>;

/** Identifier of the shop in structured data, for references from other objects. */
export const storeId = (origin: string) => `${origin}/#store`;

/** The site as a whole; used on the home page. */
export const webSite = (origin: string): JsonLd => ({
  '@type': 'WebSite',
  name: shop.name,
  url: `${origin}/`,
  inLanguage: 'en-US',
  publisher: { '@id': storeId(origin) },
});

/** One entry of a breadcrumb trail; `path` is root-relative. */
export interface Crumb {
  readonly name: string;
  readonly path: string;
}

/** The breadcrumbs of a page. The home page is added as the first entry; the page itself is the last. */
export const breadcrumbs = (origin: string, trail: readonly Crumb[]): JsonLd => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: 'Home', path: '/' }, ...trail].map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: origin + path,
  })),
});

/** Questions and answers of the home page (SPEC section 2). */
export const faqPage = (entries: readonly FaqEntry[]): JsonLd => ({
  '@type': 'FAQPage',
  mainEntity: entries.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

/** Text of a JSON-LD script. '<' is escaped, so that no text of the catalogue can end the script element. */
export const jsonLdText = (object: object): string =>
  JSON.stringify({ '@context': 'https://schema.org', ...object }).replaceAll('<', '\\u003c');
