import { describe, expect, test } from 'vitest';
import { QueueFullError, WorkQueue } from './work-queue.ts';

const pending = () => {
  let finish: () => void = () => undefined;
  const done = new Promise<void>((resolve) => {
    finish = resolve;
  });
  return { done, finish };
};
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('the work queue', () => {
  test('runs as many at a time as allowed, in order', async () => {
    const queue = new WorkQueue({ parallel: 2, waiting: 10 });
    const works = Array.from({ length: 4 }, pending);
    const begun: number[] = [];
    const all = works.map(({ done }, at) =>
      queue.run(async () => {
        begun.push(at);
        await done;
      }),
    );
    await settled();
    expect(begun).toEqual([0, 1]);
    works[1]?.finish();
    await settled();
    expect(begun).toEqual([0, 1, 2]);
    for (const { finish } of works) finish();
    await Promise.all(all);
    expect(begun).toEqual([0, 1, 2, 3]);
  });

  test('refuses work beyond those who may wait, and takes it again later', async () => {
    const queue = new WorkQueue({ parallel: 1, waiting: 1 });
    const work = pending();
    const first = queue.run(() => work.done);
    const second = queue.run(async () => 'second');
    await expect(queue.run(async () => 'third')).rejects.toBeInstanceOf(QueueFullError);
    work.finish();
    await first;
    expect(await second).toBe('second');
    expect(await queue.run(async () => 'later')).toBe('later');
  });

  test('goes on after work that failed', async () => {
    const queue = new WorkQueue({ parallel: 1, waiting: 5 });
    const failing = queue.run(() => Promise.reject(new Error('fault')));
    const next = queue.run(async () => 'next');
    await expect(failing).rejects.toThrow('fault');
    expect(await next).toBe('next');
  });
});
