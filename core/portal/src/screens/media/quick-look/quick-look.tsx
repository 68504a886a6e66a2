import { chakra } from '@chakra-ui/react';
import type { PixelSize } from '@jeweler/core/schemas';
import {
  type KeyboardEvent,
  memo,
  type TouchEvent,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { findNearestRemaining } from '../../../shared/data-list/row-metrics.ts';
import { Button, IconButton } from '../../../shared/ui/button.tsx';
import { DialogFrame } from '../../../shared/ui/dialog-frame.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Flow, PanelBody } from '../../../shared/ui/layout.ts';
import { focusFallback } from '../../../shared/ui/use-focus-keeping.ts';
import { isTextField } from '../../../ui/index.ts';
import { useCopyKey } from '../copying/use-copy-key.ts';
import { getPublicUrl, type LibraryFile } from '../files/library-file.ts';
import type { Library } from '../use-library.ts';
import { FileButtons } from './file-buttons.tsx';
import { FileDetails } from './file-details.tsx';
import { FileFocus } from './file-focus.tsx';
import { Preview, previewAddress } from './preview.tsx';

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

/** How many pictures are loaded and decoded ahead, while keys step through them. */
const AHEAD = 4;

/** Has the pictures around a position ready, so that stepping shows them at once: the next ones, and the last one. */
const usePreload = (shown: readonly LibraryFile[], position: number): void => {
  const [images] = useState(() => new Map<string, HTMLImageElement>());
  const around = [
    ...shown.slice(position + 1, position + 1 + AHEAD),
    ...shown.slice(Math.max(0, position - 1), position),
  ];
  const wanted = around.filter(({ kind }) => kind === 'image').map(previewAddress);
  const load = useEffectEvent(() => {
    for (const [address, image] of images) {
      if (wanted.includes(address)) continue;
      // Cancels it in favor of the next ones.
      image.src = '';
      images.delete(address);
    }
    for (const address of wanted) {
      if (images.has(address)) continue;
      const image = Object.assign(new Image(), { src: address });
      images.set(address, image);
      image.decode().catch(() => {});
    }
  });
  const addresses = wanted.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: run again for other pictures
  useEffect(() => load(), [addresses]);
};

const Side = chakra(PanelBody, { base: { alignContent: 'start', minWidth: '0', overflowY: { lg: 'auto' } } });

const versionOf = ({ publicUrl, lastModified }: LibraryFile): string => `${publicUrl} ${lastModified}`;

/** How large a film is, as its player says. */
interface Film {
  readonly version: string;
  readonly pixels: PixelSize;
}

/** What is known of the file, and what can be done with it. Drawn after the picture, which keys step through. */
const FileSide = memo(
  ({ file, library, film }: { file: LibraryFile; library: Library; film?: Film | undefined }) => {
    const { uses, copying, changing } = library;
    const version = versionOf(file);
    return (
      <Side>
        <FileDetails
          key={version}
          file={file}
          pixels={film?.version === version ? film.pixels : undefined}
          uses={uses && (uses.get(file.publicUrl) ?? [])}
        />
        {file.kind === 'image' && uses ? (
          <FileFocus key={file.publicUrl} publicUrl={file.publicUrl} uses={uses.get(file.publicUrl) ?? []} />
        ) : null}
        <FileButtons file={file} copying={copying} changing={changing} />
      </Side>
    );
  },
);

interface QuickLookProps {
  library: Library;
  /** publicUrl of the file to show first. */
  first: string;
  /** Called with the publicUrl of the last file shown. */
  onClose: (last: string | undefined) => void;
}

const isInFilm = ({ target }: KeyboardEvent) => target instanceof HTMLVideoElement;

/** A large preview of one file with its details; arrow keys step through the others, Space selects. */
export const QuickLook = ({ library, first, onClose }: QuickLookProps) => {
  const { shown, selection, copying } = library;
  const { file, position, step, deleted } = usePreviousNext(shown, first);
  const isSelected = file !== undefined && selection.keys.has(file.publicUrl);
  // The picture comes first.
  const described = useDeferredValue(file);
  const [film, setFilm] = useState<Film>();
  const select = useRef<HTMLButtonElement>(null);
  const swipe = useSwipe(step);
  useCopyKey(file && (() => copying.copy('urls', [file])));
  usePreload(shown, position);

  // A field of the file before may have had the focus, and has gone with it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: run for each file
  useEffect(() => {
    if (document.activeElement === document.body) select.current?.focus();
  }, [described]);

  const onKeyDown = (event: KeyboardEvent) => {
    // A video's own controls seek with the arrow keys, and those of a number count.
    if (isInFilm(event) || isTextField(event.target) || event.ctrlKey || event.metaKey || event.altKey)
      return;
    if (event.key === 'ArrowRight' || event.key === 'ArrowDown') step(1);
    else if (event.key === 'ArrowLeft' || event.key === 'ArrowUp') step(-1);
    else return;
    event.preventDefault();
  };

  return (
    <DialogFrame
      title={file?.name ?? 'No files left to view'}
      cover
      onClose={() => onClose(file?.publicUrl)}
      initialFocus={() => select.current}
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
            icon="next"
            label="Next file"
            aria-disabled={position >= shown.length - 1}
            onClick={() => step(1)}
          />
        </>
      }
    >
      <Flow alignItems="center" justifyContent="space-between" columnGap="5" rowGap="0" px="panel">
        <chakra.div role="status" color="admin.quiet" fontSize="small">
          {(deleted ? `${deleted} is no longer in the folder. ` : '') +
            (file ? `File ${position + 1} of ${shown.length}` : '') +
            (selection.selected.length > 0 ? `, ${selection.selected.length} selected` : '')}
        </chakra.div>
        {file ? (
          <Button
            ref={select}
            variant={isSelected ? 'solid' : 'line'}
            my="1"
            aria-pressed={isSelected}
            onClick={() => selection.select(shown, position, position, false)}
          >
            <Icon name={isSelected ? 'check' : 'plus'} />
            Select
          </Button>
        ) : null}
      </Flow>
      {file && described ? (
        <chakra.div
          flex={{ lg: '1' }}
          minHeight={{ lg: '20rem' }}
          display="grid"
          gridTemplateColumns={{ lg: 'minmax(0, 1fr) 22rem' }}
          gridTemplateRows={{ lg: 'minmax(0, 1fr)' }}
        >
          <chakra.div
            outline={isSelected ? '3px solid' : 'none'}
            outlineColor="admin.accent"
            outlineOffset="-3px"
            {...swipe}
          >
            <Preview
              key={versionOf(file)}
              file={file}
              onSize={(pixels) => setFilm({ version: versionOf(file), pixels })}
            />
          </chakra.div>
          <FileSide file={described} library={library} film={film} />
        </chakra.div>
      ) : null}
    </DialogFrame>
  );
};
