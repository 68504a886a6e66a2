import { styled } from '#styled-system/jsx';
import { button } from '#styled-system/recipes';
import { Link } from '../link/link.tsx';

/** A button that does something here. Defaults to type `button`, so it never submits by accident. */
export const Button = styled('button', button, { defaultProps: { type: 'button' } });

/** A button-looking link to another page of the site. */
export const ButtonLink = styled(Link, button);

/** A button-looking link that leaves the site: tel:, mailto:, https. */
export const ButtonAnchor = styled('a', button);
