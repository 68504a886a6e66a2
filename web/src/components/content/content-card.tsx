import type { SitePicture } from '@jeweler/core/business';
import type { ReactNode } from 'react';
import { styled } from '#styled-system/jsx';
import type { SystemStyleObject } from '#styled-system/types';
import { Picture } from '../picture/picture.tsx';
import { Heading } from '../text/heading.tsx';
import { UnbrokenRanges } from '../text/unbroken-ranges.tsx';

interface ContentCardProps {
  picture: SitePicture;
  title: string;
  text: string;
  /** Placed at the bottom of the card, such as a link or a name; aligned across the cards of a row. */
  children?: ReactNode;
  /** Such as a shape to which different pictures are cropped. */
  pictureCss?: SystemStyleObject;
}

/** An entry of a CardGrid: a picture, a title and a few lines. */
export const ContentCard = ({ picture, title, text, children, pictureCss = {} }: ContentCardProps) => (
  <styled.li css={{ display: 'flex', flexDirection: 'column', alignItems: 'flex-start' }}>
    <Picture of={picture} sizes="(min-width: 48rem) 30vw, 100vw" css={{ width: 'full', ...pictureCss }} />
    <Heading as="h3" css={{ marginTop: '5' }}>
      {title}
    </Heading>
    <styled.p css={{ marginTop: '3', color: 'fg.quiet' }}>
      <UnbrokenRanges>{text}</UnbrokenRanges>
    </styled.p>
    {children ? <styled.div css={{ marginTop: 'auto' }}>{children}</styled.div> : null}
  </styled.li>
);

/** Three columns of cards from 768 px on, one column below. */
export const CardGrid = styled('ul', {
  base: {
    display: 'grid',
    columnGap: '8',
    rowGap: '12',
    gridTemplateColumns: { md: 'repeat(3, minmax(0, 1fr))' },
    marginTop: 'clamp(2.5rem, 1.5rem + 3vw, 4.5rem)',
    listStyle: 'none',
  },
});
