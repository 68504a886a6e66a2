import { chakra } from '@chakra-ui/react';
import { Button } from '../../../shared/ui/button.tsx';
import { Spinner } from '../../../shared/ui/skeleton.tsx';
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

/** Shown in place of the files until the first list has loaded. */
export const FirstLoading = () => (
  <Scroller>
    <Middle role="status" height="full">
      <Spinner width="6" height="6" />
      {LOADING}
    </Middle>
  </Scroller>
);

/** Overlay while the list is reloaded; the files stay visible. */
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

/** Shown when the media folder is empty. */
export const NoFiles = () => (
  <Scroller>
    <Middle height="full">
      <chakra.p maxWidth="26rem">
        There are no files yet. Anything put into the server’s media folder appears here automatically.
      </chakra.p>
    </Middle>
  </Scroller>
);

/** Shown when no file matches search and filters. */
export const NothingMatches = ({ onClear }: { onClear: () => void }) => (
  <Scroller>
    <Middle height="full">
      <p>No files match your search and filters.</p>
      <Button onClick={onClear}>Show all files</Button>
    </Middle>
  </Scroller>
);
