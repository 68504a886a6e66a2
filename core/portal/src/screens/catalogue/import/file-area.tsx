import { chakra } from '@chakra-ui/react';
import { Button } from '../../../shared/ui/button.tsx';
import { Icon, plainIconStyle } from '../../../shared/ui/icon.tsx';

const Area = chakra('div', {
  base: {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: '3',
    minHeight: '12rem',
    p: '5',
    border: '1px dashed',
    borderColor: 'admin.control',
    textAlign: 'center',
    '& .icon': { width: '2rem', height: '2rem', color: 'admin.quiet', ...plainIconStyle },
    '&[data-over]': { borderStyle: 'solid', borderColor: 'admin.accent', bg: 'admin.sunken' },
  },
});

interface FileAreaProps {
  /** A file is dragged over the window. */
  isOver: boolean;
  /** Name of the file that is being read. */
  reading: string | undefined;
  /** Opens the window that chooses a file. */
  onChoose: () => void;
}

/** Where a file is dropped, and the button that chooses one. */
export const FileArea = ({ isOver, reading, onChoose }: FileAreaProps) => (
  <Area data-over={isOver || undefined} aria-busy={reading !== undefined}>
    <Icon name="upload" />
    <chakra.p role="status" overflowWrap="anywhere">
      {reading === undefined
        ? isOver
          ? 'Drop the file to see what it would change.'
          : 'Drop a .csv or .json file here. You see what it would change before anything is changed.'
        : `Comparing ${reading} with the catalogue…`}
    </chakra.p>
    <Button
      variant="solid"
      aria-disabled={reading !== undefined}
      onClick={() => {
        if (reading === undefined) onChoose();
      }}
    >
      Choose a file…
    </Button>
  </Area>
);
