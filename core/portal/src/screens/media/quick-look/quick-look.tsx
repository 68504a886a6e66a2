import { chakra } from '@chakra-ui/react';
import type { PixelSize } from '@jeweler/core/schemas';
import { type KeyboardEvent, type TouchEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { findNearestRemaining } from '../../../shared/data-list/row-metrics.ts';
import { IconButton } from '../../../shared/ui/button.tsx';
import { DialogFrame } from '../../../shared/ui/dialog-frame.tsx';
import { focusFallback } from '../../../shared/ui/use-focus-keeping.ts';
import { fileVariantAddress } from '../../../shared/variant-address.ts';
import { useCopyKey } from '../copying/use-copy-key.ts';
import { getPublicUrl, type LibraryFile } from '../files/library-file.ts';
import type { Library } from '../use-library.ts';
import { FileButtons } from './file-buttons.tsx';
import { FileDetails } from './file-details.tsx';
import { Preview } from './preview.tsx';

/**
 * The file in the preview, out of those shown in the library. If it disappears, a neighbour replaces it; undefined when
 * no file is left to show.
 */
const usePreviousNext = (shown: readonly LibraryFile[], first: string) => {
  const [publicUrl, setPublicUrl] = useState(first);
  /** Name of a file that was deleted while it was shown. */
  const [deleted, setDeleted] = useState<string>();
  const before = useRef(shown);
  const position = shown.findIndex((file) => file.publicUrl === publicUrl);

  const follow = useEffectEvent(() => {
    const previous = before.current;
    before.current = shown;
    if (position !== -1) return;
    const lost = previous.findIndex((file) => file.publicUrl === publicUrl);
    const neighbour = shown[findNearestRemaining(getPublicUrl, previous, lost, shown)];
    setDeleted(previous[lost]?.name);
    if (neighbour) setPublicUrl(neighbour.publicUrl);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: run for every new list
  useEffect(() => follow(), [shown]);

  const step = (by: 1 | -1) => {
    const next = shown[position + by];
    if (!next) return;
    setDeleted(undefined);
    setPublicUrl(next.publicUrl);
  };
  return { file: shown[position], position, step, deleted };
};

/** Minimum length of a swipe, in pixels. */
const MIN_SWIPE_PX = 48;

/** Touch handlers that step to the next or previous file on a one-finger swipe over the element. */
const useSwipe = (step: (by: 1 | -1) => void) => {
  const start = useRef<{ x: number; y: number }>(undefined);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const finger = touches[0];
      // Two fingers pinch to zoom.
      start.current = finger && touches.length === 1 ? { x: finger.clientX, y: finger.clientY } : undefined;
    },
    onTouchEnd: ({ changedTouches, target }: TouchEvent) => {
      const finger = changedTouches[0];
      if (!start.current || !finger || target instanceof HTMLVideoElement) return;
      const [x, y] = [finger.clientX - start.current.x, finger.clientY - start.current.y];
      if (Math.abs(x) >= MIN_SWIPE_PX && Math.abs(x) > 2 * Math.abs(y)) step(x < 0 ? 1 : -1);
    },
  };
};

/** Preloads the pictures one step away, so that stepping shows them at once. */
const usePreload = (neighbours: readonly (LibraryFile | undefined)[]): void => {
  const width = window.devicePixelRatio > 1 ? 1920 : 1280;
  const addresses = neighbours
    .filter((file) => file?.kind === 'image')
    .map((file) => (file ? fileVariantAddress(file, width) : ''))
    .join('\n');
  useEffect(() => {
    const images = addresses.split('\n').map((address) => Object.assign(new Image(), { src: address }));
    return () => {
      // Cancels unfinished requests in favor of the next ones.
      for (const image of images) image.src = '';
    };
  }, [addresses]);
};

const Side = chakra('div', {
  base: { display: 'grid', alignContent: 'start', gap: '5', minWidth: '0', p: 'panel' },
});

interface QuickLookProps {
  library: Library;
  /** publicUrl of the file to show first. */
  first: string;
  /** Called with the publicUrl of the last file shown. */
  onClose: (last: string | undefined) => void;
}

const isInFilm = ({ target }: KeyboardEvent) => target instanceof HTMLVideoElement;

/** A large preview of one file with its details; arrow keys step through the others. */
export const QuickLook = ({ library, first, onClose }: QuickLookProps) => {
  const { shown, uses, copying, changing } = library;
  const { file, position, step, deleted } = usePreviousNext(shown, first);
  const version = `${file?.publicUrl} ${file?.lastModified}`;
  const [film, setFilm] = useState<{ version: string; pixels: PixelSize }>();
  const next = useRef<HTMLButtonElement>(null);
  const swipe = useSwipe(step);
  useCopyKey(file && (() => copying.copy('urls', [file])));
  usePreload([shown[position - 1], shown[position + 1]]);

  const onKeyDown = (event: KeyboardEvent) => {
    // A video's own controls seek with the arrow keys.
    if (isInFilm(event) || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'ArrowRight' || event.key === 'ArrowDown') step(1);
    else if (event.key === 'ArrowLeft' || event.key === 'ArrowUp') step(-1);
    else return;
    event.preventDefault();
  };

  return (
    <DialogFrame
      title={file?.name ?? 'No files left to view'}
      onClose={() => onClose(file?.publicUrl)}
      initialFocus={() => next.current}
      // The library itself focuses the last file shown.
      finalFocus={() => (file ? null : focusFallback())}
      onKeyDown={onKeyDown}
      actions={
        <>
          <IconButton
            icon="previous"
            label="Previous file"
            aria-disabled={position <= 0}
            onClick={() => step(-1)}
          />
          <IconButton
            ref={next}
            icon="next"
            label="Next file"
            aria-disabled={position >= shown.length - 1}
            onClick={() => step(1)}
          />
        </>
      }
    >
      <chakra.div role="status" color="admin.quiet" px="panel" py="2" fontSize="small">
        {(deleted ? `${deleted} is no longer in the folder. ` : '') +
          (file ? `File ${position + 1} of ${shown.length}` : '')}
      </chakra.div>
      {file ? (
        <chakra.div display="grid" gridTemplateColumns={{ lg: 'minmax(0, 1fr) 22rem' }} {...swipe}>
          <Preview key={version} file={file} onSize={(pixels) => setFilm({ version, pixels })} />
          <Side>
            <FileDetails
              key={version}
              file={file}
              pixels={film?.version === version ? film.pixels : undefined}
              uses={uses && (uses.get(file.publicUrl) ?? [])}
            />
            <FileButtons file={file} copying={copying} changing={changing} />
          </Side>
        </chakra.div>
      ) : null}
    </DialogFrame>
  );
};
