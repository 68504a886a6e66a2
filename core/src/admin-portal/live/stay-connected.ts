/** `lost` from the first failure until the connection stands again. */
export type ConnectionState = 'connecting' | 'live' | 'lost';

const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 30_000;
/**
 * A window that nobody has looked at for this long lets go of its connection: browsers open six to
 * one server, and whoever has seven windows open would wait for ever in the seventh.
 */
const HIDDEN_FOR = 60_000;

/** Milliseconds before the next try: doubling, up to 30 s, and spread so that windows do not come all at once. */
export const pauseAfter = (failures: number, random: number): number =>
  Math.min(FIRST_PAUSE * 2 ** Math.max(0, failures - 1), LONGEST_PAUSE) * (0.5 + random / 2);

interface Connecting {
  /**
   * Holds the connection until it ends, however it ends or is aborted; calls `opened` when it stands.
   */
  readonly connect: (opened: () => void, signal: AbortSignal) => Promise<void>;
  readonly onState: (state: ConnectionState) => void;
  readonly random: () => number;
  /** Connected also while nobody can see the window. */
  readonly alwaysAwake: boolean;
}

/**
 * Connects, and connects again whenever the connection ends, until the returned function is called. A
 * window out of sight is left alone; it connects when it is looked at again.
 */
export const stayConnected = (connecting: Connecting): (() => void) => {
  const { connect, onState, random, alwaysAwake } = connecting;
  let attempt = new AbortController();
  let failures = 0;
  let ended = false;
  // Windows opened in the background wait until they are looked at.
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
        // Why it broke makes no difference here: a refused session ends through `connect` itself.
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
