/** `lost` from the first failure until the connection is established again. */
export type ConnectionState = 'connecting' | 'live' | 'lost';

const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 30_000;
/**
 * A window closes its connection after being hidden for this many milliseconds. Where windows cannot share a
 * stream, each holds one of the six connections that a browser opens to a server.
 */
const HIDDEN_FOR = 60_000;

/**
 * Delay before the next attempt in milliseconds: doubles up to 30 s, with jitter so that windows do not
 * reconnect all at once.
 */
export const pauseAfter = (failures: number, random: number): number =>
  Math.min(FIRST_PAUSE * 2 ** Math.max(0, failures - 1), LONGEST_PAUSE) * (0.5 + random / 2);

interface Connecting {
  /**
   * Resolves or rejects when the connection ends for any reason, including abort; calls `opened` when it is
   * established.
   */
  readonly connect: (opened: () => void, signal: AbortSignal) => Promise<void>;
  readonly onState: (state: ConnectionState) => void;
  readonly random: () => number;
  /** Stays connected while the window is hidden. */
  readonly alwaysAwake: boolean;
}

/**
 * Connects, and reconnects whenever the connection ends, until the returned function is called. Disconnects
 * after the window has been hidden for `HIDDEN_FOR`, and reconnects when it becomes visible again.
 */
export const stayConnected = (connecting: Connecting): (() => void) => {
  const { connect, onState, random, alwaysAwake } = connecting;
  let attempt = new AbortController();
  let failures = 0;
  let ended = false;
  // Windows opened in the background connect when they become visible.
  let asleep = !alwaysAwake && document.visibilityState !== 'visible';
  let sleepTimer: ReturnType<typeof setTimeout> | undefined;
  let wake: (() => void) | undefined;

  const waking = () =>
    new Promise<void>((resolve) => {
      wake = resolve;
    });
  const pause = async () => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const over = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, pauseAfter(failures, random()));
    });
    await Promise.race([over, waking()]);
    clearTimeout(timer);
  };
  const sleep = () => {
    asleep = true;
    attempt.abort();
  };
  const reconnectWhenVisible = () => {
    clearTimeout(sleepTimer);
    if (document.visibilityState !== 'visible') {
      if (alwaysAwake) return;
      sleepTimer = setTimeout(sleep, HIDDEN_FOR);
      return;
    }
    asleep = false;
    wake?.();
  };
  const opened = () => {
    failures = 0;
    onState('live');
  };

  const run = async () => {
    while (!ended) {
      if (asleep) await waking();
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
    clearTimeout(sleepTimer);
    attempt.abort();
    wake?.();
    window.removeEventListener('online', reconnectWhenVisible);
    document.removeEventListener('visibilitychange', reconnectWhenVisible);
  };
};
