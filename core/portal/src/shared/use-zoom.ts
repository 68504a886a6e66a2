import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

/** How a picture is enlarged: by which factor, and which point of it is in the middle (0 to 1, from the top left). */
export interface Zoom {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export const WHOLE: Zoom = { scale: 1, x: 0.5, y: 0.5 };
const MAX_SCALE = 8;
const STEP = 1.5;

/** Keeps the frame inside the picture. */
const within = (position: number, scale: number): number => {
  const half = 0.5 / scale;
  return Math.min(1 - half, Math.max(half, position));
};

const zoomTo = (scale: number, x: number, y: number): Zoom => {
  const bounded = Math.min(MAX_SCALE, Math.max(1, scale));
  return { scale: bounded, x: within(x, bounded), y: within(y, bounded) };
};

/**
 * One step closer (1) or back (-1); the point of the frame at `at` (0 to 1) stays where it is.
 */
export const stepZoom = (zoom: Zoom, direction: 1 | -1, at = { x: 0.5, y: 0.5 }): Zoom => {
  const scale = Math.min(MAX_SCALE, Math.max(1, zoom.scale * STEP ** direction));
  const shift = 1 / zoom.scale - 1 / scale;
  return zoomTo(scale, zoom.x + (at.x - 0.5) * shift, zoom.y + (at.y - 0.5) * shift);
};

/** Moves the picture by a part of the frame's width and height. */
export const moveZoom = ({ scale, x, y }: Zoom, byX: number, byY: number): Zoom =>
  zoomTo(scale, x - byX / scale, y - byY / scale);

/** CSS transform of a picture that fills its frame. */
export const toTransform = ({ scale, x, y }: Zoom): string =>
  `scale(${scale}) translate(${((0.5 - x) * 100).toFixed(3)}%, ${((0.5 - y) * 100).toFixed(3)}%)`;

/** Where in its frame a pointer is, from 0 to 1. */
const positionIn = (element: Element, { clientX, clientY }: { clientX: number; clientY: number }) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: (clientX - left) / width, y: (clientY - top) / height };
};

/** Pictures in frames (`data-frame`) inside of `area`, enlarged together by wheel, buttons and keys, moved by dragging. */
export const useZoom = () => {
  const [zoom, setZoom] = useState(WHOLE);
  const area = useRef<HTMLDivElement>(null);

  // React listens to the wheel passively, and the dialog would scroll.
  useEffect(() => {
    const element = area.current;
    const onWheel = (event: WheelEvent) => {
      const frame = (event.target as Element).closest('[data-frame]');
      if (!frame) return;
      event.preventDefault();
      const at = positionIn(frame, event);
      setZoom((present) => stepZoom(present, event.deltaY < 0 ? 1 : -1, at));
    };
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, []);

  const step = (direction: 1 | -1) => setZoom((present) => stepZoom(present, direction));
  return {
    area,
    isWhole: zoom.scale === 1,
    /** CSS of each picture. */
    transform: toTransform(zoom),
    step,
    reset: () => setZoom(WHOLE),
    /** Handlers of a frame. */
    frame: {
      onPointerDown: (event: PointerEvent<HTMLElement>) =>
        event.currentTarget.setPointerCapture(event.pointerId),
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (event.buttons !== 1) return;
        const { width, height } = event.currentTarget.getBoundingClientRect();
        setZoom((present) => moveZoom(present, event.movementX / width, event.movementY / height));
      },
    },
    /** Whether it was one of the keys that zoom or move. */
    press: ({ key }: KeyboardEvent): boolean => {
      const arrow = { ArrowLeft: [1, 0], ArrowRight: [-1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }[key];
      if (key === '+' || key === '=') step(1);
      else if (key === '-') step(-1);
      else if (key === '0') setZoom(WHOLE);
      else if (arrow) setZoom(moveZoom(zoom, (arrow[0] ?? 0) / 10, (arrow[1] ?? 0) / 10));
      else return false;
      return true;
    },
  };
};
