import { styled } from '#styled-system/jsx';
import { ClientQuotes } from '../../components/content/client-quotes.tsx';
import { ClosingCall } from '../../components/content/closing-call.tsx';
import { CardGrid } from '../../components/content/content-card.tsx';
import { ContentHead } from '../../components/content/content-head.tsx';
import { ContentSection } from '../../components/content/content-section.tsx';
import { HeroCopy } from '../../components/content/hero-copy.tsx';
import { PictureHero } from '../../components/content/picture-hero.tsx';
import { SectionOpening } from '../../components/content/section-opening.tsx';
import { Container } from '../../components/layout/container.tsx';
import { Section } from '../../components/layout/section.tsx';
import { Heading } from '../../components/text/heading.tsx';
import { TickedList } from '../../components/text/ticked-list.tsx';
import { localArea, type ServedCity, SHOWN_ZIP_CODES, servedCities } from '../../content/local-area.ts';
import { useTestimonials } from '../../data/use-shop.ts';

const { description, hero, whyChooseUs, services, testimonials, closing } = localArea;
/** The others are on the page of client stories only. */
const SHOWN_QUOTES = 3;

/**
 * The local-area page (SPEC section 2): reasons to choose the shop, cities, services, and quotes of clients.
 */
export const LocalAreaPage = () => {
  const quotes = useTestimonials().slice(0, SHOWN_QUOTES);
  return (
    <>
      <PictureHero picture={hero.picture}>
        <HeroCopy words={hero} titleCss={{ maxWidth: '36rem' }} />
      </PictureHero>
      <Section>
        <ContentSection section={whyChooseUs} />
      </Section>
      <Section ground="second">
        <Cities />
      </Section>
      <Section>
        <ContentSection section={services} />
      </Section>
      {quotes.length === 0 ? null : (
        <Section ground="window">
          <ClientQuotes {...testimonials} quotes={quotes} />
        </Section>
      )}
      <ClosingCall ground="second" call={closing} />
      <ContentHead page="localArea" name={hero.title} description={description} picture={hero.picture} />
    </>
  );
};

const Cities = () => (
  <>
    <SectionOpening {...localArea.cities} />
    <Container>
      <CardGrid css={{ rowGap: '12', gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' } }}>
        {servedCities.map((city) => (
          <City key={city.name} city={city} />
        ))}
      </CardGrid>
    </Container>
  </>
);

const ZipCodes = styled('p', {
  base: { textStyle: 'figures', marginTop: '5', fontSize: 'small', color: 'fg.quiet' },
});

/** A city with its services and its zip codes: the first eight, then the number of the others. */
const City = ({ city: { name, text, services, zipCodes } }: { city: ServedCity }) => {
  const shown = zipCodes.slice(0, SHOWN_ZIP_CODES);
  const more = zipCodes.length - shown.length;
  return (
    <styled.li css={{ borderTop: '1px solid {colors.rule}', paddingTop: '6' }}>
      <Heading as="h3">{name}</Heading>
      <styled.p css={{ marginTop: '3', color: 'fg.quiet', maxWidth: 'measure' }}>{text}</styled.p>
      <TickedList items={services} short />
      <ZipCodes>
        <styled.span css={{ fontWeight: 'medium', color: 'fg' }}>Zip codes</styled.span> {shown.join(', ')}
        {more > 0 ? ` and ${more} more` : ''}
      </ZipCodes>
    </styled.li>
  );
};
