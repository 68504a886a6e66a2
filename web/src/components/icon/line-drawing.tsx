import { styled } from '#styled-system/jsx';
import { lineDrawing } from '#styled-system/recipes';

/** A decorative line drawing in the current colour, with a viewBox of 24 by 24, 20 px by default. */
export const LineDrawing = styled('svg', lineDrawing, {
  defaultProps: { viewBox: '0 0 24 24', 'aria-hidden': 'true' },
});
