import { styled } from '#styled-system/jsx';
import { lineDrawing } from '#styled-system/recipes';

/** A decorative drawing in lines of the current colour, on a field of 24 by 24 and 20 px unless sized otherwise. */
export const LineDrawing = styled('svg', lineDrawing, {
  defaultProps: { viewBox: '0 0 24 24', 'aria-hidden': 'true' },
});
