import { createSystem, defaultBaseConfig } from '@chakra-ui/react';
import { lineDrawingRecipe, themeConfig } from '@jeweler/core/theme/definitions';
import { portalButtonRecipe } from './portal-button.ts';
import { portalColors } from './portal-colors.ts';
import { portalGlobalCss } from './portal-global-css.ts';
import { portalInputRecipe } from './portal-input.ts';
import { checkboxRecipe, radioCardRecipe, radioGroupRecipe, segmentGroupRecipe } from './recipes/choices.ts';
import { fieldRecipe, nativeSelectRecipe } from './recipes/fields.ts';
import { dialogRecipe, menuRecipe, portalToastRecipe } from './recipes/overlays.ts';
import {
  alertRecipe,
  badgeRecipe,
  cardRecipe,
  emptyStateRecipe,
  portalSkeletonRecipe,
  spinnerRecipe,
} from './recipes/surfaces.ts';

/**
 * The Chakra system of the staff portal: the site's fonts, palette and scales, with separate element defaults,
 * and the looks of those of Chakra's components that the portal uses: its own looks are left out.
 * Dark if the root element has the class `dark`.
 */
export const portalSystem = createSystem(defaultBaseConfig, themeConfig, {
  globalCss: portalGlobalCss,
  theme: {
    semanticTokens: { colors: portalColors },
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
      checkbox: checkboxRecipe,
      dialog: dialogRecipe,
      emptyState: emptyStateRecipe,
      field: fieldRecipe,
      menu: menuRecipe,
      nativeSelect: nativeSelectRecipe,
      radioCard: radioCardRecipe,
      radioGroup: radioGroupRecipe,
      segmentGroup: segmentGroupRecipe,
      toast: portalToastRecipe,
    },
  },
});
