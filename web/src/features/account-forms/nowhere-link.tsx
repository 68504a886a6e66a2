import { styled } from '#styled-system/jsx';
import { link } from '#styled-system/recipes';
import { PlaceholderLink } from '../../components/actions/placeholder-link.tsx';

/** A link of the account forms that goes nowhere (SPEC section 2, account page). */
export const NowhereLink = styled(PlaceholderLink, link);
