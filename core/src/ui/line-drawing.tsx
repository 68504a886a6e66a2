import { chakra } from '@chakra-ui/react';
import { lineDrawingRecipe } from '../theme/definitions.ts';

/** A decorative line drawing in the current color, on a 24 × 24 grid and 20 px by default. */
export const LineDrawing = chakra('svg', lineDrawingRecipe, {
  defaultProps: { viewBox: '0 0 24 24', 'aria-hidden': 'true' },
});
