import { formatPrice } from '@jeweler/core/format';
import type { Product } from '@jeweler/core/schemas';
import { styled } from '#styled-system/jsx';
import { ButtonLink } from '../../components/actions/button.tsx';
import { paths } from '../../config/paths.ts';

/**
 * At the foot of a phone's window while the product is in view; then it stays at the end of the product and
 * covers nothing that follows. From 768 px on the facts are beside the picture anyway.
 */
const Bar = styled('div', {
  base: {
    display: { base: 'flex', md: 'none' },
    _print: { display: 'none' },
    position: 'sticky',
    bottom: '0',
    zIndex: 'sticky',
    alignItems: 'center',
    justifyContent: 'space-between',
    // Text of twice the size takes two lines.
    flexWrap: 'wrap',
    columnGap: '4',
    paddingInline: 'gutter',
    paddingTop: '2',
    paddingBottom: 'calc({spacing.2} + env(safe-area-inset-bottom, 0px))',
    bg: 'bg.raised',
    borderTop: '1px solid {colors.rule}',
  },
});

// The price is in the text above; hidden here, so that screen readers do not read it twice.
const Price = styled('span', { base: { textStyle: 'figures', _before: { content: 'attr(data-price)' } } });

/** Price and appointment, in reach on a phone. */
export const ReachBar = ({ price }: Pick<Product, 'price'>) => (
  <Bar role="group" aria-label="Price and appointment">
    <Price aria-hidden="true" data-price={formatPrice(price)} />
    <ButtonLink to={paths.appointment} minHeight="target" px="clamp(.5rem, 15vw - 2rem, 1.25rem)">
      Book an appointment
    </ButtonLink>
  </Bar>
);
