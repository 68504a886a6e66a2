import type { AdminEventListeners } from '../../api/index.ts';
import type { MediaChange } from '../../schemas/index.ts';

/** `lost` from the first failure until the connection stands again. */
export type ConnectionState = 'connecting' | 'live' | 'lost';

/** What a screen wants to hear; it is told first where the media index stands, when that is known. */
export interface LiveReader {
  readonly onMedia?: (change: MediaChange) => void;
  readonly onCatalogue?: () => void;
}

/** The portal's one connection to the server's events, however many readers it has. */
export interface LiveConnection {
  state(): ConnectionState;
  /** Calls `listener` when `state` changes. */
  subscribe(listener: () => void): () => void;
  /** Reads events until the returned function is called; nothing is lost to a reader between two events. */
  read(reader: LiveReader): () => void;
  /** Connects, and connects again whenever the connection ends, until the returned function is called. */
  start(): () => void;
}

interface LiveDeps {
  /** Reads events until the stream ends; rejects when it cannot be had or breaks. */
  readonly connect: (listeners: AdminEventListeners, signal: AbortSignal) => Promise<void>;
  readonly onOpen?: () => void;
  readonly random?: () => number;
}

const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 30_000;

/** Milliseconds before the next try: doubling, up to 30 s, and spread so that windows do not come all at once. */
export const pauseAfter = (failures: number, random: number): number =>
  Math.min(FIRST_PAUSE * 2 ** Math.max(0, failures - 1), LONGEST_PAUSE) * (0.5 + random / 2);

export const createLiveConnection = ({ connect, onOpen, random = Math.random }: LiveDeps): LiveConnection => {
  let state: ConnectionState = 'connecting';
  let revision: string | undefined;
  const listeners = new Set<() => void>();
  const readers = new Set<LiveReader>();

  const set = (next: ConnectionState) => {
    if (state === next) return;
    state = next;
    for (const listener of listeners) listener();
  };

  const events = (opened: () => void): AdminEventListeners => ({
    onOpen: opened,
    onMedia: (change) => {
      revision = change.to;
      for (const reader of readers) reader.onMedia?.(change);
    },
    onCatalogue: () => {
      for (const reader of readers) reader.onCatalogue?.();
    },
  });

  const start = () => {
    const ending = new AbortController();
    let failures = 0;
    let wake: (() => void) | undefined;
    const wakeIfSeen = () => {
      if (document.visibilityState === 'visible') wake?.();
    };
    const pause = () =>
      new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, pauseAfter(failures, random()));
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    const opened = () => {
      failures = 0;
      set('live');
      onOpen?.();
    };
    const stayConnected = async () => {
      while (!ending.signal.aborted) {
        try {
          await connect(events(opened), ending.signal);
        } catch {
          // Why it broke makes no difference here: a refused session ends through `connect` itself.
        }
        if (ending.signal.aborted) return;
        failures += 1;
        set('lost');
        await pause();
      }
    };

    set('connecting');
    window.addEventListener('online', wakeIfSeen);
    document.addEventListener('visibilitychange', wakeIfSeen);
    void stayConnected();
    return () => {
      ending.abort();
      wake?.();
      window.removeEventListener('online', wakeIfSeen);
      document.removeEventListener('visibilitychange', wakeIfSeen);
    };
  };

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    read: (reader) => {
      readers.add(reader);
      if (revision !== undefined) {
        reader.onMedia?.({ from: revision, to: revision, upserted: [], removed: [] });
      }
      return () => void readers.delete(reader);
    },
    start,
  };
};
