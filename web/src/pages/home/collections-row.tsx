import { styled } from '#styled-system/jsx';
import { SectionOpening } from '../../components/content/section-opening.tsx';
import { Container } from '../../components/layout/container.tsx';
import { Picture } from '../../components/picture.tsx';
import { PictureCard } from '../../components/picture-card.tsx';
import { Heading } from '../../components/text/heading.tsx';
import { paths } from '../../config/public-pages.ts';
import { pictureOf } from '../../content/collection-pictures.ts';
import { home } from '../../content/home.ts';
import { useCollections } from '../../data/use-catalogue.ts';
import { Row } from './row.tsx';

const SHOWN = 4;

/** Wide pictures are cropped to a narrow frame, so they are drawn more than twice as wide as it. */
const SIZES = '(min-width: 64rem) 50vw, 100vw';

/** The catalogue's first four collections, each with its picture and description. */
export const CollectionsRow = () => (
  <>
    <SectionOpening {...home.collections} />
    <Container>
      <Row>
        {useCollections()
          .slice(0, SHOWN)
          .map((collection) => (
            <li key={collection.slug}>
              <PictureCard to={paths.collection(collection.slug)}>
                <Heading as="h3" css={{ marginTop: '5' }}>
                  {collection.name}
                </Heading>
                <styled.p css={{ textStyle: 'small', color: 'fg.quiet', marginTop: '2' }}>
                  {collection.description}
                </styled.p>
                <styled.div css={{ aspectRatio: '4 / 5', bg: 'bg.second' }}>
                  <Picture of={pictureOf(collection)} sizes={SIZES} />
                </styled.div>
              </PictureCard>
            </li>
          ))}
      </Row>
    </Container>
  </>
);
