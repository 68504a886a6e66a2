import { colorTokens } from './color-tokens.ts';
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
};

/** What site and portal share; each adds its own colors and element defaults. */
export const themeConfig = defineConfig({
  preflight: true,
  cssVarsPrefix: 'j',
  theme: {
    breakpoints: { sm: '40rem', md: '48rem', lg: '64rem', nav: '68rem', xl: '80rem' },
    keyframes,
    tokens: { ...scaleTokens, colors: colorTokens },
    textStyles,
  },
});
