import { type DayRange, type FaqEntry, servedCities, sharedLinkPicture, shop } from '@jeweler/core/business';
import { weekdayGroups } from '@jeweler/core/format';
import type { OpeningHours } from '@jeweler/core/schemas';

/** A schema.org object without its @context, which is added when it is written into the page. */
export type JsonLd = Readonly<Record<string, unknown>>;

/** When the shop is open, as the server knows it. */
export interface StoreHours {
  readonly week: OpeningHours['week'];
  readonly closings: readonly DayRange[];
}

/** Identity of the shop in structured data, so that other objects can point to it. */
const storeId = (origin: string) => `${origin}/#store`;

/** The shop itself. Every page carries it: the server writes it into each head (see render-head). */
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
    ...servedCities.map(({ name }) => ({ '@type': 'City', name: `${name}, Florida` })),
    { '@type': 'AdministrativeArea', name: 'Palm Beach County, Florida' },
  ],
  openingHoursSpecification: weekdayGroups(week).map(({ days, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days.map((day) => `https://schema.org/${day.charAt(0).toUpperCase()}${day.slice(1)}`),
    opens,
    closes,
  })),
  // Midnight to midnight is schema.org's way to say closed.
  specialOpeningHoursSpecification: closings.map(({ first, last }) => ({
    '@type': 'OpeningHoursSpecification',
    validFrom: first,
    validThrough: last,
    opens: '00:00',
    closes: '00:00',
  })),
  currenciesAccepted: 'USD',
});

/** The site as a whole; the home page carries it. */
export const webSite = (origin: string): JsonLd => ({
  '@type': 'WebSite',
  name: shop.name,
  url: `${origin}/`,
  inLanguage: 'en-US',
  publisher: { '@id': storeId(origin) },
});

/** One step of the way to a page; `path` is root-relative. */
export interface Crumb {
  readonly name: string;
  readonly path: string;
}

/** The way to a page from the home page, which is added as the first step. The page itself is last. */
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

/** Text of a JSON-LD script. '<' is escaped, so no text of the catalogue can end the script element. */
export const jsonLdText = (object: object): string =>
  JSON.stringify({ '@context': 'https://schema.org', ...object }).replaceAll('<', '\\u003c');
