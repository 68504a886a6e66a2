import { expect, test } from 'vitest';
import { mediaFile } from '../../../../../../tests/support/media-files.ts';
import { renamedFiles } from './renamed-files.ts';

const added = { size: 5, lastModified: '2026-11-20T10:00:00.123Z', addedAt: '2026-11-20T10:00:00.456Z' };
const pairs = (...args: Parameters<typeof renamedFiles>) => Object.fromEntries(renamedFiles(...args));

test('a file of the same size and times under another name is the renamed one', () => {
  expect(pairs([mediaFile('a.jpg', added)], [mediaFile('b.jpg', added), mediaFile('c.jpg')])).toEqual({
    '/media/a.jpg': '/media/b.jpg',
  });
});

test('a file that was written anew is another one', () => {
  expect(
    pairs([mediaFile('a.jpg', added)], [mediaFile('b.jpg', { ...added, addedAt: '2026-11-20T10:00:01Z' })]),
  ).toEqual({});
});

test('files that are alike are told apart by their names only', () => {
  const gone = [mediaFile('old/a.jpg', added), mediaFile('old/b.jpg', added)];
  expect(pairs(gone, [mediaFile('new/b.jpg', added), mediaFile('new/a.jpg', added)])).toEqual({
    '/media/old/a.jpg': '/media/new/a.jpg',
    '/media/old/b.jpg': '/media/new/b.jpg',
  });
  expect(pairs(gone, [mediaFile('x.jpg', added), mediaFile('y.jpg', added)])).toEqual({});
  expect(pairs(gone, [mediaFile('x.jpg', added)])).toEqual({});
});
