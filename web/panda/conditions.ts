import { defaultConditions } from '@chakra-ui/react/preset-base';
import { themeConfig } from '@jeweler/core/theme/definitions';

/** The conditions that the site's styles use. Each one adds to the script of every page. */
const names = [
  'after',
  'backdrop',
  'before',
  'closed',
  'disabled',
  'enabled',
  'first',
  'focus',
  'focusVisible',
  'hover',
  'motionReduce',
  'notFirst',
  'open',
  'placeholder',
  'print',
  'selected',
  'starting',
] as const;

/** Chakra's definitions, so that a recipe means the same on the site and in the portal. */
export const conditions = {
  ...Object.fromEntries(names.map((name) => [name, defaultConditions[name]])),
  ...themeConfig.conditions,
  /** Some of the page's scripts could not be loaded (`SCRIPTS_MISSING` in web/src). */
  scriptsMissing: 'html[data-scripts-missing] &',
};
