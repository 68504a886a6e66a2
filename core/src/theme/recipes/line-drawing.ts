import { defineRecipe } from '../define.ts';

/** A line drawing in the current color, 20 px by default. */
export const lineDrawingRecipe = defineRecipe({
  className: 'line-drawing',
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
});
