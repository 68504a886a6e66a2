import { createSystem, defaultBaseConfig } from '@chakra-ui/react';
import { globalCss } from './global-css.ts';
import { lookConfig } from './look-config.ts';

/**
 * The Chakra system of the site: `defaultBaseConfig` brings utilities and conditions only, so no
 * token or recipe that is not ours reaches the bundle.
 */
export const system = createSystem(defaultBaseConfig, lookConfig, { globalCss });
