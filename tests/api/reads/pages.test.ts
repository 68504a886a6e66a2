import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { startReadServer } from './read-server.ts';
import { sampleCatalogue } from './site-build.ts';

const server = await startReadServer();

const renderNumber = (text: string) => /render (\d+)/.exec(text)?.[1];

describe('a page', () => {
  test('is what the site renders, with the script that the manifest names', async () => {
    const { status, headers, text } = await server.get('/contact');
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
    });
    expect(text).toContain('<title>/contact</title>');
    expect(text).toMatch(/<body><h1>render \d+ of \/contact<\/h1>/);
    expect(text).toContain('<script type="module" src="/assets/entry-1.js">');
  });

  test('comes as brotli, gzip or plain, the same text each time', async () => {
    const plain = await server.get('/contact');
    const br = await server.get('/contact', { 'Accept-Encoding': 'gzip, deflate, br' });
    const gzip = await server.get('/contact', { 'Accept-Encoding': 'gzip, br;q=0' });
    expect([plain, br, gzip].map(({ headers }) => headers['content-encoding'])).toEqual([
      undefined,
      'br',
      'gzip',
    ]);
    expect(brotliDecompressSync(br.body).toString()).toBe(plain.text);
    expect(gunzipSync(gzip.body).toString()).toBe(plain.text);
    expect(new Set([plain, br, gzip].map(({ headers }) => headers.etag)).size).toBe(1);
    expect(br.headers.vary).toBe('Accept-Encoding');
  });

  test('is rendered once, whatever unknown keys its query has', async () => {
    const first = await server.get('/category/earrings?utm_source=mail&style=halo');
    const second = await server.get('/category/earrings?style=halo&fbclid=1');
    const other = await server.get('/category/earrings');
    expect(renderNumber(second.text)).toBe(renderNumber(first.text));
    expect(renderNumber(other.text)).not.toBe(renderNumber(first.text));
  });

  test('sent again is as it was sent first, and anew from another catalogue', async () => {
    const brotli = { 'Accept-Encoding': 'gzip, br' };
    const ask = async (target = '/contact') => {
      const { headers, body, status } = await server.get(target, brotli);
      const { date: _date, ...lasting } = headers;
      return { status, headers: lasting, page: brotliDecompressSync(body).toString() };
    };
    await server.replaceCatalogue(sampleCatalogue());
    const first = await ask();
    expect([first.status, first.headers['x-frame-options']]).toEqual([200, 'DENY']);
    expect(await ask()).toEqual(first);
    expect(await ask()).toEqual(first);
    await server.replaceCatalogue({ ...sampleCatalogue(), bannerItems: [] });
    expect((await ask()).page).not.toBe(first.page);
    const missing = await ask('/no-such-page');
    expect(missing.status).toBe(404);
    expect(await ask('/no-such-page')).toEqual(missing);
  });

  test('is rendered once for visitors who come at the same time', async () => {
    const catalogue = sampleCatalogue();
    catalogue.products.pop();
    await server.replaceCatalogue(catalogue);
    const answers = await Promise.all(Array.from({ length: 8 }, () => server.get('/')));
    expect(new Set(answers.map(({ text }) => renderNumber(text))).size).toBe(1);
  });
});

describe('a cached page', () => {
  test('is made anew when the catalogue changes', async () => {
    const before = await server.get('/');
    const catalogue = sampleCatalogue();
    catalogue.products = [];
    await server.replaceCatalogue(catalogue);
    const after = await server.get('/', { 'If-None-Match': String(before.headers.etag) });
    expect(after.status).toBe(200);
    expect(after.text).not.toContain('Two pearls.');
    await server.replaceCatalogue(sampleCatalogue());
  });

  test('is kept until the shop’s day ends, which is not the day of UTC', async () => {
    server.setClock('2026-07-01T03:00:00Z');
    const lastEvening = renderNumber((await server.get('/')).text);
    server.setClock('2026-07-01T03:59:59Z');
    expect(renderNumber((await server.get('/')).text)).toBe(lastEvening);
    server.setClock('2026-07-01T04:00:00Z');
    expect(renderNumber((await server.get('/')).text)).not.toBe(lastEvening);
  });
});

test('pages of filters, of which there are more than anybody needs, are rendered only so many a second for one address; what is cached, and pages without, are always sent', async () => {
  const filtered = (style: number) => server.get(`/category/earrings?style=${style}`);
  await server.replaceCatalogue(sampleCatalogue());
  server.setClock('2026-07-02T12:00:00.100Z');
  const answers = await Promise.all(Array.from({ length: 40 }, (_, at) => filtered(at)));
  const sent = answers.filter(({ status }) => status === 200);
  const busy = answers.filter(({ status }) => status === 503);
  // Ten that take no time at all; fewer on a machine that is slow to render them, which is what the bound is for.
  expect(sent.length).toBeGreaterThan(0);
  expect(sent.length).toBeLessThanOrEqual(10);
  expect(sent.length + busy.length).toBe(40);
  expect(busy[0]?.headers).toMatchObject({ 'retry-after': '1', 'cache-control': 'no-store' });
  expect(busy[0]?.text).toContain('Our site is very busy right now');
  expect((await filtered(0)).status).toBe(200);
  for (const path of ['/category/earrings', '/contact', '/'])
    expect((await server.get(path)).status).toBe(200);
  server.setClock('2026-07-02T12:01:00.100Z');
  expect((await filtered(39)).status).toBe(200);
});

describe('an unknown page', () => {
  test('answers 404 with the rendered screen', async () => {
    const { status, text } = await server.get('/no-such-page');
    expect(status).toBe(404);
    expect(text).toContain('<h1>render');
  });

  test('is rendered once for all unknown paths, and anew for another catalogue', async () => {
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, at) => server.get(`/no-such-page-${at}?utm_source=${at}`)),
    );
    expect(new Set(answers.map(({ status, text }) => `${status} ${renderNumber(text)}`)).size).toBe(1);
    expect(answers[0]?.headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'Accept-Encoding' });
    expect(answers[0]?.headers).not.toHaveProperty('etag');
    await server.replaceCatalogue({ ...sampleCatalogue(), products: [] });
    const after = await server.get('/no-such-page-1');
    expect(renderNumber(after.text)).not.toBe(renderNumber(answers[0]?.text ?? ''));
    await server.replaceCatalogue(sampleCatalogue());
  });

  test('in a broken encoding is an unknown page like any other', async () => {
    expect((await server.get('/%e0%a4%a')).status).toBe(404);
  });
});

test('a page that cannot be rendered answers a plain 500 that nobody keeps, is logged, and the server lives on', async () => {
  const { status, headers, text } = await server.get('/throw');
  expect(status).toBe(500);
  expect(text).toContain('Something went wrong');
  expect(text).not.toContain('render fault');
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['content-security-policy']).toMatch(/'sha256-/);
  expect(server.logged.at(-1)).toMatchObject({ page: '/throw', err: { message: 'render fault' } });
  const linesBefore = server.logged.length;
  await server.get('/throw');
  expect(server.logged.length).toBe(linesBefore + 1);
  expect((await server.get('/')).status).toBe(200);
});

test.each([
  ['/contact/', '/contact'],
  ['/contact/?style=halo&x=1', '/contact?style=halo&x=1'],
  ['/Contact', '/contact'],
  ['//evil.example/', '/evil.example'],
  ['/\\evil.example/', '/evil.example'],
  ['/category//earrings', '/category/earrings'],
  ['/category/../contact', '/contact'],
  ['/%2e%2e/', '/'],
])('the canonical path: %s leads permanently to %s', async (asked, canonical) => {
  const { status, headers } = await server.get(asked);
  expect([status, headers.location]).toEqual([301, canonical]);
});

describe('the staff portal', () => {
  test.each(['/admin', '/admin/login', '/admin/media?q=ring&view=list', '/admin/no/such/screen', '/Admin/'])(
    'is one page, at %s too, kept out of search engines and asked for anew each time',
    async (path) => {
      const first = await server.get(path);
      const { status, headers, text } = first.status === 301 ? await server.get('/admin') : first;
      expect(status).toBe(200);
      expect(text).toContain('src="/assets/admin-1.js"');
      expect(text).not.toContain('nonce');
      expect(headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        'x-robots-tag': 'noindex',
        'x-frame-options': 'DENY',
      });
      const again = await server.get(path, { 'If-None-Match': String(headers.etag) });
      expect([304, 301]).toContain(again.status);
    },
  );

  test('runs only scripts of this site and lets Emotion fill its own style element', async () => {
    const { headers } = await server.get('/admin');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';");
    expect(policy).toContain("connect-src 'self'");
    expect(policy).not.toMatch(/unsafe-eval|(?<!style-src-attr )'unsafe-inline'/);
  });

  test('has no second address without its policy, and takes no path that only begins like it', async () => {
    expect((await server.get('/admin.html')).text).not.toContain('admin-1.js');
    expect((await server.get('/administration')).headers).not.toHaveProperty('x-robots-tag');
  });
});
