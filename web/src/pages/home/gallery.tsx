import { chakra } from '@chakra-ui/react';
import { type GalleryPlace, galleryPictures } from '@jeweler/core/business';
import type { CSSProperties } from 'react';
import { Picture } from '../../components/picture/picture.tsx';

// The gap below a picture is its own padding, so that the rows are as high as the table says;
// the last one is taken back by the negative margin.
const Masonry = chakra('div', {
  base: {
    '--gap': { base: '.5rem', md: '.75rem', lg: '1rem' },
    display: 'grid',
    columnGap: 'var(--gap)',
    marginBottom: 'calc(-1 * var(--gap))',
    gridTemplateColumns: {
      base: 'repeat(2, minmax(0, 1fr))',
      md: 'repeat(3, minmax(0, 1fr))',
      lg: 'repeat(4, minmax(0, 1fr))',
    },
    gridTemplateRows: { base: 'repeat(100, 1fr)', md: 'repeat(66, 1fr)', lg: 'repeat(50, 1fr)' },
    aspectRatio: { base: '2 / 6.25', md: '3 / 4.125', lg: '4 / 3.125' },
  },
});

const Place = chakra('div', {
  base: {
    gridArea: { base: 'var(--of-2)', md: 'var(--of-3)', lg: 'var(--of-4)' },
    minHeight: '0',
    paddingBottom: 'var(--gap)',
  },
});

const area = ({ column, row, span }: GalleryPlace) => `${row} / ${column} / span ${span} / auto`;

const SIZES = '(min-width: 90rem) 20rem, (min-width: 64rem) 22vw, (min-width: 48rem) 30vw, 46vw';

/** Twelve photographs in 2, 3 or 4 columns that end flush (SPEC section 9). */
export const Gallery = () => (
  <Masonry>
    {galleryPictures.map(({ place, ...picture }) => (
      <Place
        key={picture.src}
        // Custom properties are not in React's CSSProperties.
        style={
          { '--of-2': area(place[2]), '--of-3': area(place[3]), '--of-4': area(place[4]) } as CSSProperties
        }
      >
        <Picture of={picture} sizes={SIZES} width="full" height="full" objectFit="cover" bg="bg.second" />
      </Place>
    ))}
  </Masonry>
);
