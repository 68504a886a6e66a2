import { defaultConditions } from '@chakra-ui/react/preset-base';
import { siteConfig, themeConfig } from '@jeweler/core/theme/definitions';
import { defineConfig } from '@pandacss/dev';
import { preset } from '@pandacss/preset-base';
import { checkStyles } from './panda/check-styles.ts';
import { elementDefaults } from './panda/element-defaults.ts';
import { recipes } from './panda/recipes.ts';

const { breakpoints, keyframes, textStyles } = themeConfig.theme;
const { semanticTokens } = siteConfig.theme;
const tokens = { ...themeConfig.theme.tokens, ...siteConfig.theme.tokens };
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
    ...siteConfig.conditions,
    /** Some of the page's scripts could not be loaded (web/src/lib/loading/until-loaded.ts). */
    scriptsMissing: 'html[data-scripts=missing] &',
  },
  utilities,
  // `Heading` takes its size, or its level by default, as a prop: Panda cannot find the values in the source.
  staticCss: { css: [{ properties: { textStyle: ['display', 'h1', 'h2', 'h3', 'h4'] } }] },
  hooks: checkStyles,
  patterns: {},
  globalCss: elementDefaults,
  theme: { breakpoints, keyframes, tokens, semanticTokens, textStyles, recipes },
});
