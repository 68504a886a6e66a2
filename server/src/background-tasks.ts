import type { Log } from './log.ts';

/**
 * Runs `task` at a fixed interval until the returned function is called, the first time after one interval.
 * Runs never overlap: one that comes due during another is skipped. An error the task throws or rejects with
 * is logged and does not stop it; the same message is not logged again until a run has succeeded. Does not
 * keep the process alive. The returned function resolves when a run in progress has ended.
 * @param name what the task does, for the log: "closing streams of ended sessions"
 */
export const every = (
  milliseconds: number,
  name: string,
  task: () => unknown,
  log: Pick<Log, 'error'>,
): (() => Promise<void>) => {
  let running: Promise<void> | undefined;
  let lastMessage: string | undefined;
  const run = async () => {
    try {
      await task();
      lastMessage = undefined;
    } catch (error) {
      const message = String(error);
      if (message !== lastMessage) log.error({ err: error, task: name }, 'A background task failed.');
      lastMessage = message;
    }
  };
  const timer = setInterval(() => {
    running ??= run().finally(() => {
      running = undefined;
    });
  }, milliseconds).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
};
