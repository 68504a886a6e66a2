import { mediaListSchema } from '@jeweler/core/schemas';
import { expect, test } from 'vitest';
import { fileTime, type MediaEntry, toMediaFile } from './media-entry.ts';

test.each([
  ['before 1970', -1, 0],
  ['a file system’s largest number', 99_999_999_999_999_000, Date.UTC(9999, 11, 31)],
  ['the year 10000', Date.UTC(10_000, 0, 1), Date.UTC(9999, 11, 31)],
  ['no number', Number.NaN, 0],
  ['an ordinary time', 1_700_000_000_000.5, 1_700_000_000_000.5],
])('a time of a file is one that can be written: %s', (_what, stored, time) => {
  expect(fileTime(stored)).toBe(time);
  const entry: MediaEntry = { path: 'a.jpg', size: 1, modified: fileTime(stored), added: fileTime(stored) };
  expect(() => mediaListSchema.parse({ files: [toMediaFile(entry)] })).not.toThrow();
});
