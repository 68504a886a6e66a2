import { type DayRange, sharedLinkPicture, shop } from '@jeweler/core/business';
import { weekdayGroups } from '@jeweler/core/format';
import type { OpeningHours } from '@jeweler/core/schemas';
import type { FaqEntry } from '../../content/faq.ts';
import { servedCityNames } from '../../content/names.ts';

/** A schema.org object without its @context, which `jsonLdText` adds. */
export type JsonLd = Readonly<Record<string, unknown>>;

/** The shop's opening hours, provided by the server. */
export interface StoreHours {
  readonly week: OpeningHours['week'];
  readonly closings: readonly DayRange[];
}

/** Identifier of the shop in structured data, for references from other objects. */
const storeId = (origin: string) => `${origin}/#store`;

/** The shop itself. It is on every page: the server adds it to each head (see render-head). */
export const jewelryStore = (origin: string, { week, closings }: StoreHours): JsonLd => ({
  '@type': 'JewelryStore',
  '@id': storeId(origin),
  name: shop.name,
  url: `${origin}/`,
  logo: `${origin}/icon-512.png`,
  image: origin + sharedLinkPicture.src,
  telephone: shop.phone.e164,
  email: shop.email,
  founder: { '@type': 'Person', name: shop.founder.fullName },
  address: { '@type': 'PostalAddress', addressRegion: 'FL', addressCountry: 'US' },
  areaServed: [
    ...servedCityNames.map((name) => ({ '@type': 'City', name: `${name}, Florida` })),
    { '@type': 'AdministrativeArea', name: 'Palm Beach County, Florida' },
  ],
  openingHoursSpecification: weekdayGroups(week).map(({ days, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days.map((day) => `https://schema.org/${day.charAt(0).toUpperCase()}${day.slice(1)}`),
    opens,
    closes,
  })),
  // Midnight to midnight is how schema.org marks a closed day.
  specialOpeningHoursSpecification: closings.map(({ first, last }) => ({
    '@type': 'OpeningHoursSpecification',
    validFrom: first,
    validThrough: last,
    opens: '00:00',
    closes: '00:00',
  })),
  currenciesAccepted: 'USD',
});

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
