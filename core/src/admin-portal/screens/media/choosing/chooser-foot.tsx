import { chakra } from '@chakra-ui/react';
import type { MediaUse } from '../../../../schemas/index.ts';
import { usedBy } from '../../../shared/media-usage.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { ToolRow } from '../../../shared/ui/panel.tsx';
import type { LibraryFile } from '../files/library-file.ts';

interface ChooserFootProps {
  /** The file that is selected and shown. */
  chosen: LibraryFile | undefined;
  uses: readonly MediaUse[] | undefined;
  onChoose: (file: LibraryFile) => void;
  onClose: () => void;
}

/** What would be chosen, and the two ways out of the dialog. */
export const ChooserFoot = ({ chosen, uses, onChoose, onClose }: ChooserFootProps) => (
  <ToolRow>
    <chakra.p flex={{ base: '1 1 100%', md: '1' }} minWidth="0" fontSize="small" overflowWrap="anywhere">
      {chosen ? chosen.relativePath : 'No picture is selected.'}
      {uses && uses.length > 0 ? <chakra.span color="admin.quiet">{` · ${usedBy(uses)}`}</chakra.span> : null}
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
