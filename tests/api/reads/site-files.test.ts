import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { startReadServer } from './read-server.ts';
import { sampleCatalogue } from './site-build.ts';

const server = await startReadServer();

describe('catalogue lists', () => {
  const { categories, collections, products, bannerItems } = sampleCatalogue();
  test.each([
    ['/api/categories', categories],
    ['/api/collections', collections],
    ['/api/products', products],
    ['/api/banner-items', bannerItems],
  ])('%s is the list as JSON', async (path, list) => {
    const { status, headers, text } = await server.get(path);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
    expect(JSON.parse(text)).toEqual(list);
  });

  test('are compressed, tagged, and new after a change', async () => {
    const first = await server.get('/api/products', { 'Accept-Encoding': 'br' });
    expect(JSON.parse(brotliDecompressSync(first.body).toString())).toEqual(products);
    expect((await server.get('/api/products?x=1')).headers.etag).toBe(
      (await server.get('/api/products')).headers.etag,
    );
    const known = { 'Accept-Encoding': 'br', 'If-None-Match': String(first.headers.etag) };
    expect((await server.get('/api/products', known)).status).toBe(304);
    await server.replaceCatalogue({ ...sampleCatalogue(), products: [] });
    const changed = await server.get('/api/products', known);
    expect([changed.status, changed.text]).toEqual([200, '[]']);
    await server.replaceCatalogue(sampleCatalogue());
  });
});

test('the sitemap says when the content of a page last changed, and the next time the same', async () => {
  server.setClock('2026-05-06T15:00:00Z');
  const [drops] = sampleCatalogue().products;
  if (!drops) throw new Error('The sample has no product.');
  await server.replaceCatalogue({ ...sampleCatalogue(), products: [{ ...drops, price: 500 }] });
  const { headers, text: changed } = await server.get('/sitemap.xml');
  expect(headers['content-type']).toBe('application/xml; charset=utf-8');
  expect(changed).toContain(
    '<url><loc>https://shop.example/product/pearl-drops</loc><lastmod>2026-05-06T15:00:00.000Z</lastmod>',
  );
  server.setClock('2026-05-07T15:00:00Z');
  await server.replaceCatalogue({ ...sampleCatalogue(), products: [{ ...drops, price: 500 }] });
  expect((await server.get('/sitemap.xml')).text).toBe(changed);
  server.setClock('2026-05-05T15:00:00Z');
});

describe('files of the client build', () => {
  test('hashed assets are kept for ever and come precompressed', async () => {
    const plain = await server.get('/assets/entry-1.js');
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(plain.text).toBe('plain text');
    // Under a policy of its own the portal's worker could not connect.
    expect(plain.headers).not.toHaveProperty('content-security-policy');
    const br = await server.get('/assets/entry-1.js', { 'Accept-Encoding': 'br' });
    expect([br.headers['content-encoding'], br.text]).toEqual(['br', 'brotli bytes']);
    expect(br.headers['content-type']).toMatch(/^text\/javascript/);
    expect(br.headers['x-content-type-options']).toBe('nosniff');
  });

  test('root files may change and are kept for an hour', async () => {
    const { status, headers } = await server.get('/favicon.svg');
    expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=3600']);
  });

  test('neither the template nor vite’s manifest is one of them, nor an asset of an older build: a plain 404', async () => {
    for (const path of ['/index.html', '/.vite/manifest.json', '/assets/../index.html']) {
      expect((await server.get(path)).text).not.toMatch(/__CSP_NONCE__|"file"/);
    }
    const { status, headers } = await server.get('/assets/entry-0.js');
    expect([status, headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8']);
  });
});
