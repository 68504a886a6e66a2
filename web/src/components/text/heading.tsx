import type { Ref } from 'react';
import { type HTMLStyledProps, styled } from '#styled-system/jsx';

type Level = 'h1' | 'h2' | 'h3' | 'h4';

export interface HeadingProps extends HTMLStyledProps<'h2'> {
  /** Place in the outline. */
  as?: Level;
  /** How it looks, when that is not its place in the outline. */
  size?: 'display' | Level;
  /** For moving the focus to it. */
  ref?: Ref<HTMLHeadingElement>;
}

/** A heading in Cormorant Garamond. Bind short words with a no-break space where a line may fall badly. */
export const Heading = ({ as = 'h2', size = as, ...rest }: HeadingProps) => (
  // Text enlarged to twice its size has words longer than a phone's line.
  <styled.h2 as={as} textStyle={size} overflowWrap="break-word" {...rest} />
);
