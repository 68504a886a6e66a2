import { defineRecipe } from '../define.ts';

/** A drawing in lines of the current colour, 20 px unless sized otherwise. */
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
