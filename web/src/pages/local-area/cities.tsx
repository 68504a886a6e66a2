import { styled } from '#styled-system/jsx';
import { SectionOpening } from '../../components/content/section-opening.tsx';
import { Container } from '../../components/layout/container.tsx';
import { localArea, servedCities } from '../../content/local-area.ts';
import { City } from './city.tsx';

/** The four cities served, in two columns. */
export const Cities = () => (
  <>
    <SectionOpening {...localArea.cities} />
    <Container>
      <styled.ul
        css={{
          listStyle: 'none',
          display: 'grid',
          columnGap: '8',
          rowGap: '12',
          gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' },
          marginTop: 'clamp(2.5rem, 1.5rem + 3vw, 4.5rem)',
        }}
      >
        {servedCities.map((city) => (
          <City key={city.name} city={city} />
        ))}
      </styled.ul>
    </Container>
  </>
);
