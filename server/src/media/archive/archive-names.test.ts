import { expect, test } from 'vitest';
import { archiveNames, createUniqueNames } from './archive-names.ts';

test.each([
  ['their names, when all differ', ['rings/gold.jpg', 'films/show.mp4'], ['gold.jpg', 'show.mp4']],
  [
    'their paths below the folder they share, when two are alike',
    ['shop/rings/1.jpg', 'shop/films/1.jpg', 'shop/2.jpg'],
    ['rings/1.jpg', 'films/1.jpg', '2.jpg'],
  ],
  ['paths also where only capitals differ', ['a/Ring.jpg', 'b/ring.JPG'], ['a/Ring.jpg', 'b/ring.JPG']],
  [
    'a number, where Windows would take two paths for one',
    ['a/Ring.jpg', 'a/ring.jpg', 'A/ring.jpg'],
    ['a/Ring.jpg', 'a/ring-2.jpg', 'A/ring-3.jpg'],
  ],
  ['the same letters in two encodings are the same name', ['Ä.jpg', 'A\u0308.jpg'], ['Ä.jpg', 'Ä-2.jpg']],
  [
    'names that Windows can write',
    ['a/ring * "gold" <1>|2?.jpg', 'a/end. ', 'a/CON', 'a/aux.jpg', 'a/com10.jpg', 'a/line\nbreak.jpg'],
    ['ring - -gold- -1-2-.jpg', 'end', '_CON', '_aux.jpg', 'com10.jpg', 'linebreak.jpg'],
  ],
  [
    'folders that Windows can write',
    ['shop/nul/1.jpg', 'shop/old. /1.jpg', 'shop/a\\b/1.jpg'],
    ['_nul/1.jpg', 'old/1.jpg', 'a-b/1.jpg'],
  ],
  ['a number where only forbidden characters differ', ['a/1?.jpg', 'a/1*.jpg'], ['1-.jpg', '1--2.jpg']],
  ['no drive letter', ['a/c:ring.jpg', 'a/2.jpg'], ['c-ring.jpg', '2.jpg']],
])('files in an archive have %s', (_, paths, names) => {
  expect(archiveNames(paths)).toEqual(names);
});

test('a name without an extension, or with a dot in its folder, gets its number at its end', () => {
  const unique = createUniqueNames();
  expect(['a.b/read me', 'a.b/read me', 'a.b/READ ME'].map(unique)).toEqual([
    'a.b/read me',
    'a.b/read me-2',
    'a.b/READ ME-3',
  ]);
});
