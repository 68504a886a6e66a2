import type { SubmissionItem, Today } from '../../../schemas/index.ts';

type Known = Pick<SubmissionItem, 'reference' | 'receivedAt' | 'unread'>;

/** Tells what visitors have sent from what was there before, was read already or was told already. */
export interface SubmissionArrivals {
  /** What has come since the first call and nobody was told of; `latest` newest first. None the first time. */
  readonly next: <Item extends Known>(now: Today['now'], latest: readonly Item[]) => readonly Item[];
}

export const createSubmissionArrivals = (): SubmissionArrivals => {
  /** By the server's clock; what was received before is no arrival, even if it comes back from spam. */
  let begin: string | undefined;
  const told = new Set<string>();
  return {
    next: (now, latest) => {
      begin ??= latest[0]?.receivedAt ?? now;
      const since = begin;
      // What this person has done is read: a booking by telephone, say.
      const arrived = latest.filter(
        ({ reference, receivedAt, unread }) => unread && receivedAt > since && !told.has(reference),
      );
      for (const { reference } of latest) told.add(reference);
      return arrived;
    },
  };
};
