import { readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { prepareResponse } from './prepared-response.ts';

const answer = (body: string) =>
  prepareResponse({ status: 200, contentType: 'text/plain; charset=utf-8', body, headers: { 'X-A': '1' } });
const headersOf = (flat: string[]) =>
  Object.fromEntries(flat.flatMap((name, at) => (at % 2 === 0 ? [[name, flat[at + 1]]] : [])));

describe('a prepared answer', () => {
  test('holds the body in three encodings with their lengths', async () => {
    const text = 'gold and silver '.repeat(200);
    const { identity, gzip, br, bytes } = await answer(text);
    expect(identity.body.toString()).toBe(text);
    expect(gunzipSync(gzip.body).toString()).toBe(text);
    expect(brotliDecompressSync(br.body).toString()).toBe(text);
    expect(headersOf(br.headersOf200)).toEqual({
      'X-A': '1',
      ETag: br.etag,
      Vary: 'Accept-Encoding',
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Length': String(br.body.length),
      'Content-Encoding': 'br',
      'Accept-Ranges': 'bytes',
    });
    expect(bytes).toBe(identity.body.length + gzip.body.length + br.body.length);
  });

  test('counts bytes, not characters', async () => {
    const { identity } = await answer('Größe ✓');
    expect(headersOf(identity.headersOf200)['Content-Length']).toBe('11');
  });

  test('stays as it is when it is too short to gain', async () => {
    const { identity, br } = await answer('short');
    expect(br).toBe(identity);
    expect(headersOf(identity.headersOf200)).not.toHaveProperty('Content-Encoding');
  });

  test('has ETags that follow the text and differ by encoding', async () => {
    const text = 'x'.repeat(2000);
    const [first, same, other] = await Promise.all([answer(text), answer(text), answer(`${text}y`)]);
    expect(same.br.etag).toBe(first.br.etag);
    expect(new Set([first.identity.etag, first.gzip.etag, first.br.etag, other.br.etag]).size).toBe(4);
  });

  test('can be made smaller: the same text with another ETag, once', async () => {
    const text = readFileSync(new URL('../../sample-catalogue.json', import.meta.url), 'utf8').slice(0, 8000);
    const quick = await answer(text);
    const full = await quick.compressFully?.();
    expect(brotliDecompressSync(full?.br.body ?? Buffer.alloc(0)).toString()).toBe(text);
    expect(full?.br.body.length).toBeLessThan(quick.br.body.length);
    expect(full?.br.etag).not.toBe(quick.br.etag);
    expect([full?.gzip.etag, full?.identity.etag]).toEqual([quick.gzip.etag, quick.identity.etag]);
    expect(full?.bytes).toBe(quick.bytes - quick.br.body.length + (full?.br.body.length ?? 0));
    expect(full?.compressFully).toBeUndefined();
  });

  test('is left as it is where that would take too long', async () => {
    expect((await answer('x'.repeat(500_001))).compressFully).toBeUndefined();
    expect((await answer('short')).compressFully).toBeUndefined();
  });
});
