import { chakra } from '@chakra-ui/react';
import { useOpenOutside } from '../../../shared/host/use-open-outside.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { usePictureCopying } from '../copying/use-picture-copying.ts';
import type { LibraryFile } from '../files/library-file.ts';

/** Actions that only the desktop program supports; renders nothing in a browser. */
export const ProgramButtons = ({ file }: { file: LibraryFile }) => {
  const pictures = usePictureCopying();
  const openOutside = useOpenOutside();
  if (!pictures && !openOutside) return null;
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="3">
      {pictures && file.kind === 'image' ? (
        <Button
          flex="1"
          aria-disabled={pictures.busy}
          onClick={() => {
            if (!pictures.busy) void pictures.copyPicture(file);
          }}
        >
          <Icon name="image" />
          Copy picture
        </Button>
      ) : null}
      {openOutside ? (
        <Button flex="1" whiteSpace="nowrap" onClick={() => openOutside(file.publicUrl)}>
          <Icon name="link" />
          Open on the website
        </Button>
      ) : null}
    </chakra.div>
  );
};
