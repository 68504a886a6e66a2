import type { AdminEventListeners } from '@jeweler/core/api';
import { atom, type createStore, useAtomValue } from 'jotai';

/** `lost` from the first failure until the connection is established again. */
export type ConnectionState = 'connecting' | 'live' | 'lost';

/** Whether changes on the server are received live; set by the connection only. */
export const connectionStateAtom = atom<ConnectionState>('connecting');

/** How many times the connection has been established. */
export const timesOpenedAtom = atom(0);

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
export const pauseAfter = (failures: number): number =>
  Math.min(FIRST_PAUSE_MS * 2 ** Math.max(0, failures - 1), MAX_PAUSE_MS) * (0.5 + Math.random() / 2);

interface LiveDeps {
  /** The store of the portal's atoms, where the state of the connection is kept. */
  readonly atoms: ReturnType<typeof createStore>;
  /** Reads events until the stream ends for any reason, including abort; rejects if the connection fails or breaks. */
  readonly connect: (listeners: AdminEventListeners, signal: AbortSignal) => Promise<void>;
  readonly onOpen: () => void;
  readonly onRevision: AdminEventListeners['onRevision'];
  /** Stays connected while the window is hidden. */
  readonly connectWhileHidden: boolean;
}

/**
 * The portal's single connection to the server's event stream. Connects, and reconnects whenever the connection ends,
 * until the returned function is called. Disconnects after the window has been hidden for `HIDDEN_TIMEOUT_MS`, and
 * reconnects when it becomes visible again.
 */
export const stayConnected = (deps: LiveDeps): (() => void) => {
  const { atoms, connect, onOpen, onRevision, connectWhileHidden } = deps;
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
    const timer = setTimeout(() => resume?.(), pauseAfter(failures));
    await untilResumed();
    clearTimeout(timer);
  };
  const reconnectWhenVisible = () => {
    clearTimeout(pauseTimer);
    if (document.visibilityState !== 'visible') {
      if (connectWhileHidden) return;
      pauseTimer = setTimeout(() => {
        isPaused = true;
        attempt.abort();
      }, HIDDEN_TIMEOUT_MS);
      return;
    }
    isPaused = false;
    resume?.();
  };
  const setState = (next: ConnectionState) => {
    if (atoms.get(connectionStateAtom) === next) return;
    if (next === 'live') atoms.set(timesOpenedAtom, (times) => times + 1);
    atoms.set(connectionStateAtom, next);
    if (next === 'live') onOpen();
  };
  const listeners: AdminEventListeners = {
    onOpen: () => {
      failures = 0;
      setState('live');
    },
    onRevision,
  };

  const run = async () => {
    while (!ended) {
      if (isPaused) await untilResumed();
      if (ended) return;
      attempt = new AbortController();
      try {
        await connect(listeners, attempt.signal);
      } catch {
        // The reason makes no difference here: a rejected session is ended by `connect` itself.
      }
      if (attempt.signal.aborted) {
        setState('connecting');
        continue;
      }
      failures += 1;
      setState('lost');
      await pause();
    }
  };

  setState('connecting');
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

/** Whether changes on the server are received live. */
export const useConnection = (): ConnectionState => useAtomValue(connectionStateAtom);

/**
 * A number that changes whenever the connection is re-established: anything that failed to load while the
 * server was unreachable is then worth retrying.
 */
export const useAttempt = (): number => useAtomValue(timesOpenedAtom);
