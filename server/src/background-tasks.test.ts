import { beforeEach, expect, test, vi } from 'vitest';
import { deferred } from '../../tests/support/deferred.ts';
import { every } from './background-tasks.ts';

beforeEach(() => void vi.useFakeTimers());

const logTo = (lines: unknown[]) => ({ error: (about: unknown) => void lines.push(about) }) as never;

test('a task that fails is logged once for each new message, and runs again all the same', async () => {
  const lines: unknown[] = [];
  const outcomes = ['lock', 'lock', 'disk', undefined, 'disk'];
  let runs = 0;
  const task = async () => {
    const outcome = outcomes[runs];
    runs += 1;
    if (outcome) throw new Error(outcome);
  };
  const stop = every(100, 'looking', task, logTo(lines));
  await vi.advanceTimersByTimeAsync(500);
  expect(runs).toBe(5);
  expect(lines).toEqual(
    ['lock', 'disk', 'disk'].map((message) => ({ task: 'looking', err: new Error(message) })),
  );
  await stop();
  await vi.advanceTimersByTimeAsync(500);
  expect(runs).toBe(5);
});

test('a task that throws at once is no different', async () => {
  const lines: unknown[] = [];
  const stop = every(100, 'looking', () => JSON.parse('{'), logTo(lines));
  await vi.advanceTimersByTimeAsync(300);
  expect(lines).toHaveLength(1);
  await stop();
});

test('a task that takes longer than its interval does not overlap with itself', async () => {
  let open = 0;
  let most = 0;
  let runs = 0;
  const task = async () => {
    runs += 1;
    open += 1;
    most = Math.max(most, open);
    await new Promise((resolve) => setTimeout(resolve, 250));
    open -= 1;
  };
  const stop = every(100, 'looking', task, logTo([]));
  await vi.advanceTimersByTimeAsync(1000);
  expect({ most, runs }).toEqual({ most: 1, runs: 4 });
  // The last run ends only with its timer.
  void stop();
});

test('stopping waits for a run in progress, and for nothing else', async () => {
  const { promise, resolve } = deferred<void>();
  let isStopped = false;
  const stop = every(100, 'looking', () => promise, logTo([]));
  await vi.advanceTimersByTimeAsync(100);
  const stopped = stop().then(() => {
    isStopped = true;
  });
  await vi.advanceTimersByTimeAsync(500);
  expect(isStopped).toBe(false);
  resolve();
  await stopped;
  await every(100, 'looking', () => promise, logTo([]))();
});
