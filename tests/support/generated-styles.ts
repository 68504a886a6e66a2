import { ensureStyles } from '../../scripts/lib/ensure-styles.mjs';

/** Before the first test that draws a part of the site: its components import what Panda CSS generates. */
export const setup = ensureStyles;
