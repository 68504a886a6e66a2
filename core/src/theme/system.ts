import { createSystem, defaultBaseConfig, type SystemConfig, type SystemContext } from '@chakra-ui/react';
import { globalCss } from './global-css.ts';
import { lookConfig } from './look-config.ts';

/** The site's build gives Chakra a door to do the first half of its work ahead. */
const { prepare } = createSystem as typeof createSystem & { prepare?: (config: SystemConfig) => void };

/** Does half of the work of `siteSystem` where it can be split, to be called in a task of its own. */
export const prepareSiteSystem = (): void => prepare?.(lookConfig);

let made: SystemContext | undefined;

/**
 * The Chakra system of the site: `defaultBaseConfig` brings utilities and conditions only, so no
 * token or recipe that is not ours reaches the bundle. Made at the first call, because that is long
 * work on a phone and the site chooses its moment.
 */
export const siteSystem = (): SystemContext => {
  // Layers off: browsers lay the whole page out anew each time a script adds a rule within a layer.
  made ??= createSystem(defaultBaseConfig, lookConfig, { globalCss, disableLayers: true });
  return made;
};
