// Theme of the site, as plain data. Chakra's systems (portal, console) and web/panda.config.ts read it, so
// nothing here imports either of them.
export { globalCss } from './global-css.ts';
export { buttonRecipe } from './recipes/button.ts';
export { iconButtonRecipe } from './recipes/icon-button.ts';
export { inputRecipe } from './recipes/input.ts';
export { lineDrawingRecipe } from './recipes/line-drawing.ts';
export { linkRecipe } from './recipes/link.ts';
export { skeletonRecipe } from './recipes/skeleton.ts';
export { toastRecipe } from './recipes/toast.ts';
export { visuallyHiddenRecipe } from './recipes/visually-hidden.ts';
export { themeConfig } from './theme-config.ts';
