import type { Ref } from 'react';
import { type HTMLStyledProps, styled } from '#styled-system/jsx';
import type { SystemStyleObject } from '#styled-system/types';

type Level = 'h1' | 'h2' | 'h3' | 'h4';

export interface HeadingProps extends Omit<HTMLStyledProps<'h2'>, 'css'> {
  /** Level in the outline. */
  as?: Level;
  size?: 'display' | Level;
  css?: SystemStyleObject;
  ref?: Ref<HTMLHeadingElement>;
}

/** A heading in Cormorant Garamond. Join short words with a no-break space where a line might break badly. */
export const Heading = ({ as = 'h2', size = as, css = {}, ...rest }: HeadingProps) => (
  // At 200 % text size, some words are longer than a phone's line.
  <styled.h2 as={as} {...rest} css={[{ textStyle: size, overflowWrap: 'break-word' }, css]} />
);
