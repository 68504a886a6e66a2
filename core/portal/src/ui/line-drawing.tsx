import { createRecipeContext, type HTMLChakraProps } from '@chakra-ui/react';

// By its key in the theme, as the buttons.
const { withContext } = createRecipeContext({ key: 'icon' });

/** A decorative line drawing in the current color, on a 24 × 24 grid and 20 px by default. */
export const LineDrawing = withContext<SVGSVGElement, HTMLChakraProps<'svg'>>('svg', {
  defaultProps: { viewBox: '0 0 24 24', 'aria-hidden': 'true' },
});
