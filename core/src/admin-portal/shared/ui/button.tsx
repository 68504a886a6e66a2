import { chakra } from '@chakra-ui/react';
import { portalButtonRecipe } from '../../../theme/index.ts';

/** A button for actions. Defaults to type `button`, so it never submits a form by accident. */
export const Button = chakra('button', portalButtonRecipe, { defaultProps: { type: 'button' } });

/** A link styled as a button. */
export const ButtonLink = chakra('a', portalButtonRecipe);
