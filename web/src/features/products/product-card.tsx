import { styled } from '#styled-system/jsx';
import { Picture } from '../../components/picture.tsx';
import { PictureCard } from '../../components/picture-card.tsx';
import { paths } from '../../config/public-pages.ts';
import type { CardProduct, ProductLocationState } from '../../data/card-product.ts';
import { availabilityText, priceText } from './price-text.ts';
import { preloadPicture, toPicture } from './product-picture.ts';

/** Displayed widths of a card's picture, depending on where the card is. */
const sizes = {
  /** Three columns of at most 400 px from 1024 px on, two columns below. */
  grid: '(min-width: 64rem) min(28vw, 25.5rem), 43vw',
  /** Two columns of at most 620 px from 1024 px on, two narrower ones below. */
  large: '(min-width: 64rem) min(43vw, 38.75rem), 43vw',
  /** Four columns of at most 300 px from 768 px on, three fifths of the width of a phone below. */
  row: '(min-width: 48rem) min(21vw, 18.5rem), 58vw',
} as const;

const Frame = styled('div', {
  base: {
    position: 'relative',
    aspectRatio: '1',
    // Seen on both sheets while the picture is loading.
    bg: 'hint',
    // The second view. A lazy picture without a box is not loaded: not on touch screens, not before hover.
    '& img + img': {
      position: 'absolute',
      inset: '0',
      display: 'none',
      '@media (hover: hover)': {
        'a:is(:hover, :focus-visible) &': {
          display: 'block',
          animation: 'appear {durations.calm} {easings.out}',
        },
      },
    },
  },
});

const Name = styled('h2', { base: { textStyle: 'h4', marginTop: '5' } });

const Price = styled('p', {
  base: { textStyle: 'figures', marginTop: '1', fontSize: 'nav', color: 'fg.quiet' },
});

const Availability = styled('p', { base: { marginTop: '1', fontSize: 'small', color: 'fg.quiet' } });

interface ProductCardProps {
  product: CardProduct;
  size?: keyof typeof sizes;
  /** Level of the name in the page's outline. */
  nameAs: 'h2' | 'h3';
  /** Loads the picture at once, for use above the fold. */
  eager?: boolean;
}

/**
 * A product in a list: picture, name and price (or 'Price upon request', or 'Sold') in a single link, and where it is, if
 * staff have said so.
 */
export const ProductCard = ({ product, nameAs, size = 'grid', eager = false }: ProductCardProps) => {
  const state: ProductLocationState = { card: product };
  return (
    <PictureCard
      to={paths.product(product.slug)}
      state={state}
      onPointerEnter={() => preloadPicture(product)}
      onClick={({ currentTarget }) => {
        state.shown = currentTarget.querySelector('img')?.currentSrc;
      }}
    >
      <Name as={nameAs}>{product.name}</Name>
      <Price>{priceText(product)}</Price>
      {availabilityText(product) ? <Availability>{availabilityText(product)}</Availability> : null}
      <Frame>
        <Picture of={toPicture(product, product.image_alt)} sizes={sizes[size]} eager={eager} />
        {product.second_view ? <Picture of={toPicture(product.second_view)} sizes={sizes[size]} /> : null}
      </Frame>
    </PictureCard>
  );
};
