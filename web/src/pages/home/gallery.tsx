import type { CSSProperties } from 'react';
import { styled } from '#styled-system/jsx';
import { Link } from '../../components/link.tsx';
import { Picture } from '../../components/picture.tsx';
import { paths } from '../../config/public-pages.ts';
import { galleryPictures } from '../../content/gallery.ts';
import { useHomeProducts } from '../../data/home-products.ts';
import { galleryRatio } from './gallery-ratio.ts';

// The gap below a picture is its own padding, so that the rows are as high as the template says; the negative
// margin compensates for the last gap.
const Masonry = styled('div', {
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
    ...galleryRatio,
    '@media print': {
      gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
      gridTemplateRows: 'repeat(50, 1fr)',
      aspectRatio: '4 / 3.125',
    },
  },
});

const Cell = styled('div', {
  base: {
    gridArea: { base: 'var(--of-2)', md: 'var(--of-3)', lg: 'var(--of-4)' },
    '@media print': { gridArea: 'var(--of-4)' },
    minHeight: '0',
    paddingBottom: 'var(--gap)',
  },
});

/** The product's name appears on hover or focus; touch screens show only the picture. */
const ProductLink = styled(Link, {
  base: {
    position: 'relative',
    display: 'block',
    height: 'full',
    overflow: 'hidden',
    _focusVisible: { outlineOffset: '-4px', outlineColor: 'gold.300' },
    '& img': { transition: 'scale {durations.slow} {easings.out}' },
    '&:hover img': { scale: '1.035' },
    '& > span': {
      position: 'absolute',
      insetInline: '0',
      bottom: '0',
      padding: '{spacing.10} {spacing.4} {spacing.3}',
      bgImage: '{gradients.scrimCaption}',
      color: 'bone.100',
      fontSize: 'nav',
      opacity: '0',
      translate: '0 8px',
      transition: 'opacity {durations.calm} {easings.out}, translate {durations.calm} {easings.out}',
    },
    '&:is(:hover, :focus-visible) > span': { opacity: '1', translate: '0 0' },
  },
});

const SIZES = '(min-width: 90rem) 20rem, (min-width: 64rem) 22vw, (min-width: 48rem) 30vw, 46vw';

/**
 * Twelve photographs in 2, 3 or 4 columns of equal height (SPEC section 9); those of a product link to it.
 */
export const Gallery = () => {
  const names = new Map(useHomeProducts().map(({ slug, name }) => [slug, name]));
  return (
    <Masonry>
      {galleryPictures.map(({ areas: [inTwo, inThree, inFour], product, ...picture }) => {
        const name = names.get(product);
        const shown = (
          <Picture
            of={picture}
            sizes={SIZES}
            css={{ width: 'full', height: 'full', objectFit: 'cover', bg: 'bg.second' }}
          />
        );
        return (
          <Cell
            key={picture.src}
            // Cast because React's CSSProperties lacks custom properties.
            style={{ '--of-2': inTwo, '--of-3': inThree, '--of-4': inFour } as CSSProperties}
          >
            {name ? (
              <ProductLink to={paths.product(product)}>
                {shown}
                <span>{name}</span>
              </ProductLink>
            ) : (
              shown
            )}
          </Cell>
        );
      })}
    </Masonry>
  );
};
