import { styled } from '#styled-system/jsx';
import { Container } from '../../components/layout/container.tsx';
import { Picture } from '../../components/picture.tsx';
import { Heading } from '../../components/text/heading.tsx';
import { customDesign } from '../../content/custom-design.ts';

const { heading, pictures } = customDesign.examples;

/** Pictures of three finished products side by side, with aligned edges. */
export const Examples = () => (
  <Container css={{ marginTop: 'clamp(2.5rem, 1.5rem + 4vw, 5.5rem)' }}>
    <Heading as="h3">{heading}</Heading>
    <styled.ul
      css={{
        listStyle: 'none',
        display: 'grid',
        gap: { base: '2', md: '4' },
        marginTop: '6',
        gridTemplateColumns: { base: '1fr', sm: 'repeat(3, minmax(0, 1fr))' },
      }}
    >
      {pictures.map((picture) => (
        <li key={picture.src}>
          <Picture
            of={picture}
            sizes="(min-width: 40rem) 33vw, 100vw"
            css={{ width: 'full', aspectRatio: { base: '4 / 3', sm: '4 / 5' }, objectFit: 'cover' }}
          />
        </li>
      ))}
    </styled.ul>
  </Container>
);
