import { styled } from '#styled-system/jsx';
import { Picture } from '../../components/picture.tsx';
import type { Service } from '../../content/services.ts';

const Frame = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr 1fr', md: '2fr 1fr' },
    gap: { base: '2', md: '4' },
  },
});

/** One large picture and two small ones, with aligned edges. */
export const ServicePictures = ({ pictures: [large, ...small] }: Pick<Service, 'pictures'>) => (
  <Frame>
    <Picture
      of={large}
      sizes="(min-width: 64rem) 36vw, (min-width: 48rem) 60vw, 92vw"
      css={{
        gridColumn: { base: '1 / -1', md: '1' },
        gridRow: { md: '1 / 3' },
        aspectRatio: { base: '4 / 3', md: 'auto' },
        width: 'full',
        height: 'full',
        objectFit: 'cover',
      }}
    />
    {small.map((picture) => (
      <Picture
        key={picture.src}
        of={picture}
        sizes="(min-width: 64rem) 18vw, (min-width: 48rem) 30vw, 45vw"
      />
    ))}
  </Frame>
);
