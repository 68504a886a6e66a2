import type { Notice } from './notify.ts';

/** Milliseconds within which arrivals are combined into one notification. */
const TOGETHER = 3000;

interface ArrivalDeps<Item> {
  /** Whether the user is looking at the window and sees new items there. */
  readonly isOnScreen: () => boolean;
  /** Creates the notification for all items that arrived together. */
  readonly noticeOf: (items: readonly Item[]) => Notice;
  readonly notify: (notice: Notice) => void;
}

export interface Arrivals<Item> {
  /** Adds new items. */
  readonly add: (items: readonly Item[]) => void;
  /** Drops the items collected so far. */
  readonly forget: () => void;
}

/** Collects new items and shows one notification for those that arrive together. */
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
