import { createSystem, defaultBaseConfig } from '@chakra-ui/react';
import { globalCss, themeConfig } from '@jeweler/core/theme/definitions';

/** Chakra's reset, the same as the portal's, in a layer below the site's own element defaults. */
const reset = createSystem(defaultBaseConfig, themeConfig).getPreflightCss();

export const elementDefaults = { ...reset, ...globalCss };
