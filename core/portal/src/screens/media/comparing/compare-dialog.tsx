import { chakra } from '@chakra-ui/react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Button, IconButton } from '../../../shared/ui/button.tsx';
import { DialogFrame } from '../../../shared/ui/dialog-frame.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { useZoom } from '../../../shared/use-zoom.ts';
import { fileVariantAddress } from '../../../shared/variant-address.ts';
import type { LibraryFile } from '../files/library-file.ts';

const Grid = chakra('div', {
  base: {
    display: 'grid',
    flex: '1',
    minHeight: '0',
    gap: '2',
    px: { base: '2', lg: '4' },
    gridAutoRows: 'minmax(0, 1fr)',
  },
});

const Frame = chakra('div', {
  base: {
    position: 'relative',
    overflow: 'hidden',
    minHeight: '0',
    bg: 'admin.sunken',
    cursor: 'grab',
    touchAction: 'none',
    outlineOffset: '-3px',
    '&:has([aria-pressed=true])': { outline: '3px solid', outlineColor: 'admin.accent' },
    '& img': { width: 'full', height: 'full', objectFit: 'contain', userSelect: 'none' },
  },
});

const columns = (count: number) => (count <= 3 ? count : count === 4 ? 2 : 3);

interface CompareDialogProps {
  /** Two to six pictures. */
  files: readonly LibraryFile[];
  /** Selects only these in the library. */
  onSelect: (files: readonly LibraryFile[]) => void;
  /** Moves files to the bin; undefined where the folder is only read. */
  onDiscard: ((files: readonly LibraryFile[]) => void) | undefined;
  onClose: () => void;
}

/** Shots of one piece side by side, enlarged together: keys 1 to 6 choose those to keep. */
export const CompareDialog = ({ files, onSelect, onDiscard, onClose }: CompareDialogProps) => {
  const zoom = useZoom();
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const first = useRef<HTMLButtonElement>(null);

  const toggle = (file: LibraryFile | undefined) => {
    if (!file) return;
    const next = new Set(kept);
    if (!next.delete(file.publicUrl)) next.add(file.publicUrl);
    setKept(next);
  };
  const isKept = ({ publicUrl }: LibraryFile) => kept.has(publicUrl);
  const rest = files.filter((file) => !isKept(file));
  const hasChoice = kept.size > 0 && rest.length > 0;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (/^[1-6]$/.test(event.key)) toggle(files[Number(event.key) - 1]);
    else if (!zoom.press(event)) return;
    event.preventDefault();
  };

  return (
    <DialogFrame
      title={`Compare ${files.length} pictures`}
      tall
      cover
      onClose={onClose}
      initialFocus={() => first.current}
      // The library itself focuses a file.
      finalFocus={() => null}
      onKeyDown={onKeyDown}
      actions={
        <>
          <IconButton icon="minus" label="Smaller" onClick={() => zoom.step(-1)} />
          <IconButton icon="plus" label="Larger" onClick={() => zoom.step(1)} />
        </>
      }
    >
      <chakra.p px="panel" py="3" fontSize="small" color="admin.quiet">
        {`The keys 1 ${files.length === 2 ? 'and' : 'to'} ${files.length} choose the ones to keep. The wheel, or + and -, zooms all of them; drag to move them.`}
      </chakra.p>
      <Grid
        ref={zoom.area}
        gridTemplateColumns={{
          base: `repeat(${Math.min(2, columns(files.length))}, minmax(0, 1fr))`,
          md: `repeat(${columns(files.length)}, minmax(0, 1fr))`,
        }}
      >
        {files.map((file, index) => (
          <Frame key={file.publicUrl} data-frame="" {...zoom.frame}>
            <img
              src={fileVariantAddress(file, 1920)}
              alt={file.name}
              draggable={false}
              style={{ transform: zoom.transform }}
            />
            <chakra.div position="absolute" left="2" bottom="2" maxWidth="calc(100% - 1rem)">
              <Button
                ref={index === 0 ? first : undefined}
                bg="admin.panel"
                aria-pressed={isKept(file)}
                aria-label={`Keep ${index + 1}: ${file.name}`}
                onPointerDown={(event) => event.stopPropagation()}
                onClick={() => toggle(file)}
              >
                {isKept(file) ? <Icon name="check" /> : null}
                {`Keep ${index + 1}`}
              </Button>
            </chakra.div>
          </Frame>
        ))}
      </Grid>
      <chakra.div display="flex" flexWrap="wrap" justifyContent="flex-end" gap="3" p={{ base: '3', lg: '4' }}>
        <Button
          aria-disabled={kept.size === 0}
          onClick={() => kept.size > 0 && onSelect(files.filter(isKept))}
        >
          Select the kept ones
        </Button>
        {onDiscard ? (
          <Button variant="solid" aria-disabled={!hasChoice} onClick={() => hasChoice && onDiscard(rest)}>
            {hasChoice ? `Delete the other ${rest.length}` : 'Delete the others'}
          </Button>
        ) : null}
      </chakra.div>
    </DialogFrame>
  );
};
