import { colorTokens, semanticColors } from './color-tokens.ts';
import { defineConfig } from './define.ts';
import { scaleTokens } from './scale-tokens.ts';
import { textStyles } from './text-styles.ts';

const keyframes = {
  turn: { to: { rotate: '360deg' } },
  sheen: { from: { backgroundPosition: '100% 0' }, to: { backgroundPosition: '0 0' } },
  appear: { from: { opacity: '0' }, to: { opacity: '1' } },
  /** For elements that only appear after a delay. */
  show: { from: { display: 'none' }, to: { display: 'block' } },
  rise: { from: { opacity: '0', translate: '0 8px' }, to: { opacity: '1', translate: '0 0' } },
  'slide-in': { from: { translate: '-100% 0' }, to: { translate: '0 0' } },
  'slide-out': { from: { translate: '0 0' }, to: { translate: '-100% 0' } },
};

/** The configuration shared by both apps: everything but the element defaults. */
export const themeConfig = defineConfig({
  preflight: true,
  cssVarsPrefix: 'j',
  conditions: { onDark: '[data-ground=dark] &' },
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
        scrimCaption: {
          value: 'linear-gradient(0deg, rgb(17 14 11 / .86), rgb(17 14 11 / .7) 60%, rgb(17 14 11 / 0))',
        },
        scrimFoot: {
          value:
            'linear-gradient(0deg, rgb(17 14 11 / .92) 0, rgb(17 14 11 / .82) calc(100% - 11rem), rgb(17 14 11 / .6) calc(100% - 6rem), rgb(17 14 11 / 0) 100%)',
        },
      },
    },
    semanticTokens: { colors: semanticColors },
    textStyles,
  },
});
