import { themeConfig } from '@jeweler/core/theme/definitions';
import { defineConfig } from '@pandacss/dev';
import { checkStyles } from './panda/check-styles.ts';
import { conditions } from './panda/conditions.ts';
import { elementDefaults } from './panda/element-defaults.ts';
import { knownProperties } from './panda/known-properties.ts';
import { recipes } from './panda/recipes.ts';
import { utilities } from './panda/utilities.ts';

const { breakpoints, keyframes, tokens, semanticTokens, textStyles } = themeConfig.theme;

/** The site's styles: one style sheet, generated at build time from the definitions in core/src/theme. */
export default defineConfig({
  presets: [],
  eject: true,
  preflight: false,
  include: ['./src/**/*.{ts,tsx}'],
  exclude: ['./src/admin/**', './src/**/*.test.{ts,tsx}'],
  outdir: 'styled-system',
  outExtension: 'js',
  importMap: '#styled-system',
  jsxFramework: 'react',
  jsxStyleProps: 'minimal',
  strictPropertyValues: true,
  // Readable names make a page a fifth longer, 4 % of its compressed size: each stands in its styles and in
  // its HTML.
  hash: { className: true, cssVar: false },
  prefix: { cssVar: themeConfig.cssVarsPrefix },
  conditions,
  utilities,
  // `Heading` passes its size, or its level by default, as a prop: Panda cannot find the values in the
  // source.
  staticCss: { css: [{ properties: { textStyle: ['display', 'h1', 'h2', 'h3', 'h4'] } }] },
  hooks: { ...checkStyles, ...knownProperties },
  patterns: {},
  globalCss: elementDefaults,
  theme: { breakpoints, keyframes, tokens, semanticTokens, textStyles, recipes },
});
