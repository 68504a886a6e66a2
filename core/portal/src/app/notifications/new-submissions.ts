import type { SubmissionItem, Today } from '@jeweler/core/submissions';

type Known = Pick<SubmissionItem, 'reference' | 'receivedAt' | 'unread'>;

/** Tells new submissions from those that existed before, or were already read or reported. */
export const createNewSubmissionsTracker = () => {
  /** By the server's clock; what was received before is not new, even if it returns from spam. */
  let begin: string | undefined;
  const told = new Set<string>();
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
        ({ reference, receivedAt, unread }) => unread && receivedAt > since && !told.has(reference),
      );
      for (const { reference } of latest) told.add(reference);
      return arrived;
    },
  };
};
