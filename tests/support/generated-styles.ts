import { ensureStyles } from '../../scripts/lib/ensure-styles.mjs';

/**
 * Runs before the first test that renders a part of the site: its components import what Panda CSS generates.
 */
export const setup = () => ensureStyles();
