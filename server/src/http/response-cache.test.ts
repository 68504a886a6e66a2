import { beforeEach, describe, expect, test } from 'vitest';
import { type FinishedResponse, finishResponse } from './finished-response.ts';
import { ResponseCache } from './response-cache.ts';

const answer = (body: string, status = 200): Promise<FinishedResponse> =>
  finishResponse({ status, contentType: 'text/plain', body, headers: {} });

let now: Date;
let cache: ResponseCache;
/** Whether there is a response for the key; otherwise none is stored. */
const isCached = async (key: string) => {
  const missing = await answer('missing', 500);
  return (await cache.get(key, async () => missing)) !== missing;
};

beforeEach(() => {
  now = new Date('2026-06-10T12:00:00Z');
  cache = new ResponseCache({ maxBytes: 20_000, clock: () => now });
});

describe('the cache of answers', () => {
  test('makes an answer once for all who ask while it is made', async () => {
    let made = 0;
    const make = () => {
      made += 1;
      return answer('page');
    };
    const [first, second] = await Promise.all([cache.get('/', make), cache.get('/', make)]);
    expect(second).toBe(first);
    expect(await cache.get('/', make)).toBe(first);
    expect(made).toBe(1);
  });

  test('passes a fault on and tries again', async () => {
    await expect(cache.get('/', () => Promise.reject(new Error('fault')))).rejects.toThrow('fault');
    expect((await cache.get('/', () => answer('page'))).body.toString()).toBe('page');
  });

  test('keeps no answer of 5xx', async () => {
    await cache.get('/', () => answer('fault', 500));
    expect(await isCached('/')).toBe(false);
  });

  test('never keeps an answer that was begun before a change', async () => {
    let finish: (made: FinishedResponse) => void = () => undefined;
    const slow = cache.get('/', () => new Promise((resolve) => (finish = resolve)));
    cache.clear();
    const old = await answer('old');
    finish(old);
    expect(await slow).toBe(old);
    expect(await isCached('/')).toBe(false);
  });

  test('after a change, makes every response anew', async () => {
    await cache.get('/', () => answer('list'));
    cache.clear();
    expect(await isCached('/')).toBe(false);
  });

  test('drops the least recently used beyond its bound', async () => {
    for (const key of ['/a', '/b', '/c', '/d', '/e', '/f']) await cache.get(key, () => answer(key));
    expect(await isCached('/a')).toBe(false);
    expect(await isCached('/f')).toBe(true);
  });

  test.each([
    ['in summer', '2026-07-02T03:59:59.999Z', '2026-07-02T04:00:00Z'],
    ['in winter', '2026-12-02T04:59:59.999Z', '2026-12-02T05:00:00Z'],
    ['on the long day of November', '2026-11-02T04:59:59.999Z', '2026-11-02T05:00:00Z'],
    ['on the short day of March', '2026-03-09T03:59:59.999Z', '2026-03-09T04:00:00Z'],
  ])('is emptied when the shop’s day ends %s', async (_season, lastMoment, midnight) => {
    now = new Date(lastMoment);
    cache = new ResponseCache({ maxBytes: 20_000, clock: () => now });
    await cache.get('/', () => answer('page'));
    expect(await isCached('/')).toBe(true);
    now = new Date(midnight);
    expect(await isCached('/')).toBe(false);
  });
});
