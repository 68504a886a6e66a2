// Draws the library's first view before the portal's code has loaded: must not import React, zod or Chakra.
export { applyColorScheme } from '../../shared/color-scheme.ts';
export { portalPaths } from '../../shared/paths.ts';
export { drawFirstView, FIRST_VIEW, FIRST_VIEW_CARDS } from './draw-first-view.ts';
