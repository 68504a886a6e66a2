import { expect, test } from 'vitest';
import { mediaFile } from '../../../../../../tests/support/media-files.ts';
import { comparePaths } from '../../../../format/index.ts';
import { applyChange } from './apply-change.ts';
import { toLibraryFile } from './library-file.ts';

const list = (...paths: string[]) => paths.map((path) => toLibraryFile(mediaFile(path)));
const toPaths = (files: readonly { relativePath: string }[]) => files.map(({ relativePath }) => relativePath);

test('newcomers take their place in the order of the list', () => {
  const files = list('a.jpg', 'ring-2.jpg', 'ring-10.jpg');
  const upserted = ['z.jpg', 'Ring-3.jpg', '1.jpg'].map((path) => mediaFile(path));
  expect(toPaths(applyChange(files, { upserted, removed: [] }))).toEqual([
    '1.jpg',
    'a.jpg',
    'ring-2.jpg',
    'Ring-3.jpg',
    'ring-10.jpg',
    'z.jpg',
  ]);
});

test('a changed file is replaced where it stands, and the others stay the same objects', () => {
  const files = list('a.jpg', 'b.jpg', 'c.jpg');
  const changed = applyChange(files, { upserted: [mediaFile('b.jpg', { size: 7 })], removed: [] });
  expect(toPaths(changed)).toEqual(['a.jpg', 'b.jpg', 'c.jpg']);
  expect(changed[1]?.size).toBe(7);
  expect(changed[0]).toBe(files[0]);
  expect(changed[2]).toBe(files[2]);
});

test('a renamed file leaves its old place and takes its new one', () => {
  const files = list('a.jpg', 'b.jpg', 'c.jpg');
  const renamed = applyChange(files, { upserted: [mediaFile('d.jpg')], removed: ['/media/b.jpg'] });
  expect(toPaths(renamed)).toEqual(['a.jpg', 'c.jpg', 'd.jpg']);
});

test('a change to nothing gives the very list back', () => {
  const files = list('a.jpg');
  expect(applyChange(files, { upserted: [], removed: [] })).toBe(files);
});

test('thousands at once leave a list of 20,000 in order and complete', () => {
  const inOrder = Array.from({ length: 20_000 }, (_, index) => `set/ring-${index}.jpg`);
  const files = list(...inOrder);
  const upserted = Array.from({ length: 1000 }, (_, index) => mediaFile(`set/ring-${index * 20}-b.jpg`));
  const removed = files.filter((_, index) => index % 20 === 7).map(({ publicUrl }) => publicUrl);
  const changed = applyChange(files, { upserted, removed });
  expect(changed).toHaveLength(20_000);
  const outOfOrder = changed.findIndex((file, index) => {
    const previous = changed[index - 1];
    return previous !== undefined && comparePaths(previous.relativePath, file.relativePath) >= 0;
  });
  expect(outOfOrder).toBe(-1);
});
