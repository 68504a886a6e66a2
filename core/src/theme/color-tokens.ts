const v = (value: string) => ({ value });

/**
 * The palette: light backgrounds (paper), dark backgrounds (ink), light text (bone) and three shades of
 * antique gold; garnet is for errors only. Contrast ratios against their
 * backgrounds are at least 5.4:1 for text and 3:1 for control borders.
 */
export const colorTokens = {
  transparent: v('transparent'),
  current: v('currentColor'),
  paper: { 50: v('#FDFBF7'), 100: v('#FAF7F1'), 200: v('#F2ECE1'), 300: v('#E9E1D3') },
  ink: {
    600: v('#5E554A'),
    700: v('#3B342C'),
    800: v('#2A2520'),
    850: v('#1F1B17'),
    900: v('#181410'),
    950: v('#110E0B'),
  },
  bone: { 100: v('#F6F1E7'), 300: v('#C4B9A8') },
  gold: { 300: v('#DCC08A'), 500: v('#AD8644'), 700: v('#785820') },
  garnet: { 200: v('#F2ADA8'), 600: v('#8E2331') },
  scrim: { window: v('rgb(17 14 11 / .7)'), overlay: v('rgb(17 14 11 / .64)') },
};

const ground = (base: string, onDark: string) => ({ value: { base, _onDark: onDark } });

/**
 * Semantic colors. Values depend on the background: inside `data-ground="dark"` the same token has its dark
 * value, so links, fields and buttons need no separate dark styles.
 */
export const semanticColors = {
  bg: {
    DEFAULT: ground('{colors.paper.100}', '{colors.ink.900}'),
    second: ground('{colors.paper.200}', '{colors.ink.850}'),
    raised: ground('{colors.paper.50}', '{colors.ink.850}'),
    sheen: ground('{colors.paper.300}', '{colors.ink.800}'),
  },
  fg: {
    DEFAULT: ground('{colors.ink.900}', '{colors.bone.100}'),
    quiet: ground('{colors.ink.600}', '{colors.bone.300}'),
  },
  accent: { DEFAULT: ground('{colors.gold.700}', '{colors.gold.300}') },
  ornament: { DEFAULT: ground('{colors.gold.500}', '{colors.gold.500}') },
  rule: { DEFAULT: ground('#DDD4C4', '#3B342D') },
  control: { DEFAULT: ground('#857A6B', '#8C8071') },
  solid: {
    DEFAULT: ground('{colors.ink.900}', '{colors.bone.100}'),
    hover: ground('{colors.ink.700}', '{colors.gold.300}'),
    fg: ground('{colors.bone.100}', '{colors.ink.900}'),
  },
  hint: { DEFAULT: ground('rgb(24 20 16 / .06)', 'rgb(246 241 231 / .1)') },
  error: { DEFAULT: ground('{colors.garnet.600}', '{colors.garnet.200}') },
};
