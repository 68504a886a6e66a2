import { shop } from '@jeweler/core/business';
import type { ServicePrice } from '../../content/service-prices.ts';
import { services, servicesPage } from '../../content/services.ts';
import type { JsonLd } from '../../lib/head/json-ld.ts';

const wholeDollars = /^\$(\d+)$/;

/** Only plain prices in whole dollars become offers; 'CALL' and prices per inch are left out. */
const toOffers = (prices: readonly ServicePrice[]) =>
  prices.flatMap(({ name, price }) => {
    const amount = wholeDollars.exec(price)?.[1];
    if (!amount) return [];
    return {
      '@type': 'Offer',
      price: amount,
      priceCurrency: 'USD',
      itemOffered: { '@type': 'Service', name },
    };
  });

/** The price lists as structured data: one service with an offer catalogue per tab. */
export const serviceCatalogue = (origin: string): JsonLd => ({
  '@type': 'Service',
  name: servicesPage.title,
  serviceType: 'Jewelry repair',
  areaServed: shop.region,
  provider: { '@id': `${origin}/#store` },
  hasOfferCatalog: {
    '@type': 'OfferCatalog',
    name: servicesPage.title,
    itemListElement: services.map(({ title, prices }) => ({
      '@type': 'OfferCatalog',
      name: title,
      itemListElement: toOffers(prices),
    })),
  },
});
