import { chakra, EmptyState, Spinner } from '@chakra-ui/react';
import { Button } from '../../../shared/ui/button.tsx';
import { ErrorMessage } from '../../../shared/ui/error-message.tsx';
import { Scroller } from './file-area.tsx';
import { gridSizes } from './row-metrics.ts';

/** Enough for a large window. */
const PLACEHOLDERS = Array.from({ length: 12 }, (_, position) => position);

/** One element with styles for all of its children, like `FileGrid`. */
const Placeholders = chakra('div', {
  base: {
    display: 'grid',
    px: { base: '4', lg: '5' },
    paddingTop: '2',
    '& > div': { bg: 'admin.sunken' },
  },
  variants: {
    layout: {
      grid: {
        gridTemplateColumns: {
          base: 'repeat(2, minmax(0, 1fr))',
          md: 'repeat(3, minmax(0, 1fr))',
          lg: 'repeat(4, minmax(0, 1fr))',
          xl: 'repeat(6, minmax(0, 1fr))',
        },
        columnGap: `${gridSizes.gap}rem`,
        rowGap: `${gridSizes.gap + gridSizes.cardFoot}rem`,
        '& > div': {
          aspectRatio: { base: '1', lg: 'auto' },
          height: { lg: `${gridSizes.picture}rem` },
          borderRadius: 'admin',
        },
      },
      list: { rowGap: '1rem', '& > div': { height: `${gridSizes.line - 1}rem`, borderRadius: '2px' } },
    },
  },
});

/** Shown in place of the files until the first list has loaded, in the shape of the files to come. */
export const FilesSkeleton = ({ layout }: { layout: 'grid' | 'list' }) => (
  <Scroller overflowY="hidden" scrollbarGutter="auto" aria-hidden="true">
    <Placeholders layout={layout}>
      {PLACEHOLDERS.map((position) => (
        <div key={position} />
      ))}
    </Placeholders>
  </Scroller>
);

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
    <EmptyState.Root height="full">
      <EmptyState.Content>
        <EmptyState.Description>{children}</EmptyState.Description>
        {onClear ? <Button onClick={onClear}>Show all files</Button> : null}
      </EmptyState.Content>
    </EmptyState.Root>
  </Scroller>
);
