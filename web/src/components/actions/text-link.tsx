import { styled } from '#styled-system/jsx';
import { link } from '#styled-system/recipes';
import { Link } from '../link.tsx';

/** A text link to another page of the site. */
export const TextLink = styled(Link, link);

/** A text link out of the site: tel:, mailto:, https. */
export const TextAnchor = styled('a', link);
