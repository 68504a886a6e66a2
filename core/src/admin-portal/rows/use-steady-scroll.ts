import { type RefObject, useLayoutEffect, useRef } from 'react';
import { type Anchor, anchorIn, type RowMetrics, scrollToAnchor, survivorOf } from './row-metrics.ts';

export interface SteadyScrollOptions<Item> {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly shown: readonly Item[];
  /** Names an item, in every version of the list the same. */
  readonly keyOf: (item: Item) => string;
  readonly metrics: RowMetrics;
  /** Position of the item with the tab stop; -1 without any. */
  readonly current: number;
  /** Names what is looked for and how it is sorted; with another one the list begins at its top. */
  readonly viewKey: string;
}

/**
 * Keeps one item where it is while others come and go, and when rows get another shape. It is the
 * same one until somebody scrolls: in a grid the items around it change their rows, and a new anchor
 * for each of many changes would drift.
 */
export const useSteadyScroll = <Item>({
  scroller,
  shown,
  keyOf,
  metrics,
  current,
  viewKey,
}: SteadyScrollOptions<Item>): void => {
  const before = useRef({ shown, metrics, current, viewKey });
  const anchor = useRef<Anchor>(undefined);
  // Where the view stood before the list changed: a shorter list has moved it by the time effects run.
  const stood = useRef(0);

  useLayoutEffect(() => {
    const { current: element } = scroller;
    if (!element) return;
    const onScroll = () => {
      if (element.scrollTop === stood.current) return;
      stood.current = element.scrollTop;
      anchor.current = undefined;
    };
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => element.removeEventListener('scroll', onScroll);
  }, [scroller]);

  useLayoutEffect(() => {
    const { current: element } = scroller;
    const previous = before.current;
    before.current = { shown, metrics, current, viewKey };
    if (!element) return;
    if (previous.viewKey !== viewKey) {
      element.scrollTop = 0;
      stood.current = 0;
      anchor.current = undefined;
      return;
    }
    if (previous.shown === shown && previous.metrics === metrics) return;

    // A window out of sight scrolls at once and says so only when it is drawn again.
    const { scrollTop, scrollHeight, clientHeight } = element;
    const wasCutShort = scrollTop < stood.current && scrollTop >= scrollHeight - clientHeight - 1;
    if (!wasCutShort && scrollTop !== stood.current) {
      stood.current = scrollTop;
      anchor.current = undefined;
    }

    const view = { scrollTop: stood.current, viewHeight: clientHeight, preferred: previous.current };
    const kept = anchor.current ?? anchorIn(previous.metrics, view);
    if (!kept) return;
    const position = survivorOf(keyOf, previous.shown, kept.position, shown);
    element.scrollTop = scrollToAnchor({ position: Math.max(position, 0), offset: kept.offset }, metrics);
    // Read back: the browser rounds it and keeps it within the list.
    stood.current = element.scrollTop;
    anchor.current = { position, offset: kept.offset };
  });
};
