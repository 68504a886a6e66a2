import { chakra } from '@chakra-ui/react';
import { lineDrawingRecipe } from '../theme/definitions.ts';

/** A decorative drawing in lines of the current colour, on a field of 24 by 24 and 20 px unless sized otherwise. */
export const LineDrawing = chakra('svg', lineDrawingRecipe, {
  defaultProps: { viewBox: '0 0 24 24', 'aria-hidden': 'true' },
});
