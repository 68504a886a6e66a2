import { expect, test } from 'vitest';
import { commonFolder, downloadName } from './download-name.ts';

test.each([
  [['a/b/1.jpg', 'a/b/2.jpg'], 'a/b/'],
  [['a/b/1.jpg', 'a/c/2.jpg'], 'a/'],
  [['a/b/1.jpg', 'a/bc/2.jpg', 'a/b/d/3.jpg'], 'a/'],
  [['a/1.jpg', '2.jpg'], ''],
  [['ab/1.jpg', 'a/2.jpg'], ''],
  [[], ''],
])('the files %j lie in %j', (paths, folder) => {
  expect(commonFolder(paths)).toBe(folder);
});

test.each([
  [['rings/gold & pearl.jpg'], 'gold & pearl.jpg'],
  [['rings/1.jpg', 'rings/2.jpg'], 'rings.zip'],
  [['rings/new/1.jpg', 'rings/old/2.jpg'], 'rings.zip'],
  [['1.jpg', 'rings/2.jpg'], 'media.zip'],
])('%j are downloaded as %s', (paths, name) => {
  expect(downloadName(paths)).toBe(name);
});
