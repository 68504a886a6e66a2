import { createSystem, defaultBaseConfig } from '@chakra-ui/react';
import { defaultConditions } from '@chakra-ui/react/preset-base';
import { globalCss, semanticColors, themeConfig } from '@jeweler/core/theme/definitions';
import { defineConfig } from '@pandacss/dev';
import { preset } from '@pandacss/preset-base';
import { checkStyles } from './panda/check-styles.ts';
import { recipes } from './panda/recipes.ts';

const { breakpoints, keyframes, textStyles } = themeConfig.theme;

/** Veils over pictures. */
const gradients = {
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
};

const tokens = { ...themeConfig.theme.tokens, gradients };

/** Chakra's, the same as the portal's, in a layer below the site's own element defaults. */
const reset = createSystem(defaultBaseConfig, themeConfig).getPreflightCss();
const isProduction = process.env.NODE_ENV === 'production';

// Panda's own, without the short class names: their list would be 2 kB gzip in the script of every page.
const utilities = Object.fromEntries(
  Object.entries(preset.utilities ?? {}).map(([name, utility]) => {
    const { className: _short, ...rest } = utility ?? {};
    return [name, rest];
  }),
);

/** The site's styles: one style sheet, generated at build time from the definitions in core/src/theme. */
export default defineConfig({
  presets: [],
  eject: true,
  preflight: false,
  include: ['./src/**/*.{ts,tsx}'],
  exclude: ['./src/admin/**', './src/**/*.test.{ts,tsx}'],
  // Side by side: a build or a test may run beside the development server.
  outdir: `styled-system/${isProduction ? 'production' : 'development'}`,
  outExtension: 'js',
  importMap: '#styled-system',
  jsxFramework: 'react',
  jsxStyleProps: 'minimal',
  strictPropertyValues: true,
  // Readable names make a page a fifth longer, 4 % of its compressed size: each stands in its styles and in
  // its HTML.
  hash: { className: isProduction, cssVar: false },
  prefix: { cssVar: themeConfig.cssVarsPrefix },
  conditions: {
    // Chakra's, so that a recipe means the same on the site and in the portal.
    ...defaultConditions,
    onDark: '[data-ground=dark] &',
    /** Some of the page's scripts could not be loaded (web/src/lib/loading/until-loaded.ts). */
    scriptsMissing: 'html[data-scripts=missing] &',
  },
  utilities,
  // `Heading` takes its size, or its level by default, as a prop: Panda cannot find the values in the source.
  staticCss: { css: [{ properties: { textStyle: ['display', 'h1', 'h2', 'h3', 'h4'] } }] },
  hooks: checkStyles,
  patterns: {},
  globalCss: { ...reset, ...globalCss },
  theme: {
    breakpoints,
    keyframes,
    tokens,
    semanticTokens: { colors: semanticColors },
    textStyles,
    recipes,
  },
});
