import { chakra } from '@chakra-ui/react';
import { portalInputRecipe } from '../../theme/index.ts';

/** A boxed field without a label of its own; give it one (`TextField`, or `aria-label`). */
export const Input = chakra('input', portalInputRecipe);

/** The same for text of several lines. */
export const TextArea = chakra('textarea', portalInputRecipe, { defaultProps: { rows: 3 } });
