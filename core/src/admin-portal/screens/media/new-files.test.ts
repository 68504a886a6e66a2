import { expect, test } from 'vitest';
import { createNewFilesTracker } from './new-files.ts';

const file = (name: string) => ({
  name,
  relativePath: name,
  publicUrl: `/media/${name}`,
  type: 'jpg',
  size: 1,
  lastModified: '2026-11-21T12:00:00.000Z',
});
const brings = (...names: string[]) => ({ upserted: names.map(file), removed: [] });
const takes = (...names: string[]) => ({ upserted: [], removed: names.map((name) => `/media/${name}`) });

test('nothing has come before the first list, and nothing with it', () => {
  const newFiles = createNewFilesTracker();
  expect(newFiles.changed(brings('a.jpg'))).toEqual([]);
  expect(newFiles.listed([file('a.jpg'), file('b.jpg')])).toEqual([]);
});

test('a file that was not known has come, once; one that changed has not', () => {
  const newFiles = createNewFilesTracker();
  newFiles.listed([file('a.jpg')]);
  expect(newFiles.changed(brings('a.jpg', 'b.jpg'))).toEqual(['b.jpg']);
  expect(newFiles.changed(brings('b.jpg'))).toEqual([]);
  expect(newFiles.listed([file('a.jpg'), file('b.jpg')])).toEqual([]);
});

test('what a later list holds and nobody was told of has come too', () => {
  const newFiles = createNewFilesTracker();
  newFiles.listed([file('a.jpg')]);
  expect(newFiles.listed([file('a.jpg'), file('while-the-line-was-down.jpg')])).toEqual([
    'while-the-line-was-down.jpg',
  ]);
});

test('a file that was deleted and is put there again has come', () => {
  const newFiles = createNewFilesTracker();
  newFiles.listed([file('a.jpg')]);
  newFiles.changed(takes('a.jpg'));
  expect(newFiles.changed(brings('a.jpg'))).toEqual(['a.jpg']);
});
