import { chakra } from '@chakra-ui/react';
import { visuallyHiddenRecipe } from '@jeweler/core/theme/definitions';

/** For screen readers only. */
export const VisuallyHidden = chakra('span', visuallyHiddenRecipe);
