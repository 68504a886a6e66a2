import { Badge, chakra } from '@chakra-ui/react';
import { ScreenTitle } from '../../../shared/ui/screen-title.tsx';

/** Title and description of the card, and how many files are shown (SPEC section 2). */
export const LibraryHead = ({ found }: { found: number | undefined }) => (
  <chakra.header
    display="grid"
    gridTemplateColumns="minmax(0, 1fr) auto"
    alignItems={{ base: 'center', md: 'end' }}
    columnGap="6"
    px={{ base: '4', lg: '5' }}
    paddingTop={{ base: '4', md: '5' }}
    paddingBottom={{ base: '3', md: '4' }}
  >
    <ScreenTitle>Media Library</ScreenTitle>
    <chakra.p
      gridRow="2"
      gridColumn={{ base: '1 / -1', md: '1' }}
      color="admin.quiet"
      marginTop="1"
      fontSize={{ base: 'small', md: 'inherit' }}
    >
      Manage all website images and videos. Select multiple files to copy their paths or URLs.
    </chakra.p>
    {found === undefined ? null : (
      <chakra.span gridColumn="2" gridRow={{ base: '1', md: '1 / 3' }}>
        <Badge>{`${found} files found`}</Badge>
      </chakra.span>
    )}
  </chakra.header>
);
