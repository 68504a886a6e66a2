import { chakra } from '@chakra-ui/react';
import { portalButtonRecipe } from '../../theme/index.ts';

/** A button that does something here. Defaults to type `button`, so it never submits by accident. */
export const Button = chakra('button', portalButtonRecipe, { defaultProps: { type: 'button' } });

/** Looks like a button and leads somewhere. */
export const ButtonLink = chakra('a', portalButtonRecipe);
