import { type DayRange, shop } from '@jeweler/core/business';
import { capitalized, weekdayGroups } from '@jeweler/core/format';
import { type OpeningHours, openSpans, type ShopAddress, type ShopContact } from '@jeweler/core/schemas';
import { servedCityNames } from '../../content/names.ts';
import { type JsonLd, storeId } from './json-ld.ts';

/** What the server says of the shop: its opening hours, how to reach it and where it is. */
export interface StoreFacts {
  readonly week: OpeningHours['week'];
  readonly closings: readonly DayRange[];
  readonly contact: ShopContact;
  readonly address?: ShopAddress | undefined;
  /** Of its links. */
  readonly image: string;
}

/** The shop itself. It is on every page: `entry-server.tsx` adds it to each head; browsers do not load this. */
export const jewelryStore = (
  origin: string,
  { week, closings, contact, address, image }: StoreFacts,
): JsonLd => ({
  '@type': 'JewelryStore',
  '@id': storeId(origin),
  name: shop.name,
  url: `${origin}/`,
  logo: `${origin}/icon-512.png`,
  image: new URL(image, origin).href,
  telephone: contact.phone.e164,
  email: contact.email,
  founder: { '@type': 'Person', name: shop.founder.fullName },
  address: {
    '@type': 'PostalAddress',
    ...(address && { streetAddress: address.street, addressLocality: address.city, postalCode: address.zip }),
    addressRegion: address?.state ?? 'FL',
    addressCountry: 'US',
  },
  areaServed: [
    ...servedCityNames.map((name) => ({ '@type': 'City', name: `${name}, Florida` })),
    { '@type': 'AdministrativeArea', name: `${shop.county}, Florida` },
  ],
  openingHoursSpecification: weekdayGroups(week).flatMap(({ days, hours }) =>
    openSpans(hours).map((span) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days.map((day) => `https://schema.org/${capitalized(day)}`),
      ...span,
    })),
  ),
  // Midnight to midnight is how schema.org marks a closed day.
  ...(closings.length > 0 && {
    specialOpeningHoursSpecification: closings.map(({ first, last }) => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: first,
      validThrough: last,
      opens: '00:00',
      closes: '00:00',
    })),
  }),
  currenciesAccepted: 'USD',
});
