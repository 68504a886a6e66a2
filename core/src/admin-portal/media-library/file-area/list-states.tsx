import { chakra } from '@chakra-ui/react';
import { Button } from '../../components/button.tsx';
import { Spinner } from '../../components/spinner.tsx';
import { Scroller } from './file-area.tsx';

const LOADING = 'Loading media files...';

const Middle = chakra('div', {
  base: {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: '4',
    minHeight: 'full',
    px: '5',
    textAlign: 'center',
    color: 'admin.quiet',
  },
});

/** Stands for the files while there is no list yet. */
export const FirstLoading = () => (
  <Scroller>
    <Middle role="status" height="full">
      <Spinner width="6" height="6" />
      {LOADING}
    </Middle>
  </Scroller>
);

/** Lies over the list while it is loaded anew; the files stay where they are. */
export const LoadingAnew = () => (
  <chakra.div
    role="status"
    position="absolute"
    top="3"
    left="50%"
    translate="-50% 0"
    zIndex="1"
    display="flex"
    alignItems="center"
    gap="3"
    minHeight="target"
    px="4"
    whiteSpace="nowrap"
    bg="admin.panel"
    border="1px solid"
    borderColor="admin.control"
    borderRadius="admin"
  >
    <Spinner />
    {LOADING}
  </chakra.div>
);

/** The media folder holds nothing. */
export const NoFiles = () => (
  <Scroller>
    <Middle height="full">
      <chakra.p maxWidth="26rem">
        There are no files yet. Whatever is put into the server’s media folder appears here by itself.
      </chakra.p>
    </Middle>
  </Scroller>
);

/** Search and filters let nothing through. */
export const NothingMatches = ({ onClear }: { onClear: () => void }) => (
  <Scroller>
    <Middle height="full">
      <p>No files match your search and filters.</p>
      <Button onClick={onClear}>Show all files</Button>
    </Middle>
  </Scroller>
);
