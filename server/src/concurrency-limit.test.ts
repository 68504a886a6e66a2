import { describe, expect, test } from 'vitest';
import { ConcurrencyLimit, LimitReachedError } from './concurrency-limit.ts';

const pending = () => {
  let finish: () => void = () => undefined;
  const done = new Promise<void>((resolve) => {
    finish = resolve;
  });
  return { done, finish };
};
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('a concurrency limit', () => {
  test('runs as many at a time as allowed, in order', async () => {
    const limit = new ConcurrencyLimit({ concurrency: 2, waiting: 10 });
    const works = Array.from({ length: 4 }, pending);
    const begun: number[] = [];
    const all = works.map(({ done }, at) =>
      limit.run(async () => {
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
    const limit = new ConcurrencyLimit({ concurrency: 1, waiting: 1 });
    const work = pending();
    const first = limit.run(() => work.done);
    const second = limit.run(async () => 'second');
    await expect(limit.run(async () => 'third')).rejects.toBeInstanceOf(LimitReachedError);
    work.finish();
    await first;
    expect(await second).toBe('second');
    expect(await limit.run(async () => 'later')).toBe('later');
  });

  test('goes on after work that failed', async () => {
    const limit = new ConcurrencyLimit({ concurrency: 1, waiting: 5 });
    const failing = limit.run(() => Promise.reject(new Error('fault')));
    const next = limit.run(async () => 'next');
    await expect(failing).rejects.toThrow('fault');
    expect(await next).toBe('next');
  });
});
