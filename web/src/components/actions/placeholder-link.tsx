import { type HTMLStyledProps, styled } from '#styled-system/jsx';

/**
 * A link that SPEC names without a target: announced as a link that is not available, out of the tab
 * order, and without an address a visitor or a crawler could follow.
 */
export const PlaceholderLink = (props: HTMLStyledProps<'a'>) => (
  <styled.a role="link" aria-disabled="true" {...props} />
);
