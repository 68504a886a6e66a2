import { describe, expect, test } from 'vitest';
import { mediaFile } from '../../../../../../tests/support/media-files.ts';
import { toLibraryFile } from '../files/library-file.ts';
import { type CopyForm, toCopyLines } from './copy-texts.ts';

const text = (form: CopyForm, ...paths: string[]) =>
  toCopyLines(
    form,
    paths.map((path) => toLibraryFile(mediaFile(path))),
    (address) => `https://shop.example${address}`,
  ).join('\n');

describe('what is copied', () => {
  test('is one line a file, in the order given', () => {
    expect(text('paths', 'b/two.mp4', 'a/ring-1.jpg')).toBe('b/two.mp4\na/ring-1.jpg');
    expect(text('names', 'b/two.mp4', 'a/ring-1.jpg')).toBe('two.mp4\nring-1.jpg');
  });

  test('leaves out paths and names that are more than one line', () => {
    expect(text('paths', 'a/ring-1.jpg', 'a/two\nlines.jpg', 'b\u2028c/ring.jpg')).toBe('a/ring-1.jpg');
    expect(text('names', 'b\tc/ring.jpg', 'a/two\rlines.jpg')).toBe('ring.jpg');
  });

  test('as URLs is absolute and percent-encoded', () => {
    expect(text('urls', 'a/gold & pearl.jpg')).toBe('https://shop.example/media/a/gold%20%26%20pearl.jpg');
  });
});
