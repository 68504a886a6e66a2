import { defineRecipe } from '../define.ts';

/** Placeholder with a slow shimmer, in the shape of the content to come. */
export const skeletonRecipe = defineRecipe({
  className: 'skeleton',
  base: {
    bg: 'linear-gradient(100deg, {colors.bg.second} 40%, {colors.bg.sheen} 50%, {colors.bg.second} 60%) 0 0 / 300% 100%',
    animation: 'sheen 2.4s {easings.inout} infinite',
  },
  variants: { line: { true: { height: '.875rem' } } },
});
