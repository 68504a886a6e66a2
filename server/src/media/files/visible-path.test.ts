import { expect, test } from 'vitest';
import { isVisibleName } from './visible-path.ts';

test.each([
  '@eaDir',
  '#recycle',
  '$RECYCLE.BIN',
  'System Volume Information',
  'lost+found',
  'Thumbs.db',
  'THUMBS.DB',
  'desktop.ini',
  '~$doc.docx',
  'letter.txt~',
  'ring.jpg.crdownload',
  'ring.jpg.part',
  'ring.TMP',
  'film.mov.download',
  '__MACOSX',
  'Icon\r',
  '.DS_Store',
  '..',
  '',
  'a/b',
])('%j is nothing that a person put there, and is not shown', (name) => {
  expect(isVisibleName(name)).toBe(false);
});

test.each([
  'ring.jpg',
  'Ring ~ gold.jpg',
  '~ring.jpg',
  'part.jpg',
  'spare.parts',
  '#1 ring.jpg',
  '@shop',
  'tmp',
  'recycle',
  'Icon',
  'desktop.ini.jpg',
])('%j is shown', (name) => {
  expect(isVisibleName(name)).toBe(true);
});
