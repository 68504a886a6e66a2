import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import { type PreparedResponse, prepareResponse } from '../http/prepared-response.ts';
import { ReadCache } from './read-cache.ts';

const answer = (body: string, status = 200): Promise<PreparedResponse> =>
  prepareResponse({ status, contentType: 'text/plain', body, headers: {} });

let now: Date;
let cache: ReadCache;
beforeEach(() => {
  now = new Date('2026-06-10T12:00:00Z');
  cache = new ReadCache({ maxBytes: 20_000, clock: () => now });
});

describe('the cache of answers', () => {
  test('makes an answer once for all who ask while it is made', async () => {
    let made = 0;
    const make = () => {
      made += 1;
      return answer('page');
    };
    const [first, second] = await Promise.all([cache.getOrMake('/', make), cache.getOrMake('/', make)]);
    expect(second).toBe(first);
    expect(await cache.getOrMake('/', make)).toBe(first);
    expect(made).toBe(1);
  });

  test('passes a fault on and tries again', async () => {
    await expect(cache.getOrMake('/', () => Promise.reject(new Error('fault')))).rejects.toThrow('fault');
    expect((await cache.getOrMake('/', () => answer('page'))).identity.body.toString()).toBe('page');
  });

  test('keeps no answer of 5xx', async () => {
    await cache.getOrMake('/', () => answer('fault', 500));
    expect(cache.get('/')).toBeUndefined();
  });

  test('never keeps an answer that was begun before a change', async () => {
    let finish: (made: PreparedResponse) => void = () => undefined;
    const slow = cache.getOrMake('/', () => new Promise((resolve) => (finish = resolve)));
    cache.clear();
    const old = await answer('old');
    finish(old);
    expect(await slow).toBe(old);
    expect(cache.get('/')).toBeUndefined();
  });

  const sizeOfBr = (key: string) => cache.get(key)?.br.body.length;
  const text = readFileSync(new URL('../../sample-catalogue.json', import.meta.url), 'utf8').slice(0, 8000);

  test('compresses as far as possible what is requested a second time', async () => {
    const quick = await cache.getOrMake('/', () => answer(text));
    expect(sizeOfBr('/')).toBe(quick.br.body.length);
    await expect.poll(() => sizeOfBr('/')).toBeLessThan(quick.br.body.length);
    expect(await cache.getOrMake('/', () => answer('never made'))).toBe(cache.get('/'));
  });

  test('keeps an answer that cannot be compressed further, and no older one than there is', async () => {
    const quick = await answer(text);
    const failing = { ...quick, compressFully: () => Promise.reject(new Error('no memory')) };
    await cache.getOrMake('/failing', async () => failing);
    cache.get('/failing');

    let finish: (made: PreparedResponse) => void = () => undefined;
    const slow = { ...quick, compressFully: () => new Promise<PreparedResponse>((done) => (finish = done)) };
    await expect.poll(() => cache.get('/failing')).toBe(failing);
    cache.clear();
    await cache.getOrMake('/', async () => slow);
    cache.get('/');
    cache.clear();
    const newer = await cache.getOrMake('/', () => answer('newer'));
    finish(await answer('older'));
    await new Promise(setImmediate);
    expect(cache.get('/')).toBe(newer);
  });

  test('drops the least recently used beyond its bound', async () => {
    for (const key of ['/a', '/b', '/c', '/d', '/e', '/f']) await cache.getOrMake(key, () => answer(key));
    expect(cache.get('/a')).toBeUndefined();
    expect(cache.get('/f')).toBeDefined();
  });

  test.each([
    ['in summer', '2026-07-02T03:59:59.999Z', '2026-07-02T04:00:00Z'],
    ['in winter', '2026-12-02T04:59:59.999Z', '2026-12-02T05:00:00Z'],
    ['on the long day of November', '2026-11-02T04:59:59.999Z', '2026-11-02T05:00:00Z'],
    ['on the short day of March', '2026-03-09T03:59:59.999Z', '2026-03-09T04:00:00Z'],
  ])('is emptied when the shop’s day ends %s', async (_season, lastMoment, midnight) => {
    now = new Date(lastMoment);
    cache.clear();
    await cache.getOrMake('/', () => answer('page'));
    expect(cache.get('/')).toBeDefined();
    now = new Date(midnight);
    expect(cache.get('/')).toBeUndefined();
  });
});
