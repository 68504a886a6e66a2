import type { Ref } from 'react';
import { type HTMLStyledProps, styled } from '#styled-system/jsx';

type Level = 'h1' | 'h2' | 'h3' | 'h4';

export interface HeadingProps extends HTMLStyledProps<'h2'> {
  /** Level in the outline. */
  as?: Level;
  /** Size, if it differs from the level in the outline. */
  size?: 'display' | Level;
  /** For moving the focus to it. */
  ref?: Ref<HTMLHeadingElement>;
}

/** A heading in Cormorant Garamond. Join short words with a no-break space where a line might break badly. */
export const Heading = ({ as = 'h2', size = as, ...rest }: HeadingProps) => (
  // At 200 % text size, some words are longer than a phone's line.
  <styled.h2 as={as} textStyle={size} overflowWrap="break-word" {...rest} />
);
