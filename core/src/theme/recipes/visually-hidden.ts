import { defineRecipe } from '../define.ts';

/** For screen readers only. */
export const visuallyHiddenRecipe = defineRecipe({
  className: 'visually-hidden',
  base: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
});
