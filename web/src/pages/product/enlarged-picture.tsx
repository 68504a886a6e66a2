import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { styled } from '#styled-system/jsx';
import { IconButton } from '../../components/actions/icon-button.tsx';
import { WindowDialog } from '../../components/layout/window-dialog.tsx';
import { VisuallyHidden } from '../../components/text/visually-hidden.tsx';
import { getLargestSource } from '../../lib/image-sources.ts';
import { PictureTurns } from './product-gallery-frame.tsx';

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

/** How many times as large as the whole picture it is from near. */
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
 * A picture over the whole window, in a native modal dialog: Escape closes it, and the focus is restored. A click, the
 * button, or the keys + and - show it whole or from near, where it is moved by scrolling; fingers zoom the page as
 * everywhere. Buttons and, while the whole picture is shown, the left and right arrow keys lead to the other pictures.
 */
export const EnlargedPicture = ({ pictures, first, loaded, onClose }: EnlargedPictureProps) => {
  const [index, setIndex] = useState(first);
  const [isNear, setNear] = useState(false);
  const [complete, setComplete] = useState<readonly string[]>([]);
  const { src = '', alt = '' } = pictures[index] ?? {};
  const count = pictures.length;
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLDivElement>(null);

  useEffect(() => {
    dialog.current?.showModal();
  }, []);

  /** The whole picture fills the stage, so the point at `x` and `y`, or the middle, stays where it is. */
  const show = (near: boolean, x = window.innerWidth / 2, y = window.innerHeight / 2) => {
    flushSync(() => setNear(near));
    if (!stage.current) return;
    stage.current.scrollLeft = x * (NEAR - 1);
    stage.current.scrollTop = y * (NEAR - 1);
  };
  const turnTo = (next: number) => {
    if (next < 0 || next >= count) return;
    setNear(false);
    setIndex(next);
  };
  const onKey = ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
    // With these modifiers, the browser zooms the page.
    if (ctrlKey || metaKey) return;
    if (key === '+' || key === '-') show(key === '+');
    if (isNear) return;
    if (key === 'ArrowLeft') turnTo(index - 1);
    if (key === 'ArrowRight') turnTo(index + 1);
  };
  const size = `${isNear ? NEAR * 100 : 100}%`;

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
          src={getLargestSource(src)}
          alt={alt}
          draggable={false}
          style={{
            width: size,
            height: size,
            ...(loaded[index] ? { backgroundImage: `url("${loaded[index]}")` } : {}),
          }}
          onLoad={() => setComplete((sources) => [...sources, src])}
          onClick={({ clientX, clientY }) => show(!isNear, clientX, clientY)}
          css={{ cursor: isNear ? 'zoom-out' : 'zoom-in' }}
        />
      </Stage>
      <VisuallyHidden role="status">{`Enlarged to ${size}`}</VisuallyHidden>
      {complete.includes(src) ? null : <Waiting role="status">Loading the large picture…</Waiting>}
      {count > 1 ? (
        <Tools side="left">
          <PictureTurns index={index} count={count} alt={alt} turnTo={turnTo} />
        </Tools>
      ) : null}
      <Tools side="right">
        <IconButton
          icon={isNear ? 'minus' : 'plus'}
          label={isNear ? 'Zoom out' : 'Zoom in'}
          onClick={() => show(!isNear)}
        />
        <IconButton icon="close" label="Close" onClick={() => dialog.current?.close()} />
      </Tools>
    </Frame>
  );
};
