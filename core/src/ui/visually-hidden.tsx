import { chakra } from '@chakra-ui/react';
import { visuallyHiddenRecipe } from '../theme/definitions.ts';

/** For screen readers only. */
export const VisuallyHidden = chakra('span', visuallyHiddenRecipe);
