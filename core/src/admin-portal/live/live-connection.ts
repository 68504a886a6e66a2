import type { AdminEventListeners } from '../../api/index.ts';
import type { MediaChange } from '../../schemas/index.ts';
import { type ConnectionState, stayConnected } from './stay-connected.ts';

/** What a screen wants to hear; it is told first where the media index stands, when that is known. */
export interface LiveReader {
  readonly onMedia?: (change: MediaChange) => void;
  readonly onCatalogue?: () => void;
}

/** The portal's one connection to the server's events, however many readers it has. */
export interface LiveConnection {
  state(): ConnectionState;
  /** How often the connection has come to stand. */
  timesOpened(): number;
  /** Calls `listener` when `state` changes. */
  subscribe(listener: () => void): () => void;
  /** Reads events until the returned function is called; nothing is lost to a reader between two events. */
  read(reader: LiveReader): () => void;
  /** Runs the connection until the returned function is called. */
  start(): () => void;
}

interface LiveDeps {
  /** Reads events until the stream ends; rejects when it cannot be had or breaks. */
  readonly connect: (listeners: AdminEventListeners, signal: AbortSignal) => Promise<void>;
  readonly onOpen?: () => void;
  readonly random?: () => number;
  /** Connected also while nobody can see the window; false where left out. */
  readonly alwaysAwake?: boolean;
}

export const createLiveConnection = (deps: LiveDeps): LiveConnection => {
  const { connect, onOpen, random = Math.random, alwaysAwake = false } = deps;
  let state: ConnectionState = 'connecting';
  let opened = 0;
  let revision: string | undefined;
  const listeners = new Set<() => void>();
  const readers = new Set<LiveReader>();

  const set = (next: ConnectionState) => {
    if (state === next) return;
    state = next;
    if (state === 'live') opened += 1;
    for (const listener of listeners) listener();
    if (state === 'live') onOpen?.();
  };

  const events = (onStanding: () => void): AdminEventListeners => ({
    onOpen: onStanding,
    onMedia: (change) => {
      revision = change.to;
      for (const reader of readers) reader.onMedia?.(change);
    },
    onCatalogue: () => {
      for (const reader of readers) reader.onCatalogue?.();
    },
  });

  return {
    state: () => state,
    timesOpened: () => opened,
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
    start: () =>
      stayConnected({
        connect: (onStanding, signal) => connect(events(onStanding), signal),
        onState: set,
        random,
        alwaysAwake,
      }),
  };
};
