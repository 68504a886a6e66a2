import { expect, test } from 'vitest';
import { similarName } from './similar-name.ts';

const names = ['id', 'slug', 'name', 'price', 'description', 'image_url', 'category_id', 'collection_id'];

test.each([
  ['pirce', 'price'],
  ['Price', 'price'],
  ['prices', 'price'],
  ['imageUrl', 'image_url'],
  ['categoryid', 'category_id'],
  ['collecton_id', 'collection_id'],
  ['slugg', 'slug'],
  ['di', 'id'],
  ['ｐｒｉｃｅ', 'price'],
  ['\ufeffid', 'id'],
  ['p\u200br\u200bi\u200bc\u200be\u200b', 'price'],
])('%s was meant to be %s', (mistyped, name) => {
  expect(similarName(mistyped, names)).toBe(name);
});

test.each(['', 'weight', 'sku', '__proto__', 'p'.repeat(10_000)])('%.20s resembles none', (mistyped) => {
  expect(similarName(mistyped, names)).toBeUndefined();
});
