import { styled } from '#styled-system/jsx';
import { SectionOpening } from '../../components/content/section-opening.tsx';
import { Container } from '../../components/layout/container.tsx';
import { LazyBoundary } from '../../components/lazy/lazy-boundary.tsx';
import { home } from '../../content/home.ts';
import { deferredPart } from '../../lib/lazy.ts';
import { galleryRatio } from './gallery-ratio.ts';
import { useIntroduction } from './use-home-facts.ts';

const Gallery = deferredPart(async () => (await import('./gallery.tsx')).Gallery);

/** An introduction to the shop, above the gallery. */
export const Intro = () => (
  <>
    <SectionOpening {...home.intro} lead={useIntroduction()} size="h1" />
    <Container css={{ marginTop: 'clamp(2.5rem, 1.5rem + 4vw, 5.5rem)' }}>
      <LazyBoundary of={Gallery} waiting={<styled.div css={galleryRatio} />} />
    </Container>
  </>
);
