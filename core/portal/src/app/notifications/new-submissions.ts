import type { SubmissionItem, Today } from '@jeweler/core/submissions';

type Known = Pick<SubmissionItem, 'reference' | 'receivedAt' | 'unread'>;

/** Tells new submissions, or new photos, from those that existed before, or were already read or reported. */
export const createNewSubmissionsTracker = () => {
  /** By the server's clock; what was received before is not new, even if it returns from spam. */
  let begin: string | undefined;
  const told = new Set<string>();
  /** Photos come more than once. */
  const nameOf = ({ reference, receivedAt }: Known) => `${reference} ${receivedAt}`;
  return {
    /**
     * Submissions that arrived after the first call and were not reported yet; `latest` is newest first. The
     * first call returns none.
     */
    next: <Item extends Known>(now: Today['now'], latest: readonly Item[]): readonly Item[] => {
      begin ??= latest[0]?.receivedAt ?? now;
      const since = begin;
      // Submissions created by this user, such as a booking by telephone, are already read.
      const arrived = latest.filter(
        (item) => item.unread && item.receivedAt > since && !told.has(nameOf(item)),
      );
      for (const item of latest) told.add(nameOf(item));
      return arrived;
    },
  };
};
