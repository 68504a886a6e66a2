import { styled } from '#styled-system/jsx';
import { Heading } from '../../components/text/heading.tsx';
import type { CardProduct } from '../../data/card-product.ts';
import { availabilityText, priceText } from '../../features/products/price-text.ts';

/** A long name is set smaller, so that price and button stay in the first view. */
const nameSize = ({ length }: string) => (length <= 40 ? 'h1' : length <= 80 ? 'h2' : 'h3');

/** What a product is called, what it costs, and where it is: all that its card says too. */
export const ProductTitle = ({ product }: { product: CardProduct }) => {
  const availability = availabilityText(product);
  return (
    <>
      <Heading as="h1" size={nameSize(product.name)} css={{ marginTop: { base: '2', md: '6' } }}>
        {product.name}
      </Heading>
      <styled.p css={{ textStyle: 'figures', fontSize: '1.25rem', marginTop: '4' }}>
        {priceText(product)}
      </styled.p>
      {availability ? (
        <styled.p css={{ marginTop: '1', fontSize: 'small', color: 'fg.quiet' }}>{availability}</styled.p>
      ) : null}
    </>
  );
};
