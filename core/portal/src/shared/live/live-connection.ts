import type { AdminEventListeners, LiveKind } from '@jeweler/core/api';
import { atom, type createStore } from 'jotai';
import { type ConnectionState, stayConnected } from './stay-connected.ts';

/** Whether changes on the server are received live; set by the connection only. */
export const connectionStateAtom = atom<ConnectionState>('connecting');

/** How many times the connection has been established. */
export const timesOpenedAtom = atom(0);

/** The portal's single connection to the server's event stream. */
export interface LiveConnection {
  /** Keeps the connection open until the returned function is called. */
  start(): () => void;
}

interface LiveDeps {
  /** The store of the portal's atoms, where the state of the connection is kept. */
  readonly atoms: ReturnType<typeof createStore>;
  /** Reads events until the stream ends; rejects if the connection fails or breaks. */
  readonly connect: (listeners: AdminEventListeners, signal: AbortSignal) => Promise<void>;
  readonly onOpen?: () => void;
  readonly onRevision?: (kind: LiveKind, revision: string) => void;
  readonly random?: () => number;
  /** Stays connected while the window is hidden; default: false. */
  readonly connectWhileHidden?: boolean;
}

export const createLiveConnection = (deps: LiveDeps): LiveConnection => {
  const { atoms, connect, onOpen, onRevision, random = Math.random, connectWhileHidden = false } = deps;

  const set = (next: ConnectionState) => {
    if (atoms.get(connectionStateAtom) === next) return;
    if (next === 'live') atoms.set(timesOpenedAtom, (times) => times + 1);
    atoms.set(connectionStateAtom, next);
    if (next === 'live') onOpen?.();
  };

  const events = (opened: () => void): AdminEventListeners => ({
    onOpen: opened,
    onRevision: (kind, revision) => onRevision?.(kind, revision),
  });

  return {
    start: () =>
      stayConnected({
        connect: (opened, signal) => connect(events(opened), signal),
        onState: set,
        random,
        connectWhileHidden,
      }),
  };
};
