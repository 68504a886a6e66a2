import type { Log } from './log.ts';

/**
 * Runs `task` every so many milliseconds until the returned function is called, the first time after
 * one interval. Never twice at once: a run that comes due while one is under way is left out. What a
 * task throws or rejects with is logged and ends nothing; the same message again is not logged until
 * a run has gone well. Does not keep the process alive.
 * @param name what the task does, for the log: "closing streams of ended sessions"
 */
export const every = (
  milliseconds: number,
  name: string,
  task: () => unknown,
  log: Pick<Log, 'error'>,
): (() => void) => {
  let isRunning = false;
  let lastMessage: string | undefined;
  const run = async () => {
    if (isRunning) return;
    isRunning = true;
    try {
      await task();
      lastMessage = undefined;
    } catch (error) {
      const message = String(error);
      if (message !== lastMessage) log.error({ err: error, task: name }, 'A background task failed.');
      lastMessage = message;
    } finally {
      isRunning = false;
    }
  };
  const timer = setInterval(() => void run(), milliseconds).unref();
  return () => clearInterval(timer);
};
