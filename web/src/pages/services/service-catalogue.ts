import { shop } from '@jeweler/core/business';
import { typedPrice } from '@jeweler/core/format';
import type { ServiceLine } from '@jeweler/core/schemas';
import { services, servicesPage } from '../../content/services.ts';
import type { JsonLd } from '../../lib/head/json-ld.ts';

/** Only plain prices become offers; 'CALL', prices per inch and those with '+' are left out. */
const toOffers = (lines: readonly ServiceLine[]) =>
  lines.flatMap(({ name, price, suffix = '' }) => {
    if (price === undefined || suffix !== '') return [];
    return {
      '@type': 'Offer',
      price: typedPrice(price),
      priceCurrency: 'USD',
      itemOffered: { '@type': 'Service', name },
    };
  });

/** The price lists as structured data: one service with an offer catalogue per tab. */
export const serviceCatalogue = (origin: string, lines: readonly ServiceLine[]): JsonLd => ({
  '@type': 'Service',
  name: servicesPage.title,
  serviceType: 'Jewelry repair',
  areaServed: shop.region,
  provider: { '@id': `${origin}/#store` },
  hasOfferCatalog: {
    '@type': 'OfferCatalog',
    name: servicesPage.title,
    itemListElement: services.map(({ id, title }) => ({
      '@type': 'OfferCatalog',
      name: title,
      itemListElement: toOffers(lines.filter(({ group }) => group === id)),
    })),
  },
});
