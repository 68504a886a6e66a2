import { useId } from 'react';
import { styled } from '#styled-system/jsx';
import { TextLink } from '../../components/actions/text-link.tsx';
import { Heading } from '../../components/text/heading.tsx';
import type { CardProduct } from '../../data/card-product.ts';
import { ProductCard } from './product-card.tsx';

const Head = styled('header', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: '8',
    marginBottom: { base: '4', md: '8' },
  },
});

/** Four columns; on phones a strip that extends beyond the right edge and scrolls sideways. */
const Strip = styled('ul', {
  base: {
    display: 'grid',
    columnGap: { base: '3', md: '5', lg: '8' },
    gridAutoFlow: { base: 'column', md: 'row' },
    gridAutoColumns: '62%',
    gridTemplateColumns: { md: 'repeat(4, minmax(0, 1fr))' },
    overflowX: { base: 'auto', md: 'visible' },
    overscrollBehaviorX: 'contain',
    scrollSnapType: { base: 'x proximity', md: 'none' },
    scrollPaddingInline: 'gutter',
    marginInline: { base: 'calc(-1 * {spacing.gutter})', md: '0' },
    paddingInline: { base: 'gutter', md: '0' },
    // Space for the focus outline, which the strip would otherwise clip.
    py: { base: '1', md: '0' },
    '& > li': { scrollSnapAlign: 'start' },
  },
});

interface ProductRowProps {
  heading: string;
  /** Link to the page with more of them. */
  seeAll?: { name: string; path: string } | undefined;
  products: readonly CardProduct[];
}

/** A few related products in one row, with a heading; nothing if there are none. */
export const ProductRow = ({ heading, seeAll, products }: ProductRowProps) => {
  const id = useId();
  if (products.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Head>
        <Heading id={id} size="h3">
          {heading}
        </Heading>
        {seeAll ? (
          <TextLink to={seeAll.path} size="target" css={{ fontSize: 'nav' }}>
            {seeAll.name}
          </TextLink>
        ) : null}
      </Head>
      <Strip>
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} size="row" nameAs="h3" />
          </li>
        ))}
      </Strip>
    </section>
  );
};
