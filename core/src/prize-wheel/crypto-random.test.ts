import { describe, expect, test } from 'vitest';
import { cryptoRandom } from './crypto-random.ts';

const toSource = (bits: number) => ({
  getRandomValues: (array: Uint32Array<ArrayBuffer>) => array.fill(bits),
});

describe('a cryptographic sample', () => {
  test('runs from 0 to just below 1', () => {
    expect(cryptoRandom(toSource(0))()).toBe(0);
    expect(cryptoRandom(toSource(2 ** 31))()).toBe(0.5);
    expect(cryptoRandom(toSource(0xffffffff))()).toBe(1 - 2 ** -32);
  });

  test('is fresh each time from the platform’s own source', () => {
    const random = cryptoRandom(globalThis.crypto);
    const drawn = new Set(Array.from({ length: 100 }, random));
    expect(drawn.size).toBeGreaterThan(90);
  });
});
