import { Badge, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { ScreenTitle } from '../../../shared/ui/screen-title.tsx';

interface LibraryHeadProps {
  found: number | undefined;
  /** Buttons at the end of the line. */
  children: ReactNode;
}

/** Title and description of the card, and how many files are shown (SPEC section 2). */
export const LibraryHead = ({ found, children }: LibraryHeadProps) => (
  <chakra.header
    // On phones the buttons are beside the title or, with larger text, below it.
    display={{ base: 'flex', md: 'grid' }}
    flexWrap="wrap"
    gridTemplateColumns="minmax(0, 1fr) fit-content(60%)"
    alignItems="center"
    columnGap={{ base: '2', md: '6' }}
    rowGap={{ base: '2', md: '0' }}
    px={{ base: '4', lg: '5' }}
    py="2"
  >
    <chakra.div flex="1 1 8rem" display="flex" flexWrap="wrap" alignItems="center" columnGap="3">
      <ScreenTitle>Media Library</ScreenTitle>
      {found === undefined ? null : <Badge>{`${found} files found`}</Badge>}
    </chakra.div>
    <chakra.p gridRow="2" gridColumn="1" order="1" flexBasis="full" color="admin.quiet" fontSize="small">
      Manage all website images and videos. Select multiple files to copy their paths or URLs.
    </chakra.p>
    <chakra.div gridColumn="2" gridRow="1 / 3" display="flex" flexWrap="wrap" gap={{ base: '2', md: '3' }}>
      {children}
    </chakra.div>
  </chakra.header>
);
