import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react';
import { styled } from '#styled-system/jsx';
import { IconButton } from '../../components/actions/icon-button.tsx';
import { WindowDialog } from '../../components/layout/window-dialog.tsx';
import { VisuallyHidden } from '../../components/text/visually-hidden.tsx';
import { getLargestSource } from '../../lib/pictures/image-sources.ts';
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
  base: { flex: 'none', maxWidth: 'none', margin: 'auto', objectFit: 'contain', userSelect: 'none' },
});

const Tools = styled('div', {
  base: {
    position: 'absolute',
    top: '3',
    right: '3',
    display: 'flex',
    gap: '1',
    bg: 'ink.950',
    borderRadius: 'full',
  },
});

const STEP = 1.5;
/** Zoom after a click or tap on the whole picture. */
const NEAR = 2.5;

interface EnlargedPictureProps {
  src: string;
  alt: string;
  onClose: () => void;
}

/**
 * A picture over the whole window, in a native modal dialog: Escape closes it, and the focus is restored. It
 * is zoomed by pinching, Ctrl and the wheel, clicks, buttons, or the keys +, - and 0, and moved by scrolling.
 */
export const EnlargedPicture = ({ src, alt, onClose }: EnlargedPictureProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLImageElement>(null);
  const { zoom, change } = useZoom(stage, picture);
  const nearer = () => change((now) => now * STEP);
  const farther = () => change((now) => now / STEP);

  useEffect(() => {
    dialog.current?.showModal();
  }, []);

  const zoomByKey = ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
    // With these modifiers, the browser zooms the page.
    if (ctrlKey || metaKey) return;
    if (key === '+' || key === '=') nearer();
    if (key === '-') farther();
    if (key === '0') change(() => LEAST_ZOOM);
  };
  const zoomByClick = ({ clientX, clientY }: MouseEvent) =>
    change((now) => (now > LEAST_ZOOM ? LEAST_ZOOM : NEAR), { x: clientX, y: clientY });

  return (
    <Frame
      ref={dialog}
      data-ground="dark"
      aria-label={`Enlarged picture: ${alt}`}
      onClose={onClose}
      onKeyDown={zoomByKey}
    >
      {/* Focusable, so that it can be scrolled by keyboard. */}
      <Stage ref={stage} tabIndex={0} role="group" aria-label="Picture">
        <Enlarged
          ref={picture}
          src={getLargestSource(src)}
          alt={alt}
          draggable={false}
          style={{ width: `${zoom * 100}%`, height: `${zoom * 100}%` }}
          onClick={zoomByClick}
          css={{ cursor: zoom > LEAST_ZOOM ? 'zoom-out' : 'zoom-in' }}
        />
      </Stage>
      <VisuallyHidden role="status">{`Enlarged to ${Math.round(zoom * 100)}%`}</VisuallyHidden>
      <Tools>
        <IconButton icon="minus" label="Zoom out" onClick={farther} aria-disabled={zoom <= LEAST_ZOOM} />
        <IconButton icon="plus" label="Zoom in" onClick={nearer} aria-disabled={zoom >= MAX_ZOOM} />
        <IconButton icon="close" label="Close" onClick={() => dialog.current?.close()} />
      </Tools>
    </Frame>
  );
};
