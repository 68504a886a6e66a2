import { createSystem, defaultBaseConfig } from '@chakra-ui/react';
import { lineDrawingRecipe, themeConfig } from '@jeweler/core/theme/definitions';
import { portalButtonRecipe } from './portal-button.ts';
import { portalGlobalCss } from './portal-global-css.ts';
import { radioCardRecipe, radioGroupRecipe } from './recipes/choices.ts';
import { fieldRecipe, nativeSelectRecipe, portalInputRecipe } from './recipes/fields.ts';
import { dialogRecipe, menuRecipe, portalToastRecipe } from './recipes/overlays.ts';
import {
  alertRecipe,
  badgeRecipe,
  cardRecipe,
  emptyStateRecipe,
  portalSkeletonRecipe,
  spinnerRecipe,
} from './recipes/surfaces.ts';

const portal = (base: string, dark: string) => ({ value: { base, _dark: dark } });

/** Semantic colors of the staff portal, light and dark. */
const portalColors = {
  admin: {
    canvas: portal('#F5F1EA', '#110E0B'),
    panel: portal('#FDFBF7', '#181410'),
    sunken: portal('#EFE9DE', '#1F1B17'),
    fg: portal('#181410', '#F6F1E7'),
    quiet: portal('#5E554A', '#C4B9A8'),
    rule: portal('#DDD4C4', '#3B342D'),
    control: portal('#857A6B', '#8C8071'),
    accent: portal('#785820', '#DCC08A'),
    selected: portal('#F4EAD3', '#332A1B'),
    solid: portal('#181410', '#F6F1E7'),
    onSolid: portal('#F6F1E7', '#181410'),
    error: portal('#8E2331', '#F2ADA8'),
    success: portal('#235A42', '#A3D3B8'),
    info: portal('#2A4876', '#B0C7EC'),
    warning: portal('#7E5208', '#EBCB8C'),
  },
};

/**
 * The Chakra system of the staff portal: the site's fonts, palette and scales, with separate element defaults,
 * and the looks of those of Chakra's components that the portal uses: its own looks are left out.
 * Dark if the root element has the class `dark`.
 */
export const portalSystem = createSystem(defaultBaseConfig, themeConfig, {
  globalCss: portalGlobalCss,
  theme: {
    semanticTokens: {
      colors: portalColors,
      borders: { rule: { value: '1px solid {colors.admin.rule}' } },
      // From the sides of a panel to what is in it.
      spacing: { panel: { value: { base: '{spacing.4}', lg: '{spacing.5}' } } },
    },
    recipes: {
      badge: badgeRecipe,
      button: portalButtonRecipe,
      icon: lineDrawingRecipe,
      input: portalInputRecipe,
      skeleton: portalSkeletonRecipe,
      spinner: spinnerRecipe,
      textarea: portalInputRecipe,
    },
    slotRecipes: {
      alert: alertRecipe,
      card: cardRecipe,
      dialog: dialogRecipe,
      emptyState: emptyStateRecipe,
      field: fieldRecipe,
      menu: menuRecipe,
      nativeSelect: nativeSelectRecipe,
      radioCard: radioCardRecipe,
      radioGroup: radioGroupRecipe,
      toast: portalToastRecipe,
    },
  },
});
