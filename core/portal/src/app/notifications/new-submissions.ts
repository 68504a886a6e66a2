import type { SubmissionItem, Today } from '@jeweler/core/submissions';

type Known = Pick<SubmissionItem, 'reference' | 'unread'>;

/**
 * Tells what is new from what existed before, or was already read or reported.
 * @param arrivedAt when it came, or came last, by the server's clock
 */
export const createArrivalTracker = <Item extends Known>(arrivedAt: (item: Item) => string) => {
  /** What was received before is not new, even if it returns from spam. */
  let begin: string | undefined;
  const told = new Set<string>();
  const nameOf = (item: Item) => `${item.reference} ${arrivedAt(item)}`;
  return {
    /**
     * What arrived after the first call and was not reported yet; `latest` is newest first. The first call returns none.
     */
    next: <Listed extends Item>(now: Today['now'], latest: readonly Listed[]): readonly Listed[] => {
      begin ??= latest[0] ? arrivedAt(latest[0]) : now;
      const since = begin;
      // Submissions created by this user, such as a booking by telephone, are already read.
      const arrived = latest.filter(
        (item) => item.unread && arrivedAt(item) > since && !told.has(nameOf(item)),
      );
      for (const item of latest) told.add(nameOf(item));
      return arrived;
    },
  };
};
