import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react';

/** 1 shows the whole picture. */
export const LEAST_ZOOM = 1;
export const MAX_ZOOM = 4;

/** A position in the window, in pixels. */
interface Point {
  x: number;
  y: number;
}

/**
 * A point of the picture, from 0 to 1 in each direction, that stays at the position `at` when the zoom
 * changes.
 */
interface Anchor {
  at: Point;
  inPicture: Point;
}

interface View {
  zoom: number;
  anchor?: Anchor;
}

const within = (zoom: number) => Math.min(MAX_ZOOM, Math.max(LEAST_ZOOM, zoom));

const toMidpoint = (element: Element): Point => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

const distance = ([one, other]: [Touch, Touch]) =>
  Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
const between = ([one, other]: [Touch, Touch]): Point => ({
  x: (one.clientX + other.clientX) / 2,
  y: (one.clientY + other.clientY) / 2,
});
const twoFingers = ({ touches: [one, other] }: TouchEvent): [Touch, Touch] | undefined =>
  one && other ? [one, other] : undefined;

/**
 * Zoom of a picture in a scrolling `stage`: by pinching, by Ctrl and the wheel (a trackpad's pinch), and by
 * `change`. The point under the fingers or the pointer stays in place, by scrolling the stage.
 */
export const useZoom = (stage: RefObject<HTMLElement | null>, picture: RefObject<HTMLElement | null>) => {
  const [{ zoom, anchor }, setView] = useState<View>({ zoom: LEAST_ZOOM });

  /** Sets the zoom to the result of `reckon`, around `at` or the middle of the stage. */
  const change = useCallback(
    (reckon: (zoom: number) => number, at?: Point) => {
      if (!stage.current || !picture.current) return;
      const point = at ?? toMidpoint(stage.current);
      const { left, top, width, height } = picture.current.getBoundingClientRect();
      const inPicture = { x: (point.x - left) / width, y: (point.y - top) / height };
      setView((now) => ({ zoom: within(reckon(now.zoom)), anchor: { at: point, inPicture } }));
    },
    [stage, picture],
  );

  useLayoutEffect(() => {
    if (!anchor || !stage.current || !picture.current) return;
    const { at, inPicture } = anchor;
    const { left, top, width, height } = picture.current.getBoundingClientRect();
    stage.current.scrollLeft += left + inPicture.x * width - at.x;
    stage.current.scrollTop += top + inPicture.y * height - at.y;
  }, [anchor, stage, picture]);

  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    let apart = 0;
    const onTouchStart = (event: TouchEvent) => {
      const fingers = twoFingers(event);
      if (!fingers) return;
      event.preventDefault();
      apart = distance(fingers);
    };
    const onTouchMove = (event: TouchEvent) => {
      const fingers = twoFingers(event);
      if (!fingers || apart === 0) return;
      event.preventDefault();
      const now = distance(fingers);
      const factor = now / apart;
      apart = now;
      change((zoom) => zoom * factor, between(fingers));
    };
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      change((zoom) => zoom * Math.exp(-event.deltaY / 200), { x: event.clientX, y: event.clientY });
    };
    // React's listeners for these events are passive; the browser's own zoom would move the close button out
    // of view.
    element.addEventListener('touchstart', onTouchStart, { passive: false });
    element.addEventListener('touchmove', onTouchMove, { passive: false });
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => {
      element.removeEventListener('touchstart', onTouchStart);
      element.removeEventListener('touchmove', onTouchMove);
      element.removeEventListener('wheel', onWheel);
    };
  }, [stage, change]);

  return { zoom, change };
};
