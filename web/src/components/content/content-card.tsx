import type { SitePicture } from '@jeweler/core/business';
import type { ReactNode } from 'react';
import { styled } from '#styled-system/jsx';
import { Picture } from '../picture/picture.tsx';
import { Heading } from '../text/heading.tsx';
import { UnbrokenRanges } from '../text/unbroken-ranges.tsx';

interface ContentCardProps {
  picture: SitePicture;
  title: string;
  text: string;
  /** Placed at the bottom of the card, such as a link or a name; aligned across the cards of a row. */
  children?: ReactNode;
  /** Crops pictures of different shapes to the same one. */
  aspectRatio?: string;
}

/** An entry of a CardGrid: a picture, a title and a few lines. */
export const ContentCard = ({ picture, title, text, children, aspectRatio }: ContentCardProps) => (
  <styled.li display="flex" flexDirection="column" alignItems="flex-start">
    <Picture
      of={picture}
      sizes="(min-width: 48rem) 30vw, 100vw"
      width="full"
      {...(aspectRatio ? { aspectRatio, objectFit: 'cover' } : {})}
    />
    <Heading as="h3" marginTop="5">
      {title}
    </Heading>
    <styled.p marginTop="3" color="fg.quiet">
      <UnbrokenRanges>{text}</UnbrokenRanges>
    </styled.p>
    {children ? <styled.div marginTop="auto">{children}</styled.div> : null}
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
