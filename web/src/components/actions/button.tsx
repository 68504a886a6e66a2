import { chakra } from '@chakra-ui/react';
import { buttonRecipe } from '@jeweler/core/theme';
import { Link } from 'react-router-dom';

/** A button that does something here. Defaults to type `button`, so it never submits by accident. */
export const Button = chakra('button', buttonRecipe, { defaultProps: { type: 'button' } });

/** A button-looking link to another page of the site. */
export const ButtonLink = chakra(Link, buttonRecipe);

/** A button-looking link that leaves the site: tel:, mailto:, https. */
export const ButtonAnchor = chakra('a', buttonRecipe);
