/** `lost` from the first failure until the connection is established again. */
export type ConnectionState = 'connecting' | 'live' | 'lost';

const FIRST_PAUSE_MS = 1000;
const MAX_PAUSE_MS = 30_000;
/**
 * A window closes its connection after being hidden for this many milliseconds. Where windows cannot share a
 * stream, each holds one of the six connections that a browser opens to a server.
 */
const HIDDEN_TIMEOUT_MS = 60_000;

/**
 * Delay before the next attempt in milliseconds: doubles up to 30 s, with jitter so that windows do not
 * reconnect all at once.
 */
export const pauseAfter = (failures: number, random: number): number =>
  Math.min(FIRST_PAUSE_MS * 2 ** Math.max(0, failures - 1), MAX_PAUSE_MS) * (0.5 + random / 2);

interface Connecting {
  /**
   * Resolves or rejects when the connection ends for any reason, including abort; calls `opened` when it is
   * established.
   */
  readonly connect: (opened: () => void, signal: AbortSignal) => Promise<void>;
  readonly onState: (state: ConnectionState) => void;
  readonly random: () => number;
  /** Stays connected while the window is hidden. */
  readonly connectWhileHidden: boolean;
}

/**
 * Connects, and reconnects whenever the connection ends, until the returned function is called. Disconnects
 * after the window has been hidden for `HIDDEN_TIMEOUT_MS`, and reconnects when it becomes visible again.
 */
export const stayConnected = (connecting: Connecting): (() => void) => {
  const { connect, onState, random, connectWhileHidden } = connecting;
  let attempt = new AbortController();
  let failures = 0;
  let ended = false;
  // Windows opened in the background connect when they become visible.
  let isPaused = !connectWhileHidden && document.visibilityState !== 'visible';
  let pauseTimer: ReturnType<typeof setTimeout> | undefined;
  let resume: (() => void) | undefined;

  const untilResumed = () =>
    new Promise<void>((resolve) => {
      resume = resolve;
    });
  const pause = async () => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const over = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, pauseAfter(failures, random()));
    });
    await Promise.race([over, untilResumed()]);
    clearTimeout(timer);
  };
  const pauseConnection = () => {
    isPaused = true;
    attempt.abort();
  };
  const reconnectWhenVisible = () => {
    clearTimeout(pauseTimer);
    if (document.visibilityState !== 'visible') {
      if (connectWhileHidden) return;
      pauseTimer = setTimeout(pauseConnection, HIDDEN_TIMEOUT_MS);
      return;
    }
    isPaused = false;
    resume?.();
  };
  const opened = () => {
    failures = 0;
    onState('live');
  };

  const run = async () => {
    while (!ended) {
      if (isPaused) await untilResumed();
      if (ended) return;
      attempt = new AbortController();
      try {
        await connect(opened, attempt.signal);
      } catch {
        // The reason makes no difference here: a rejected session is ended by `connect` itself.
      }
      if (attempt.signal.aborted) {
        onState('connecting');
        continue;
      }
      failures += 1;
      onState('lost');
      await pause();
    }
  };

  onState('connecting');
  window.addEventListener('online', reconnectWhenVisible);
  document.addEventListener('visibilitychange', reconnectWhenVisible);
  void run();
  return () => {
    ended = true;
    clearTimeout(pauseTimer);
    attempt.abort();
    resume?.();
    window.removeEventListener('online', reconnectWhenVisible);
    document.removeEventListener('visibilitychange', reconnectWhenVisible);
  };
};
