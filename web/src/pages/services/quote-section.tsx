import { styled } from '#styled-system/jsx';
import { ContactList } from '../../components/contact-list/contact-list.tsx';
import { Columns } from '../../components/layout/container.tsx';
import { Section } from '../../components/layout/section.tsx';
import { LazyBoundary } from '../../components/lazy/lazy-boundary.tsx';
import { Heading } from '../../components/text/heading.tsx';
import { Label, Lead } from '../../components/text/label.tsx';
import { servicesPage } from '../../content/services.ts';
import { lazyPart } from '../../lib/lazy.ts';
import { whenUsed } from '../../lib/loading/when-used.ts';

const QuoteForm = lazyPart(
  async () => (await import('../../features/quote-form/quote-form.tsx')).QuoteForm,
  whenUsed,
);

/** Quote request form and other ways to reach the shop (SPEC section 2, services page). */
export const QuoteSection = () => (
  <Section ground="second" aria-labelledby="quote">
    <Columns>
      <styled.div css={{ gridColumn: { lg: '1 / 6' } }}>
        <Label>{servicesPage.quote.label}</Label>
        <Heading id="quote" css={{ marginTop: '4' }}>
          {servicesPage.quote.title}
        </Heading>
        <Lead css={{ marginTop: '5' }}>{servicesPage.quote.lead}</Lead>
        <ContactList />
      </styled.div>
      <styled.div css={{ gridColumn: { lg: '7 / 13' }, minHeight: '30rem' }}>
        <LazyBoundary of={QuoteForm}>
          <QuoteForm />
        </LazyBoundary>
      </styled.div>
    </Columns>
  </Section>
);
