import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import { colorTokens, semanticColors } from './color-tokens.ts';
import { globalCss } from './global-css.ts';
import { keyframes } from './keyframes.ts';
import { scaleTokens } from './scale-tokens.ts';
import { textStyles } from './text-styles.ts';

const config = defineConfig({
  preflight: true,
  cssVarsPrefix: 'j',
  conditions: { onDark: '[data-ground=dark] &' },
  globalCss,
  theme: {
    breakpoints: { sm: '40rem', md: '48rem', lg: '64rem', nav: '68rem', xl: '80rem' },
    keyframes,
    tokens: {
      ...scaleTokens,
      colors: colorTokens,
      gradients: {
        scrimSide: {
          value:
            'linear-gradient(90deg, rgb(17 14 11 / .86) 0, rgb(17 14 11 / .72) calc(36rem + max(0rem, (100vw - 90rem) / 2)), rgb(17 14 11 / 0) calc(62rem + max(0rem, (100vw - 90rem) / 2)))',
        },
        scrimFoot: {
          value:
            'linear-gradient(0deg, rgb(17 14 11 / .92) 0%, rgb(17 14 11 / .84) 52%, rgb(17 14 11 / .6) 70%, rgb(17 14 11 / .08) 100%)',
        },
      },
    },
    semanticTokens: { colors: semanticColors },
    textStyles,
  },
});

/**
 * The Chakra system of both apps: `defaultBaseConfig` brings utilities and conditions only, so no
 * token or recipe that is not ours reaches the bundle.
 */
export const system = createSystem(defaultBaseConfig, config);
