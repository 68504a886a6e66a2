import { useMediaQuery } from '@chakra-ui/react';
import {
  type CSSProperties,
  type MouseEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { getPosition, rowKeys } from './row-keys.ts';
import { textSize } from './row-metrics.ts';
import { OWN_SCROLLING, ROW_HEIGHT } from './row-scroller.ts';
import { useRowWindow } from './use-row-window.ts';
import { useScreenKeys } from './use-screen-keys.ts';
import type { Selection } from './use-selection.ts';

const ROWS_AHEAD = 30;

interface LinkRowsOptions<Row> {
  readonly shown: readonly Row[];
  readonly getKey: (row: Row) => string;
  /** Identifies search and filters; when it changes, the list scrolls to the top. */
  readonly viewKey: string;
  /** Undefined where rows cannot be selected. */
  readonly selection: Selection<Row> | undefined;
  /** Key of the open record. The tab stop is on its row, where the focus is once it is closed. */
  readonly open: string | undefined;
  readonly onOpen: (row: Row) => void;
  /** Fetches the next page, if it can be fetched now: called when fewer rows than ROWS_AHEAD are left below. */
  readonly onEnd: (() => void) | undefined;
}

const isOn = ({ target }: MouseEvent, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

/**
 * A virtualized list of `LinkRow`s of one height, with one tab stop. Its scroll position is preserved while rows are
 * added, moved and removed. As in the media library, except that a plain click opens.
 */
export const useLinkRows = <Row>(options: LinkRowsOptions<Row>) => {
  const { shown, getKey, viewKey, selection, open, onOpen, onEnd } = options;
  const frame = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  // See `Scroller`.
  const [hasOwnScrolling] = useMediaQuery([OWN_SCROLLING], { ssr: false });
  const isPageScrolled = !hasOwnScrolling;
  const scroller = useMemo(
    () =>
      isPageScrolled
        ? {
            // While a record is shown instead of the list, what scrolls is the record.
            get current() {
              return frame.current?.checkVisibility() ? document.documentElement : null;
            },
          }
        : frame,
    [isPageScrolled],
  );
  const height = ROW_HEIGHT * textSize();
  const [start, setStart] = useState(0);
  const metrics = useMemo(() => ({ columns: 1, rowStride: height, height, start }), [height, start]);
  const drawn = useRowWindow({ scroller, isPageScrolled, grid, shown, getKey, metrics, viewKey });
  const { rows, current, moveTo, layout } = drawn;

  // What is above the list changes its height: tools of a selection, the outcome of a change.
  useLayoutEffect(() => {
    if (!grid.current || (isPageScrolled && !scroller.current)) return;
    const top = isPageScrolled ? grid.current.getBoundingClientRect().top + window.scrollY : 0;
    setStart(Math.round(top));
  });

  const last = rows.at(-1) ?? -1;
  const isNearEnd = last >= shown.length - ROWS_AHEAD;
  // biome-ignore lint/correctness/useExhaustiveDependencies: run again for every fetched page, and after other fetches
  useEffect(() => {
    if (isNearEnd) onEnd?.();
  }, [isNearEnd, onEnd === undefined, shown.length]);

  const openAt = shown.findIndex((row) => getKey(row) === open);
  const wasOpen = useRef(false);
  const follow = useEffectEvent(() => {
    if (openAt !== -1) moveTo(openAt, { focus: false });
    else if (open === undefined && wasOpen.current) moveTo(current);
    wasOpen.current = open !== undefined;
  });
  const isListed = openAt !== -1;
  // biome-ignore lint/correctness/useExhaustiveDependencies: run again once the list has the open record
  useEffect(() => follow(), [open, isListed]);

  const step = (by: number) => {
    if (open !== undefined) return false;
    const target = grid.current?.contains(document.activeElement) ? current + by : current;
    return shown[target] && moveTo(target);
  };
  useScreenKeys({ onNext: () => step(1), onPrevious: () => step(-1) });

  const select = (target: number, isRange: boolean) => selection?.select(shown, target, current, isRange);
  const onClick = (event: MouseEvent) => {
    const position = getPosition(event);
    if (!selection || position === undefined || isOn(event, '.grip, button')) return;
    const isOnBox = isOn(event, '.pick');
    // The link opens the record natively.
    if (!isOnBox && !event.shiftKey && !event.ctrlKey && !event.metaKey) return;
    moveTo(position);
    // With a modifier the link would open a new tab or window. The checkbox is controlled by the selection.
    if (!isOnBox) event.preventDefault();
    select(position, event.shiftKey);
  };
  const openRow = (position: number) => {
    const row = shown[position];
    if (row) onOpen(row);
  };

  return {
    /** For the frame of the list. */
    frame,
    /** What scrolls; see `Scroller`. */
    scroller,
    /** Of a row, in pixels. */
    height,
    /** Position of the tab stop; -1 without rows. */
    current,
    grid: {
      ref: grid,
      role: 'grid',
      'aria-rowcount': shown.length,
      'aria-multiselectable': selection ? true : undefined,
      style: { height: shown.length * height } satisfies CSSProperties,
      onClick,
      onKeyDown: rowKeys({ layout, current, moveTo, select, open: openRow }),
    },
    /** The rows to render, with what `LinkRow` takes. */
    rows: rows.flatMap((position) => {
      const item = shown[position];
      if (!item) return [];
      const key = getKey(item);
      const place = { position, top: position * height, height, isCurrent: position === current };
      return [{ item, key, row: { ...place, isSelected: selection?.keys.has(key) } }];
    }),
  };
};
