import { chakra, Spinner } from '@chakra-ui/react';
import { Button } from '../../../shared/ui/button.tsx';
import { EmptyList } from '../../../shared/ui/empty-list.tsx';
import { ErrorMessage } from '../../../shared/ui/error-message.tsx';
import { Scroller } from './file-area.tsx';

/** Overlay while the list is loaded; the files, if there are any yet, stay visible. */
export const ListLoading = () => (
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
    Loading media files...
  </chakra.div>
);

/** Shown when there is no list. */
export const ListFailed = ({ onRetry }: { onRetry: () => void }) => (
  <ErrorMessage onRetry={onRetry}>
    Failed to load media files. Please check that the server is running.
  </ErrorMessage>
);

interface NoFilesProps {
  /** Why, if the media folder is not empty: this one is, or no file matches search and filters. */
  children?: string;
  /** Clears search, filters and folder. */
  onClear?: () => void;
}

/** Shown in place of the files where there are none. */
export const NoFiles = ({
  children = 'There are no files yet. Anything put into the server’s media folder appears here automatically.',
  onClear,
}: NoFilesProps) => (
  <Scroller>
    <EmptyList action={onClear && <Button onClick={onClear}>Show all files</Button>}>{children}</EmptyList>
  </Scroller>
);
