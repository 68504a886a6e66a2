import { styled } from '#styled-system/jsx';
import { Columns, Container } from '../../components/layout/container.tsx';
import { LazyBoundary } from '../../components/lazy/lazy-boundary.tsx';
import { Heading } from '../../components/text/heading.tsx';
import { Label, Lead } from '../../components/text/label.tsx';
import { home } from '../../content/home.ts';
import { lazyPart } from '../../lib/lazy.ts';
import { whenUsed } from '../../lib/loading/when-used.ts';
import { galleryRatio } from './gallery-ratio.ts';
import { useIntroduction } from './use-home-facts.ts';

const Gallery = lazyPart(async () => (await import('./gallery.tsx')).Gallery, whenUsed);

const { label, heading } = home.intro;

/** An introduction to the shop, above the gallery. */
export const Intro = () => {
  const introduction = useIntroduction();
  return (
    <>
      <Columns css={{ rowGap: '6', alignItems: 'end', marginBottom: 'clamp(2.5rem, 1.5rem + 4vw, 5.5rem)' }}>
        <styled.div css={{ gridColumn: { lg: '1 / 8' } }}>
          <Label>{label}</Label>
          <Heading size="h1" css={{ marginTop: '4' }}>
            {heading}
          </Heading>
        </styled.div>
        <Lead css={{ gridColumn: { lg: '8 / 13' } }}>{introduction}</Lead>
      </Columns>
      <Container>
        <LazyBoundary of={Gallery} waiting={<styled.div css={galleryRatio} />} />
      </Container>
    </>
  );
};
