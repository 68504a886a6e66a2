/** Files that come within so many milliseconds are told of together. */
const TOGETHER = 3000;
/** Names in one notification; the rest is a number. */
const MOST_NAMES = 3;

export interface ArrivalNotice {
  readonly title: string;
  readonly body: string;
}

/** What a notification says of the files that have come. */
export const arrivalNotice = (names: readonly string[]): ArrivalNotice => {
  const shown = names.slice(0, MOST_NAMES).join(', ');
  const rest = names.length - MOST_NAMES;
  return {
    title: names.length === 1 ? 'A file has arrived' : `${names.length} files have arrived`,
    body: rest > 0 ? `${shown} and ${rest} more` : shown,
  };
};

interface ArrivalDeps {
  /** Whether the person is looking at the window, and sees the files themselves. */
  readonly isInSight: () => boolean;
  readonly notify: (notice: ArrivalNotice) => void;
}

/** Hears of files that have come, and tells the person once for all that come together. */
export const createArrivals = ({ isInSight, notify }: ArrivalDeps): ((names: readonly string[]) => void) => {
  let waiting: string[] = [];
  const tell = () => {
    const names = waiting;
    waiting = [];
    if (!isInSight()) notify(arrivalNotice(names));
  };
  return (names) => {
    if (isInSight()) return;
    if (waiting.length === 0) setTimeout(tell, TOGETHER);
    waiting.push(...names);
  };
};
