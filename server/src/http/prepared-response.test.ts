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
});
