import { styled } from '#styled-system/jsx';
import type { CitiesSection } from '../../content/content-pages/page-content.ts';
import { Container } from '../layout/container.tsx';
import { Heading } from '../text/heading.tsx';
import { TickedList } from '../text/ticked-list.tsx';
import { CardGrid } from './content-card.tsx';
import { SectionOpening } from './section-opening.tsx';

const ZipCodes = styled('p', {
  base: { textStyle: 'figures', marginTop: '5', fontSize: 'small', color: 'fg.quiet' },
});

/** Number of zip codes shown per city; the rest is summarized as 'and N more' (SPEC section 2). */
const SHOWN_ZIP_CODES = 8;

/** Cities, each with its services and its zip codes: the first eight, then the number of the others. */
export const ServedCities = ({ label, heading, cities }: CitiesSection) => (
  <>
    <SectionOpening label={label} heading={heading} />
    <Container>
      <CardGrid css={{ rowGap: '12', gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' } }}>
        {cities.map(({ name, text, services, zipCodes }) => {
          const shown = zipCodes.slice(0, SHOWN_ZIP_CODES);
          const more = zipCodes.length - shown.length;
          return (
            <styled.li key={name} css={{ borderTop: '1px solid {colors.rule}', paddingTop: '6' }}>
              <Heading as="h3">{name}</Heading>
              <styled.p css={{ marginTop: '3', color: 'fg.quiet', maxWidth: 'measure' }}>{text}</styled.p>
              <TickedList items={services} short />
              <ZipCodes>
                <styled.span css={{ fontWeight: 'medium', color: 'fg' }}>Zip codes</styled.span>{' '}
                {shown.join(', ')}
                {more > 0 ? ` and ${more} more` : ''}
              </ZipCodes>
            </styled.li>
          );
        })}
      </CardGrid>
    </Container>
  </>
);
