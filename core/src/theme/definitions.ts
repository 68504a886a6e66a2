// Theme of the site, as plain data. It is read by Chakra's systems (portal, console) and by
// web/panda.config.ts, so nothing here may import either library.
export { semanticColors } from './color-tokens.ts';
export { bodyText, commonCss } from './common-css.ts';
export { defineConfig, defineRecipe } from './define.ts';
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
