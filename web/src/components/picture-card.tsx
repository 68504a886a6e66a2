import { styled } from '#styled-system/jsx';
import { Link } from './link.tsx';

/**
 * A link with a title, and above it a picture in a `div`, which grows a little while it is pointed at. The title comes
 * first in it: its accessible name begins with the words that are read.
 */
export const PictureCard = styled(Link, {
  base: {
    display: 'flex',
    flexDirection: 'column',
    '& > div': { overflow: 'hidden', order: '-1' },
    '& img': {
      width: 'full',
      height: 'full',
      objectFit: 'cover',
      transition: 'scale {durations.slow} {easings.out}',
    },
    '&:hover img': { scale: '1.035' },
    '&:hover :is(h2, h3)': {
      textDecoration: 'underline',
      textDecorationColor: 'ornament',
      textDecorationThickness: '1px',
      textUnderlineOffset: '.26em',
    },
  },
});
