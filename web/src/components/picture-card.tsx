import { styled } from '#styled-system/jsx';
import { Link } from './link.tsx';

/** A link with a picture in a `div`, which grows a little while it is pointed at, and a title below it. */
export const PictureCard = styled(Link, {
  base: {
    display: 'block',
    textDecoration: 'none',
    '& > div': { overflow: 'hidden' },
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
