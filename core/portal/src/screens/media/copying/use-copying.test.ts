import { describe, expect, test } from 'vitest';
import { mediaFile } from '../../../../../../tests/support/media-files.ts';
import { toLibraryFile } from '../files/library-file.ts';
import { type CopyForm, toCopyText } from './use-copying.ts';

const text = (form: CopyForm, ...paths: string[]) =>
  toCopyText(
    form,
    paths.map((path) => toLibraryFile(mediaFile(path))),
    (address) => `https://shop.example${address}`,
  );

describe('what is copied', () => {
  test('is one line a file, in the order given', () => {
    expect(text('paths', 'b/two.mp4', 'a/ring-1.jpg')).toBe('b/two.mp4\na/ring-1.jpg');
    expect(text('names', 'b/two.mp4', 'a/ring-1.jpg')).toBe('two.mp4\nring-1.jpg');
  });

  test('as URLs is absolute and percent-encoded', () => {
    expect(text('urls', 'a/gold & pearl.jpg')).toBe('https://shop.example/media/a/gold%20%26%20pearl.jpg');
  });
});
