import { chakra } from '@chakra-ui/react';
import { linkRecipe } from '@jeweler/core/theme';
import { Link } from 'react-router-dom';

/** A text link to another page of the site. */
export const TextLink = chakra(Link, linkRecipe);

/** A text link that leaves the site: tel:, mailto:, https. */
export const TextAnchor = chakra('a', linkRecipe);
