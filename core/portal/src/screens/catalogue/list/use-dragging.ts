import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** Of the line where a dragged row would be dropped. */
export const dropLineStyle = {
  position: 'absolute',
  insetInline: '0',
  height: '2px',
  marginTop: '-1px',
  padding: '0',
  bg: 'admin.accent',
  zIndex: '2',
  pointerEvents: 'none',
} as const;

/** Near an edge of the list, dragging scrolls it: pixels from the edge, and per frame. */
const EDGE_PX = 48;
const STEP_PX = 10;

interface Dragging {
  readonly id: number;
  /** The gap it would be dropped into, counted from 0 above the first row. */
  readonly gap: number | undefined;
}

interface DraggingOptions {
  readonly scroller: RefObject<HTMLElement | null>;
  /** It has `count` rows of one height. */
  readonly grid: RefObject<HTMLElement | null>;
  readonly count: number;
  readonly onDrop: (id: number, gap: number) => void;
}

/** Dragging of rows by mouse, pen or finger; Escape ends it without a move. */
export const useDragging = ({ scroller, grid, count, onDrop }: DraggingOptions) => {
  const [dragging, setDragging] = useState<Dragging>();
  const id = dragging?.id;

  const follow = useEffectEvent((y: number) => {
    if (!grid.current) return;
    const { top, height } = grid.current.getBoundingClientRect();
    const gap = Math.max(0, Math.min(count, Math.round(((y - top) / height) * count)));
    setDragging((current) => current && (current.gap === gap ? current : { ...current, gap }));
  });
  const drop = useEffectEvent(() => {
    setDragging(undefined);
    if (dragging?.gap !== undefined) onDrop(dragging.id, dragging.gap);
  });

  useEffect(() => {
    if (id === undefined) return;
    let y: number | undefined;
    let frame = 0;
    const scroll = () => {
      const { current: element } = scroller;
      if (element && y !== undefined) {
        const { top, bottom } = element.getBoundingClientRect();
        // The edges in view, if the page scrolls.
        const isAbove = y < Math.max(top, 0) + EDGE_PX;
        const isBelow = y > Math.min(bottom, window.innerHeight) - EDGE_PX;
        const step = isAbove ? -STEP_PX : isBelow ? STEP_PX : 0;
        if (step !== 0) {
          element.scrollTop += step;
          follow(y);
        }
      }
      frame = requestAnimationFrame(scroll);
    };
    frame = requestAnimationFrame(scroll);
    const end = new AbortController();
    const options = { signal: end.signal };
    const cancel = () => setDragging(undefined);
    document.addEventListener(
      'pointermove',
      (event) => {
        y = event.clientY;
        follow(y);
      },
      options,
    );
    document.addEventListener('pointerup', () => drop(), options);
    document.addEventListener('pointercancel', cancel, options);
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        cancel();
      },
      { ...options, capture: true },
    );
    return () => {
      cancelAnimationFrame(frame);
      end.abort();
    };
  }, [id, scroller]);

  const start = (event: PointerEvent, dragged: number) => {
    if (event.button !== 0) return;
    event.preventDefault();
    setDragging({ id: dragged, gap: undefined });
  };
  return { dragging, start };
};
