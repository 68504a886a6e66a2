import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { styled } from '#styled-system/jsx';
import { IconButton } from '../../components/actions/icon-button.tsx';
import { WindowDialog } from '../../components/layout/window-dialog.tsx';
import { VisuallyHidden } from '../../components/text/visually-hidden.tsx';
import { getLargestSource } from '../../lib/image-sources.ts';
import { PictureTurns } from './product-gallery-frame.tsx';
import { LEAST_ZOOM, MAX_ZOOM, useZoom } from './use-zoom.ts';

const Frame = styled(WindowDialog, {
  base: {
    width: '100vw',
    overflow: 'hidden',
    bg: 'ink.950',
    '&[open]': { animation: 'appear {durations.calm} {easings.out}' },
  },
});

const Stage = styled('div', {
  base: {
    position: 'absolute',
    inset: '0',
    display: 'flex',
    overflow: 'auto',
    overscrollBehavior: 'contain',
    touchAction: '[pan-x pan-y]',
    // The outline is inside the element, where the edge of the window does not clip it.
    outlineOffset: '-4px',
  },
});

const Enlarged = styled('img', {
  base: {
    flex: 'none',
    maxWidth: 'none',
    margin: 'auto',
    objectFit: 'contain',
    userSelect: 'none',
    // The variant that the page has loaded, of the same proportions, until the large one covers it.
    bgPosition: 'center',
    bgSize: 'contain',
    bgRepeat: 'no-repeat',
  },
});

/** Appears after a moment only: a picture that comes at once needs no announcement. */
const Waiting = styled('p', {
  base: {
    position: 'absolute',
    insetInline: '0',
    bottom: '6',
    textAlign: 'center',
    fontSize: 'small',
    color: 'bone.300',
    pointerEvents: 'none',
    animation: 'appear {durations.calm} .4s both',
  },
});

const Tools = styled('div', {
  base: {
    position: 'absolute',
    top: '3',
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    bg: 'ink.950',
    borderRadius: 'full',
    fontSize: 'small',
    textStyle: 'figures',
    '& > [aria-disabled=true]': { opacity: '0.35', cursor: 'default' },
  },
  variants: { side: { left: { left: '3' }, right: { right: '3' } } },
});

const STEP = 1.5;
/** Zoom after a click or tap on the whole picture. */
const NEAR = 2.5;

interface EnlargedPictureProps {
  pictures: readonly { readonly src: string; readonly alt: string }[];
  /** Index of the picture that is shown first. */
  first: number;
  /** For each picture a smaller variant that is loaded already, if there is one. */
  loaded: readonly (string | undefined)[];
  onClose: () => void;
}

/**
 * A picture over the whole window, in a native modal dialog: Escape closes it, and the focus is restored. It
 * is zoomed by pinching, Ctrl and the wheel, clicks, buttons, or the keys +, - and 0, and moved by scrolling.
 * Buttons and, while the whole picture is shown, the left and right arrow keys lead to the other pictures.
 */
export const EnlargedPicture = ({ pictures, first, loaded, onClose }: EnlargedPictureProps) => {
  const [index, setIndex] = useState(first);
  const [complete, setComplete] = useState<readonly string[]>([]);
  const { src = '', alt = '' } = pictures[index] ?? {};
  const count = pictures.length;
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLImageElement>(null);
  const { zoom, change } = useZoom(stage, picture);
  const nearer = () => change((now) => now * STEP);
  const farther = () => change((now) => now / STEP);

  useEffect(() => {
    dialog.current?.showModal();
  }, []);

  const turnTo = (next: number) => {
    if (next < 0 || next >= count) return;
    change(() => LEAST_ZOOM);
    setIndex(next);
  };
  const onKey = ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
    // With these modifiers, the browser zooms the page.
    if (ctrlKey || metaKey) return;
    if (key === '+' || key === '=') nearer();
    if (key === '-') farther();
    if (key === '0') change(() => LEAST_ZOOM);
    if (zoom > LEAST_ZOOM) return;
    if (key === 'ArrowLeft') turnTo(index - 1);
    if (key === 'ArrowRight') turnTo(index + 1);
  };
  const zoomByClick = ({ clientX, clientY }: MouseEvent) =>
    change((now) => (now > LEAST_ZOOM ? LEAST_ZOOM : NEAR), { x: clientX, y: clientY });

  return (
    <Frame
      ref={dialog}
      data-ground="dark"
      aria-label={`Enlarged picture: ${alt}`}
      onClose={onClose}
      onKeyDown={onKey}
    >
      {/* Focusable, so that it can be scrolled by keyboard. */}
      <Stage ref={stage} tabIndex={0} role="group" aria-label="Picture">
        <Enlarged
          // A picture that is still loading must not show the one before it.
          key={src}
          ref={picture}
          src={getLargestSource(src)}
          alt={alt}
          draggable={false}
          style={{
            width: `${zoom * 100}%`,
            height: `${zoom * 100}%`,
            ...(loaded[index] ? { backgroundImage: `url("${loaded[index]}")` } : {}),
          }}
          onLoad={() => setComplete((sources) => [...sources, src])}
          onClick={zoomByClick}
          css={{ cursor: zoom > LEAST_ZOOM ? 'zoom-out' : 'zoom-in' }}
        />
      </Stage>
      <VisuallyHidden role="status">{`Enlarged to ${Math.round(zoom * 100)}%`}</VisuallyHidden>
      {complete.includes(src) ? null : <Waiting role="status">Loading the large picture…</Waiting>}
      {count > 1 ? (
        <Tools side="left">
          <PictureTurns index={index} count={count} alt={alt} turnTo={turnTo} />
        </Tools>
      ) : null}
      <Tools side="right">
        <IconButton icon="minus" label="Zoom out" onClick={farther} aria-disabled={zoom <= LEAST_ZOOM} />
        <IconButton icon="plus" label="Zoom in" onClick={nearer} aria-disabled={zoom >= MAX_ZOOM} />
        <IconButton icon="close" label="Close" onClick={() => dialog.current?.close()} />
      </Tools>
    </Frame>
  );
};
