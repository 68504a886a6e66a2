import type { AdminEventListeners } from '@jeweler/core/api';
import { createStore } from 'jotai';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { connectionStateAtom, pauseAfter, stayConnected } from './live-connection.ts';

/** A server whose connections are opened and broken by the test. */
const serve = () => {
  const connections: { listeners: AdminEventListeners; signal: AbortSignal; break: () => void }[] = [];
  const connect = (listeners: AdminEventListeners, signal: AbortSignal) =>
    new Promise<void>((_, reject) => {
      connections.push({ listeners, signal, break: () => reject(new Error('broken')) });
      signal.addEventListener('abort', () => reject(new Error('aborted')));
    });
  const newest = () => {
    const connection = connections.at(-1);
    if (!connection) throw new Error('Nothing has connected.');
    return connection;
  };
  return { connect, connections, newest };
};

const start = () => {
  const server = serve();
  const atoms = createStore();
  const { connect } = server;
  const stop = stayConnected({
    atoms,
    connect,
    onOpen: vi.fn(),
    onRevision: vi.fn(),
    connectWhileHidden: false,
  });
  return { atoms, stop, ...server };
};

const show = (visibility: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(1);
});

describe('the connection', () => {
  test('is connecting, then live, then lost, and live again', async () => {
    const { atoms, newest, connections } = start();
    const states: string[] = [atoms.get(connectionStateAtom)];
    atoms.sub(connectionStateAtom, () => states.push(atoms.get(connectionStateAtom)));
    newest().listeners.onOpen();
    newest().break();
    await vi.advanceTimersByTimeAsync(1000);
    expect(connections).toHaveLength(2);
    newest().listeners.onOpen();
    expect(states).toEqual(['connecting', 'live', 'lost', 'live']);
  });

  test('tries again ever more slowly, and at the first pace after it has stood', async () => {
    const { newest, connections } = start();
    for (const [tries, pause] of [
      [2, 1000],
      [3, 2000],
      [4, 4000],
    ] as const) {
      newest().break();
      await vi.advanceTimersByTimeAsync(pause - 1);
      expect(connections).toHaveLength(tries - 1);
      await vi.advanceTimersByTimeAsync(1);
      expect(connections).toHaveLength(tries);
    }
    newest().listeners.onOpen();
    newest().break();
    await vi.advanceTimersByTimeAsync(1000);
    expect(connections).toHaveLength(5);
  });

  test('tries at once when the network is back', async () => {
    const { newest, connections } = start();
    newest().break();
    await vi.advanceTimersByTimeAsync(10);
    expect(connections).toHaveLength(1);
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(connections).toHaveLength(2);
  });

  test('is let go by a window out of sight, and taken up when it is looked at', async () => {
    const { atoms, newest, connections } = start();
    newest().listeners.onOpen();
    show('hidden');
    await vi.advanceTimersByTimeAsync(59_000);
    expect(newest().signal.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1000);
    expect(newest().signal.aborted).toBe(true);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(connections).toHaveLength(1);
    show('visible');
    await vi.advanceTimersByTimeAsync(0);
    expect(connections).toHaveLength(2);
    expect(atoms.get(connectionStateAtom)).toBe('connecting');
  });

  test('is not opened by a window that nobody has seen yet', async () => {
    show('hidden');
    const { connections } = start();
    expect(connections).toHaveLength(0);
    show('visible');
    await vi.advanceTimersByTimeAsync(0);
    expect(connections).toHaveLength(1);
  });

  test('holds through a short look elsewhere', async () => {
    const { newest } = start();
    show('hidden');
    await vi.advanceTimersByTimeAsync(30_000);
    show('visible');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(newest().signal.aborted).toBe(false);
  });

  test('ends when it is stopped, and does not come back', async () => {
    const { stop, newest, connections } = start();
    stop();
    expect(newest().signal.aborted).toBe(true);
    await vi.advanceTimersByTimeAsync(60_000);
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(connections).toHaveLength(1);
  });
});

test('pauses double from one second to thirty and are spread over their upper half', () => {
  expect([1, 2, 3, 4, 5, 6, 20].map(pauseAfter)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
  vi.spyOn(Math, 'random').mockReturnValue(0);
  expect(pauseAfter(6)).toBe(15_000);
});
