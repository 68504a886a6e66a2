import type { HTMLChakraProps } from '@chakra-ui/react';
import { LineDrawing } from './line-drawing.tsx';
import { SHOP_MARK_FIELD, shopMarkLines } from './shop-mark-lines.tsx';

/** The shop's mark: a faceted stone above a thin ring, in the current colour. */
export const ShopMark = (props: HTMLChakraProps<'svg'>) => (
  <LineDrawing viewBox={SHOP_MARK_FIELD} {...props}>
    {shopMarkLines}
  </LineDrawing>
);
