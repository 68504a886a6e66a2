import { type HTMLStyledProps, styled } from '#styled-system/jsx';

/**
 * A link for which SPEC names no target: announced as unavailable, not in the tab order, and without an
 * address that a visitor or crawler could follow.
 */
export const PlaceholderLink = (props: HTMLStyledProps<'a'>) => (
  <styled.a role="link" aria-disabled="true" {...props} />
);
