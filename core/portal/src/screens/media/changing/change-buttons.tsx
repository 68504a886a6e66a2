import { chakra } from '@chakra-ui/react';
import { Button } from '../../../shared/ui/button.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import type { LibraryFile } from '../files/library-file.ts';
import type { Changing } from './use-changing.ts';

/** What can be done with the file in the quick look, which then shows the next one. */
export const ChangeButtons = ({ changing, file }: { changing: Changing; file: LibraryFile }) => (
  <chakra.div display="flex" flexWrap="wrap" gap="3">
    {file.hasLocation ? (
      <Button
        flex="1"
        whiteSpace="nowrap"
        aria-disabled={changing.busy}
        onClick={() => {
          if (!changing.busy) void changing.clean([file]);
        }}
      >
        <Icon name="pin" />
        Remove location
      </Button>
    ) : null}
    <Button
      flex="1"
      aria-disabled={changing.busy}
      onClick={() => {
        if (!changing.busy) void changing.remove({ files: [file], folders: [] });
      }}
    >
      <Icon name="trash" />
      Delete
    </Button>
  </chakra.div>
);
