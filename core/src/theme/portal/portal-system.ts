import { createSystem, defaultBaseConfig } from '@chakra-ui/react';
import { themeConfig } from '../theme-config.ts';
import { portalColors } from './portal-colors.ts';
import { portalGlobalCss } from './portal-global-css.ts';

/**
 * The Chakra system of the staff portal: the site's fonts, colors and scales, with separate element defaults.
 * Dark if the root element has the class `dark`.
 */
export const portalSystem = createSystem(defaultBaseConfig, themeConfig, {
  globalCss: portalGlobalCss,
  theme: { semanticTokens: { colors: portalColors } },
});
