import { chakra } from '@chakra-ui/react';
import type { MediaUse } from '@jeweler/core/schemas';
import type { MediaChooserProps } from '../../../shared/media-chooser.ts';
import { usedBy } from '../../../shared/media-usage.ts';
import { tooSmallForProduct, usePictureSize } from '../../../shared/picture-place.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { ToolRow } from '../../../shared/ui/panel.tsx';
import type { LibraryFile } from '../files/library-file.ts';

interface ChooserFootProps {
  /** The file that is selected and shown. */
  chosen: LibraryFile | undefined;
  uses: readonly MediaUse[] | undefined;
  place: MediaChooserProps['place'];
  noun: 'picture' | 'film';
  onChoose: (file: LibraryFile) => void;
  onClose: () => void;
}

/** What would be chosen, and the two ways out of the dialog. */
export const ChooserFoot = ({ chosen, uses, place, noun, onChoose, onClose }: ChooserFootProps) => (
  <ToolRow>
    <chakra.p flex={{ base: '1 1 100%', md: '1' }} minWidth="0" fontSize="small" overflowWrap="anywhere">
      {chosen ? chosen.relativePath : `No ${noun} is selected.`}
      {uses && uses.length > 0 ? <chakra.span color="admin.quiet">{` · ${usedBy(uses)}`}</chakra.span> : null}
      {chosen && place ? <SizeHint address={chosen.publicUrl} /> : null}
    </chakra.p>
    <Button flex={{ base: '1', md: 'none' }} onClick={onClose}>
      Cancel
    </Button>
    <Button
      variant="solid"
      flex={{ base: '1', md: 'none' }}
      disabled={!chosen}
      onClick={() => {
        if (chosen) onChoose(chosen);
      }}
    >
      Choose
    </Button>
  </ToolRow>
);

/** Says of a picture that is too small for its place how large it is and how large it is shown. */
const SizeHint = ({ address }: { address: string }) => {
  const size = usePictureSize(address);
  return (
    <chakra.span display="block" role="status" color="admin.warning">
      {size && tooSmallForProduct(size)}
    </chakra.span>
  );
};
