import { chakra } from '@chakra-ui/react';

/** A decorative drawing in lines of the current colour, on a field of 24 by 24 and 20 px unless sized otherwise. */
export const LineDrawing = chakra(
  'svg',
  {
    base: {
      width: 'icon',
      height: 'icon',
      flex: 'none',
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: '1.35',
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
    },
  },
  { defaultProps: { viewBox: '0 0 24 24', 'aria-hidden': 'true' } },
);
