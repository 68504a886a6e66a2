import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { LibraryFile } from '../files/library-file.ts';
import { type Anchor, anchorIn, type RowMetrics, scrollToAnchor, survivorOf } from './row-metrics.ts';

export interface SteadyScrollOptions {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly shown: readonly LibraryFile[];
  readonly metrics: RowMetrics;
  /** Position of the file with the tab stop; -1 without files. */
  readonly current: number;
  /** Names what is looked for and how it is sorted; with another one the list begins at its top. */
  readonly viewKey: string;
}

/**
 * Keeps one file where it is while others come and go, and when rows get another shape. It is the
 * same one until somebody scrolls: in a grid the files around it change their rows, and a new anchor
 * for each of many changes would drift.
 */
export const useSteadyScroll = ({
  scroller,
  shown,
  metrics,
  current,
  viewKey,
}: SteadyScrollOptions): void => {
  const before = useRef({ shown, metrics, current, viewKey });
  const anchor = useRef<Anchor & { scrollTop: number }>(undefined);

  useLayoutEffect(() => {
    const { current: element } = scroller;
    const previous = before.current;
    before.current = { shown, metrics, current, viewKey };
    if (!element) return;
    if (previous.viewKey !== viewKey) {
      element.scrollTop = 0;
      return;
    }
    if (previous.shown === shown && previous.metrics === metrics) return;

    const { scrollTop, clientHeight: viewHeight } = element;
    const kept =
      anchor.current?.scrollTop === scrollTop
        ? anchor.current
        : anchorIn(previous.metrics, { scrollTop, viewHeight, preferred: previous.current });
    if (!kept) return;
    const position = survivorOf(previous.shown, kept.position, shown);
    element.scrollTop = scrollToAnchor({ position: Math.max(position, 0), offset: kept.offset }, metrics);
    // Read back: the browser rounds it and keeps it within the list.
    anchor.current = { position, offset: kept.offset, scrollTop: element.scrollTop };
  });
};
