import { chakra } from '@chakra-ui/react';
import { linkRecipe } from '@jeweler/core/theme';
import { PlaceholderLink } from '../../components/actions/placeholder-link.tsx';

/** A link of the account forms that goes nowhere (SPEC section 2, account page). */
export const NowhereLink = chakra(PlaceholderLink, linkRecipe);
