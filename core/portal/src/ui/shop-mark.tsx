import type { HTMLChakraProps } from '@chakra-ui/react';
import { SHOP_MARK_FIELD, shopMarkLines } from '@jeweler/core/ui';
import { LineDrawing } from './line-drawing.tsx';

/** The shop's logo: a faceted stone above a thin ring, in the current color. */
export const ShopMark = (props: HTMLChakraProps<'svg'>) => (
  <LineDrawing viewBox={SHOP_MARK_FIELD} {...props}>
    {shopMarkLines}
  </LineDrawing>
);
