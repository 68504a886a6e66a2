import { setTimeout as delay } from 'node:timers/promises';

/** What `work` resolves with, or `late` when it takes longer than this, in milliseconds. */
export const within = async <Result>(
  timeoutMs: number,
  work: Promise<Result> | undefined,
  late: Result,
): Promise<Result> => {
  const timer = new AbortController();
  try {
    return await Promise.race([work ?? late, delay(timeoutMs, late, { signal: timer.signal })]);
  } finally {
    timer.abort();
  }
};
