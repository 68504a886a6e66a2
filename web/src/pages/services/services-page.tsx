import { phoneHref, shop, whatsappHref } from '@jeweler/core/business';
import { typedPrice } from '@jeweler/core/format';
import type { ServiceLine } from '@jeweler/core/schemas';
import { styled } from '#styled-system/jsx';
import { ButtonAnchor } from '../../components/actions/button.tsx';
import { TextAnchor } from '../../components/actions/text-link.tsx';
import { ContactList } from '../../components/contact-list/contact-list.tsx';
import { ContentHead } from '../../components/content/content-head.tsx';
import { PictureHero } from '../../components/content/picture-hero.tsx';
import { Hero } from '../../components/film/hero.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { Columns, Container } from '../../components/layout/container.tsx';
import { Section } from '../../components/layout/section.tsx';
import { LazyBoundary } from '../../components/lazy/lazy-boundary.tsx';
import { Heading } from '../../components/text/heading.tsx';
import { Label, Lead } from '../../components/text/label.tsx';
import { services, servicesPage } from '../../content/services.ts';
import { useContact, useServiceLines } from '../../data/use-shop.ts';
import { ServiceTabs } from '../../features/service-tabs/service-tabs.tsx';
import type { JsonLd } from '../../lib/head/json-ld.ts';
import { deferredPart } from '../../lib/lazy.ts';

const { title, description, picture, lead, quote } = servicesPage;

/** Jewelry services with price lists and quote form (SPEC section 2). */
export const ServicesPage = () => {
  const lines = useServiceLines();
  return (
    <>
      <ServicesHero />
      <Section aria-label="Services and prices" css={{ paddingTop: '8' }}>
        <Container>
          <ServiceTabs />
        </Container>
      </Section>
      <QuoteSection />
      <ContentHead
        {...{ page: 'services', name: title, description, picture }}
        jsonLd={(origin) => [serviceCatalogue(origin, lines)]}
      />
    </>
  );
};

const ServicesHero = () => {
  const contact = useContact();
  return (
    <PictureHero picture={picture}>
      <Heading as="h1" size="display">
        {title}
      </Heading>
      <Hero.Lead>{lead}</Hero.Lead>
      <Hero.Actions>
        <ButtonAnchor href={phoneHref(contact)}>
          <Icon name="phone" />
          {contact.phone.display}
        </ButtonAnchor>
        <TextAnchor href={whatsappHref(contact)} size="target">
          <Icon name="chat" />
          Chat on WhatsApp
        </TextAnchor>
      </Hero.Actions>
    </PictureHero>
  );
};

const QuoteForm = deferredPart(
  async () => (await import('../../features/quote-form/quote-form.tsx')).QuoteForm,
);

/** Quote request form and other ways to reach the shop (SPEC section 2, services page). */
const QuoteSection = () => (
  <Section ground="second" aria-labelledby="quote">
    <Columns>
      <styled.div css={{ gridColumn: { lg: '1 / 6' } }}>
        <Label>{quote.label}</Label>
        <Heading id="quote" css={{ marginTop: '4' }}>
          {quote.title}
        </Heading>
        <Lead css={{ marginTop: '5' }}>{quote.lead}</Lead>
        <ContactList />
      </styled.div>
      <styled.div css={{ gridColumn: { lg: '7 / 13' }, minHeight: '30rem' }}>
        <LazyBoundary of={QuoteForm} />
      </styled.div>
    </Columns>
  </Section>
);

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
const serviceCatalogue = (origin: string, lines: readonly ServiceLine[]): JsonLd => ({
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
