import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { moveZoom, stepZoom, toTransform, WHOLE } from './zoom.ts';

/** Where in its frame a pointer is, from 0 to 1. */
const within = (element: Element, { clientX, clientY }: { clientX: number; clientY: number }) => {
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
      const at = within(frame, event);
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
