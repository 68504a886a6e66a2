import type { AdminEventListeners, LiveKind } from '../../api/index.ts';
import type { MediaChange } from '../../schemas/index.ts';
import { type ConnectionState, stayConnected } from './stay-connected.ts';

/** The portal's one connection to the server's events, however many subscribers it has. */
export interface LiveConnection {
  state(): ConnectionState;
  /** How often the connection has come to stand. */
  timesOpened(): number;
  /** Calls `listener` when `state` changes. */
  subscribe(listener: () => void): () => void;
  /**
   * Calls `listener` with every change of the media folder, after telling it where the index stands
   * (when that is known); returns what ends that.
   */
  subscribeToMedia(listener: (change: MediaChange) => void): () => void;
  /** Runs the connection until the returned function is called. */
  start(): () => void;
}

interface LiveDeps {
  /** Reads events until the stream ends; rejects when it cannot be had or breaks. */
  readonly connect: (listeners: AdminEventListeners, signal: AbortSignal) => Promise<void>;
  readonly onOpen?: () => void;
  readonly onRevision?: (kind: LiveKind, revision: string) => void;
  readonly random?: () => number;
  /** Connected also while nobody can see the window; false where left out. */
  readonly alwaysAwake?: boolean;
}

export const createLiveConnection = (deps: LiveDeps): LiveConnection => {
  const { connect, onOpen, onRevision, random = Math.random, alwaysAwake = false } = deps;
  let state: ConnectionState = 'connecting';
  let timesOpened = 0;
  let mediaRevision: string | undefined;
  const listeners = new Set<() => void>();
  const mediaListeners = new Set<(change: MediaChange) => void>();

  const set = (next: ConnectionState) => {
    if (state === next) return;
    state = next;
    if (state === 'live') timesOpened += 1;
    for (const listener of listeners) listener();
    if (state === 'live') onOpen?.();
  };

  const events = (opened: () => void): AdminEventListeners => ({
    onOpen: opened,
    onRevision: (kind, revision) => onRevision?.(kind, revision),
    onMedia: (change) => {
      mediaRevision = change.to;
      for (const listener of mediaListeners) listener(change);
    },
  });

  return {
    state: () => state,
    timesOpened: () => timesOpened,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    subscribeToMedia: (listener) => {
      mediaListeners.add(listener);
      if (mediaRevision !== undefined) {
        listener({ from: mediaRevision, to: mediaRevision, upserted: [], removed: [] });
      }
      return () => void mediaListeners.delete(listener);
    },
    start: () =>
      stayConnected({
        connect: (opened, signal) => connect(events(opened), signal),
        onState: set,
        random,
        alwaysAwake,
      }),
  };
};
