import type { AdminEventListeners, LiveKind } from '../../../api/index.ts';
import type { MediaChange } from '../../../schemas/index.ts';
import { type ConnectionState, stayConnected } from './stay-connected.ts';

/** The portal's single connection to the server's event stream, shared by all subscribers. */
export interface LiveConnection {
  state(): ConnectionState;
  /** How many times the connection has been established. */
  timesOpened(): number;
  /** Calls `listener` when `state` changes. */
  subscribe(listener: () => void): () => void;
  /**
   * Calls `listener` with every change of the media folder, first with the current revision of the index (if
   * known); returns the unsubscribe function.
   */
  subscribeToMedia(listener: (change: MediaChange) => void): () => void;
  /** Keeps the connection open until the returned function is called. */
  start(): () => void;
}

interface LiveDeps {
  /** Reads events until the stream ends; rejects if the connection fails or breaks. */
  readonly connect: (listeners: AdminEventListeners, signal: AbortSignal) => Promise<void>;
  readonly onOpen?: () => void;
  readonly onRevision?: (kind: LiveKind, revision: string) => void;
  readonly random?: () => number;
  /** Stays connected while the window is hidden; default: false. */
  readonly connectWhileHidden?: boolean;
}

export const createLiveConnection = (deps: LiveDeps): LiveConnection => {
  const { connect, onOpen, onRevision, random = Math.random, connectWhileHidden = false } = deps;
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
        connectWhileHidden,
      }),
  };
};
