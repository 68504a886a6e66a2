import { describe, expect, test } from 'vitest';
import { resources, startWholeServer } from './whole-server.ts';

const kinds = Object.entries(resources);
/** Those that are files, which have ranges and a date; the others are made in memory. */
const files = (['asset', 'original', 'desktop file'] as const).map(
  (kind) => [kind, resources[kind]] as const,
);
const EPOCH = 'Thu, 01 Jan 1970 00:00:00 GMT';
const TOMORROW = new Date(Date.now() + 86_400_000).toUTCString();

type Headers = Record<string, string>;

/** The resource, and a function that requests it again. */
const fetchWhole = async (target: string, encoding: Headers = {}) => {
  const server = await startWholeServer();
  const whole = await server.ask(target, encoding);
  expect(whole.status).toBe(200);
  const { etag, 'last-modified': lastModified } = whole.headers;
  return {
    whole,
    size: whole.body.length,
    etag: String(etag),
    lastModified,
    ask: (headers: Headers, method = 'GET') => server.ask(target, { ...encoding, ...headers }, method),
  };
};

describe.each(files)('a %s (RFC 9110)', (_kind, target) => {
  test.each([
    ['as it is', {}],
    ['compressed', { 'Accept-Encoding': 'gzip, br' }],
  ])('answers ranges, %s', async (_how, encoding) => {
    const { whole, size, ask } = await fetchWhole(target, encoding);
    const last = size - 1;
    const outcomes: [range: string, status: number, section?: [start: number, end: number]][] = [
      ['bytes=0-4', 206, [0, 4]],
      ['bytes=-5', 206, [size - 5, last]],
      ['bytes=5-', 206, [5, last]],
      [`bytes=1-${size + 10}`, 206, [1, last]],
      [`bytes=${last}-`, 206, [last, last]],
      [`bytes=${size}-,0-1`, 206, [0, 1]],
      ['items=0-4', 200],
      ['bytes=0-1,3-4', 200],
      ['bytes 0-4', 200],
      [`bytes=${size}-`, 416],
      [`bytes=${size}-${size + 5}`, 416],
    ];
    for (const [range, status, section] of outcomes) {
      const answer = await ask({ Range: range });
      expect([range, answer.status]).toEqual([range, status]);
      const { 'content-range': contentRange, 'content-encoding': contentEncoding } = answer.headers;
      if (section) {
        expect(contentRange).toBe(`bytes ${section[0]}-${section[1]}/${size}`);
        expect(answer.body).toEqual(whole.body.subarray(section[0], section[1] + 1));
        expect(contentEncoding).toBe(whole.headers['content-encoding']);
      } else if (status === 200) {
        expect([contentRange, answer.body.equals(whole.body)]).toEqual([undefined, true]);
      } else {
        expect(contentRange).toBe(`bytes */${size}`);
        expect(answer.headers['cache-control']).toBe('no-store');
        for (const name of ['etag', 'last-modified', 'accept-ranges', 'content-encoding']) {
          expect(answer.headers).not.toHaveProperty(name);
        }
      }
    }
  });

  test('answers the conditions of dates and of parts', async () => {
    const { etag, lastModified, ask } = await fetchWhole(target);
    const date = String(lastModified);
    const part = { Range: 'bytes=0-4' };
    const outcomes: [headers: Headers, status: number][] = [
      [{ 'If-Modified-Since': date }, 304],
      [{ 'If-Modified-Since': TOMORROW }, 304],
      [{ 'If-Modified-Since': EPOCH }, 200],
      [{ 'If-None-Match': etag, ...part }, 304],
      [{ 'If-Match': etag }, 200],
      [{ 'If-Match': '*' }, 200],
      [{ 'If-Match': '"other"' }, 412],
      [{ 'If-Match': '"other"', 'If-None-Match': etag }, 412],
      [{ 'If-Unmodified-Since': EPOCH }, 412],
      [{ 'If-Unmodified-Since': date }, 200],
      [{ 'If-Range': etag, ...part }, 206],
      [{ 'If-Range': '"other"', ...part }, 200],
      [{ 'If-Range': date, ...part }, 206],
      [{ 'If-Range': EPOCH, ...part }, 200],
    ];
    for (const [headers, status] of outcomes) {
      const answer = await ask(headers);
      expect([headers, answer.status]).toEqual([headers, status]);
      if (status === 412) expect(answer.headers).not.toHaveProperty('etag');
      if (status === 412) expect(answer.headers['cache-control']).toBe('no-store');
    }
  });
});

describe.each(kinds)('a %s (RFC 9110)', (_kind, target) => {
  test('answers conditions', async () => {
    const { etag, ask } = await fetchWhole(target);
    const strong = etag.replace(/^W\//, '');
    const outcomes: [headers: Headers, status: number][] = [
      [{ 'If-None-Match': etag }, 304],
      [{ 'If-None-Match': strong }, 304],
      [{ 'If-None-Match': `W/${strong}` }, 304],
      [{ 'If-None-Match': `"a", ${etag}` }, 304],
      [{ 'If-None-Match': '*' }, 304],
      [{ 'If-None-Match': '"other"' }, 200],
      [{ 'If-None-Match': '"other"', 'If-Modified-Since': TOMORROW }, 200],
    ];
    for (const [headers, status] of outcomes) {
      const answer = await ask(headers);
      expect([headers, answer.status]).toEqual([headers, status]);
      if (status === 304) expect([answer.headers.etag, answer.body.length]).toEqual([etag, 0]);
    }
  });

  test('answers HEAD with the headers of GET', async () => {
    const { whole, size, etag, ask } = await fetchWhole(target);
    const { date: _date, ...headers } = whole.headers;
    const head = await ask({}, 'HEAD');
    expect([head.status, head.body.length]).toEqual([200, 0]);
    expect(head.headers).toMatchObject({ ...headers, 'content-length': `${size}` });
    expect((await ask({ 'If-None-Match': etag }, 'HEAD')).status).toBe(304);
  });

  test('is found by an absolute target, and tells its methods', async () => {
    const server = await startWholeServer();
    const absolute = await server.ask(`http://shop.example${target}`);
    expect(absolute.status).toBe(200);
    const options = await server.ask(target, {}, 'OPTIONS');
    expect(options.status).toBeLessThan(300);
    expect(options.headers.allow?.split(', ')).toEqual(expect.arrayContaining(['GET', 'HEAD']));
    const written = await server.ask(target, {}, 'DELETE');
    if (target.startsWith('/api/')) {
      expect([written.status, JSON.parse(written.text).code]).toEqual([404, 'not_found']);
    } else {
      expect([written.status, written.headers.allow]).toEqual([405, 'GET, HEAD, OPTIONS']);
    }
  });
});

test.each([
  ['br', 'br'],
  ['gzip, br', 'br'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['gzip;q=1, br;q=0', 'gzip'],
  ['identity;q=0, gzip', 'gzip'],
  ['br;q=0', undefined],
  ['*;q=0', undefined],
  // Nothing is acceptable: the page is more useful than a 406.
  ['identity;q=0', undefined],
])('Accept-Encoding %s is answered with %s', async (accepted, encoding) => {
  const { ask } = await startWholeServer();
  for (const target of [resources.page, resources['catalogue list']]) {
    const { status, headers } = await ask(target, { 'Accept-Encoding': accepted });
    expect([status, headers['content-encoding'], headers.vary]).toEqual([200, encoding, 'Accept-Encoding']);
  }
});

test.each([
  ['an unknown page', '/no-such-page', 404],
  ['an unknown asset', '/assets/gone.js', 404],
  ['an unknown original', '/media/gone.mp4', 404],
  ['an unknown picture', '/images/160/gone.png', 404],
  ['an unknown file for consoles', '/desktop/gone.yml', 404],
  ['an unknown call', '/api/gone', 404],
])('%s is an error of its own, whatever the conditions', async (_what, target, status) => {
  const { ask } = await startWholeServer();
  const conditions = { 'If-None-Match': '*', 'If-Match': '"a"', Range: 'bytes=0-4' };
  for (const headers of [{}, conditions]) {
    const answer = await ask(target, headers);
    expect(answer.status).toBe(status);
    for (const name of ['etag', 'last-modified', 'accept-ranges', 'content-range']) {
      expect(answer.headers).not.toHaveProperty(name);
    }
    expect(answer.headers['cache-control']).toMatch(/^no-(?:store|cache)$/);
  }
});

test('OPTIONS of a form tells its methods', async () => {
  const { ask } = await startWholeServer();
  const form = await ask('/api/contact', {}, 'OPTIONS');
  expect([form.status, form.headers.allow]).toEqual([200, 'POST']);
  expect((await ask('/api/nothing', {}, 'OPTIONS')).status).toBe(404);
});

test('an absolute target without a path is the home page', async () => {
  const { ask } = await startWholeServer();
  expect((await ask('http://shop.example')).text).toContain('<title>/</title>');
  expect((await ask('HTTP://shop.example/contact?x=1')).text).toContain('<title>/contact</title>');
});
