import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SubmissionWatch } from './submission-watch.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const watching = () => {
  const database = { version: 1 };
  const watch = new SubmissionWatch({ dataVersion: () => database.version });
  const revisions: string[] = [];
  watch.onChange(() => revisions.push(watch.revision));
  return { database, watch, revisions };
};

test('a write of this process is told at once, with another revision', () => {
  const { watch, revisions } = watching();
  const before = watch.revision;
  watch.announce();
  expect(revisions).toEqual([watch.revision]);
  expect(revisions).not.toContain(before);
  watch.close();
});

test('a flood of writes is told ten times a second, the last of them included', async () => {
  const { watch, revisions } = watching();
  for (let millisecond = 0; millisecond < 1000; millisecond += 1) {
    watch.announce();
    await vi.advanceTimersByTimeAsync(1);
  }
  expect(revisions.length).toBeGreaterThan(8);
  expect(revisions.length).toBeLessThanOrEqual(11);
  const last = revisions.length;
  await vi.advanceTimersByTimeAsync(100);
  expect(revisions.length).toBeGreaterThanOrEqual(last);
  watch.announce();
  await vi.advanceTimersByTimeAsync(100);
  expect(new Set(revisions).size).toBe(revisions.length);
  expect(revisions.at(-1)).toBe(watch.revision);
  watch.close();
});

test('a write of another process is told at the next check, a database that cannot be read is none', () => {
  const { database, watch, revisions } = watching();
  watch.checkForWrites();
  expect(revisions).toEqual([]);
  database.version = Number.NaN;
  watch.checkForWrites();
  expect(revisions).toEqual([]);
  database.version = 2;
  watch.checkForWrites();
  watch.checkForWrites();
  expect(revisions).toHaveLength(1);
  watch.close();
});

test('after the close nobody is told anything', async () => {
  const { watch, revisions } = watching();
  watch.announce();
  watch.announce();
  watch.close();
  await vi.advanceTimersByTimeAsync(1000);
  expect(revisions).toHaveLength(1);
});
