import { chakra } from '@chakra-ui/react';
import { portalInputRecipe } from '../../../theme/index.ts';

/** A boxed field without a label; label it with `TextField` or `aria-label`. */
export const Input = chakra('input', portalInputRecipe);

/** A boxed field for several lines of text. */
export const TextArea = chakra('textarea', portalInputRecipe, { defaultProps: { rows: 3 } });
