import { semanticColors } from './color-tokens.ts';
import { defineConfig } from './define.ts';

/** What the site adds to `themeConfig`: colors that depend on their background, and veils over pictures. */
export const siteConfig = defineConfig({
  conditions: { onDark: '[data-ground=dark] &' },
  theme: {
    tokens: {
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
  },
});
