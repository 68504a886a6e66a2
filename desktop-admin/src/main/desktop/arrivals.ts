import type { Notice } from './notify.ts';

/** What comes within so many milliseconds is told of together. */
const TOGETHER = 3000;

interface ArrivalDeps<Item> {
  /** Whether the person is looking at the window, and sees for themselves what comes. */
  readonly isOnScreen: () => boolean;
  /** What is said of all that has come together. */
  readonly noticeOf: (items: readonly Item[]) => Notice;
  readonly notify: (notice: Notice) => void;
}

export interface Arrivals<Item> {
  /** Something has come. */
  readonly add: (items: readonly Item[]) => void;
  /** Says nothing of what has come so far. */
  readonly forget: () => void;
}

/** Hears of what has come, and tells the person once for all that comes together. */
export const createArrivals = <Item>({ isOnScreen, noticeOf, notify }: ArrivalDeps<Item>): Arrivals<Item> => {
  let waiting: Item[] = [];
  let timer: NodeJS.Timeout | undefined;
  const forget = () => {
    clearTimeout(timer);
    waiting = [];
  };
  const tell = () => {
    const items = waiting;
    forget();
    if (!isOnScreen()) notify(noticeOf(items));
  };
  return {
    add: (items) => {
      if (isOnScreen()) return;
      if (waiting.length === 0) timer = setTimeout(tell, TOGETHER);
      waiting.push(...items);
    },
    forget,
  };
};
