import { styled } from '#styled-system/jsx';
import { button } from '#styled-system/recipes';
import { Link } from '../link.tsx';

/**
 * A button for an action on the page. Its type defaults to `button`, so that it never submits by accident.
 */
export const Button = styled('button', button, { defaultProps: { type: 'button' } });

/** A link to another page of the site that looks like a button. */
export const ButtonLink = styled(Link, button);

/** A link out of the site (tel:, mailto:, https) that looks like a button. */
export const ButtonAnchor = styled('a', button);

/** A button and what stands beside it. */
export const Actions = styled('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', rowGap: '4', columnGap: '8' },
});
