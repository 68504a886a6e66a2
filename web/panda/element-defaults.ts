import { createSystem, defaultBaseConfig } from '@chakra-ui/react';
import { globalCss, themeConfig } from '@jeweler/core/theme/definitions';

/** Chakra's reset, the same as the portal's, in a layer below the site's own element defaults. */
const reset = createSystem(defaultBaseConfig, themeConfig).getPreflightCss();

const PAGE_BEHIND_DIALOG = 'html:has(dialog:is(:modal, :popover-open))';

export const elementDefaults = {
  ...reset,
  ...globalCss,
  // Pages of the site are longer than any window: where scrollbars take up space, theirs is kept.
  [PAGE_BEHIND_DIALOG]: {
    ...globalCss[PAGE_BEHIND_DIALOG],
    scrollbarGutter: 'var(--scrollbar-gutter, auto)',
  },
};
