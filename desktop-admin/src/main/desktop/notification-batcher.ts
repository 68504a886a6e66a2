import type { Notice } from './notice.ts';

/** Milliseconds within which new items are combined into one notification. */
const BATCH_MS = 3000;

interface NotificationBatcherDeps<Item> {
  /** Whether the user is looking at the window and sees new items there. */
  readonly isOnScreen: () => boolean;
  /** Creates the notification for all items that arrived together. */
  readonly toNotice: (items: readonly Item[]) => Notice;
  readonly notify: (notice: Notice) => void;
}

/** Collects new items and shows one notification for those that arrive together. */
export const createNotificationBatcher = <Item>({
  isOnScreen,
  toNotice,
  notify,
}: NotificationBatcherDeps<Item>) => {
  let waiting: Item[] = [];
  let timer: NodeJS.Timeout | undefined;
  /** Drops the items collected so far. */
  const clear = () => {
    clearTimeout(timer);
    waiting = [];
  };
  const flush = () => {
    const items = waiting;
    clear();
    if (!isOnScreen()) notify(toNotice(items));
  };
  return {
    add: (items: readonly Item[]) => {
      if (isOnScreen()) return;
      if (waiting.length === 0) timer = setTimeout(flush, BATCH_MS);
      waiting.push(...items);
    },
    clear,
  };
};
