import { chakra } from '@chakra-ui/react';
import { Badge } from '../../components/badge.tsx';
import { ScreenTitle } from '../../components/screen-title.tsx';

/** Title and description of the card, and how many files are shown (SPEC section 2). */
export const LibraryHead = ({ found }: { found: number | undefined }) => (
  <chakra.header
    display="flex"
    flexWrap="wrap"
    alignItems="end"
    justifyContent="space-between"
    columnGap="6"
    rowGap="2"
    px={{ base: '4', lg: '5' }}
    paddingTop="5"
    paddingBottom="4"
  >
    <div>
      <ScreenTitle>Media Library</ScreenTitle>
      <chakra.p color="admin.quiet" marginTop="1">
        Manage all website images and videos. Select multiple files to copy their paths or URLs.
      </chakra.p>
    </div>
    {found === undefined ? null : <Badge>{found} files found</Badge>}
  </chakra.header>
);
