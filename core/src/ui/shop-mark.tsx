import type { HTMLChakraProps } from '@chakra-ui/react';
import { LineDrawing } from './line-drawing.tsx';

/** The shop's mark: a faceted stone above a thin ring, in the current colour. */
export const ShopMark = (props: HTMLChakraProps<'svg'>) => (
  <LineDrawing viewBox="40 12 120 178" {...props}>
    <path d="M84.2 80.1A54 54 0 1 0 115.8 80.1" strokeWidth="5" />
    <path d="M84.2 80.1 78 66M115.8 80.1 122 66" strokeWidth="4" />
    <path d="M78 16H122L140 38 100 82 60 38Z" strokeWidth="4.4" />
    <path d="M60 38H140M78 16 86 38 100 16 114 38 122 16M86 38 100 82 114 38" strokeWidth="2.4" />
  </LineDrawing>
);
