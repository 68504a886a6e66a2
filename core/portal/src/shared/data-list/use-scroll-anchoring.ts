import { type RefObject, useLayoutEffect, useRef } from 'react';
import {
  type Anchor,
  anchorIn,
  findNearestRemaining,
  type RowMetrics,
  scrollToAnchor,
} from './row-metrics.ts';

export interface ScrollAnchoringOptions<Item> {
  /** The element that scrolls; null while the list is not shown. */
  readonly scroller: RefObject<HTMLElement | null>;
  /** Whether it is that of the whole page. */
  readonly isPageScrolled?: boolean;
  readonly shown: readonly Item[];
  /** Identifies an item across versions of the list. */
  readonly getKey: (item: Item) => string;
  readonly metrics: RowMetrics;
  /** Position of the item with the tab stop; -1 without items. */
  readonly current: number;
  /** Identifies search, filters and sort order; when it changes, the list scrolls to the top. */
  readonly viewKey: string;
}

/**
 * Keeps one item at its position in the view while items are added and removed, and when the layout of the
 * rows changes. The anchor stays the same until the user scrolls: in a grid the items around it move to other
 * rows, and choosing a new anchor after each of many changes would drift.
 */
export const useScrollAnchoring = <Item>({
  scroller,
  isPageScrolled = false,
  shown,
  getKey: keyOf,
  metrics,
  current,
  viewKey,
}: ScrollAnchoringOptions<Item>): void => {
  const before = useRef({ shown, metrics, current, viewKey });
  const anchor = useRef<Anchor>(undefined);
  // Scroll position before the list changed: a shorter list has already changed it when effects run.
  const lastScrollTop = useRef(0);

  useLayoutEffect(() => {
    const scrolled = isPageScrolled ? window : scroller.current;
    if (!scrolled) return;
    const onScroll = () => {
      const { current: element } = scroller;
      if (!element || element.scrollTop === lastScrollTop.current) return;
      lastScrollTop.current = element.scrollTop;
      anchor.current = undefined;
    };
    scrolled.addEventListener('scroll', onScroll, { passive: true });
    return () => scrolled.removeEventListener('scroll', onScroll);
  }, [scroller, isPageScrolled]);

  useLayoutEffect(() => {
    const { current: element } = scroller;
    const previous = before.current;
    before.current = { shown, metrics, current, viewKey };
    if (!element) return;
    if (previous.viewKey !== viewKey) {
      element.scrollTop = 0;
      lastScrollTop.current = 0;
      anchor.current = undefined;
      return;
    }
    if (previous.shown === shown && previous.metrics === metrics) return;

    // A hidden window scrolls at once, but dispatches the scroll event only when it is painted again.
    const { scrollTop, scrollHeight, clientHeight } = element;
    const wasCutShort = scrollTop < lastScrollTop.current && scrollTop >= scrollHeight - clientHeight - 1;
    if (!wasCutShort && scrollTop !== lastScrollTop.current) {
      lastScrollTop.current = scrollTop;
      anchor.current = undefined;
    }

    const view = { scrollTop: lastScrollTop.current, viewHeight: clientHeight, preferred: previous.current };
    const kept = anchor.current ?? anchorIn(previous.metrics, view);
    if (!kept) return;
    const position = findNearestRemaining(keyOf, previous.shown, kept.position, shown);
    element.scrollTop = scrollToAnchor({ position: Math.max(position, 0), offset: kept.offset }, metrics);
    // Read back, because the browser rounds and clamps it.
    lastScrollTop.current = element.scrollTop;
    anchor.current = { position, offset: kept.offset };
  });
};
