import { describe, expect, test } from 'vitest';
import { mediaFile } from '../../../../../../tests/support/media-files.ts';
import { toLibraryFile } from './library-file.ts';
import { linesAsList, searchFor } from './search.ts';

const files = [
  'rings/ring-1.jpg',
  'rings/old ring-1.jpg',
  'rings/Opal.webp',
  'sets/ring-1.jpg',
  'sets/gold, white.jpg',
  'top.jpg',
].map((path) => toLibraryFile(mediaFile(path)));

const found = (q: string) =>
  files.filter(searchFor(q, files)?.matches ?? (() => true)).map(({ relativePath }) => relativePath);

describe('one text', () => {
  test('is count in names and paths', () => {
    expect(found('RING-1')).toEqual(['rings/ring-1.jpg', 'rings/old ring-1.jpg', 'sets/ring-1.jpg']);
    expect(searchFor('ring', files)).toMatchObject({ count: 1, notFound: [] });
    expect(searchFor('  ', files)).toBeUndefined();
  });

  test('is found whatever the form of its characters', () => {
    const file = toLibraryFile(mediaFile('rings/Ｆiligree Straße.jpg'));
    for (const q of ['filigree', 'ﬁligree', 'STRASSE'])
      expect(searchFor(q, [file])?.matches(file)).toBe(true);
  });

  test('is found without accents, and with another kind of apostrophe', () => {
    const file = toLibraryFile(mediaFile('Café/Queen’s — Élan.jpg'));
    for (const q of ["queen's", 'elan', 'CAFE', 'ÉLAN'.normalize('NFD'), "queen's - elan"])
      expect([q, searchFor(q, [file])?.matches(file)]).toEqual([q, true]);
  });

  test('may have a comma that is part of a name', () => {
    expect(found('gold, white')).toEqual(['sets/gold, white.jpg']);
  });
});

describe('a list', () => {
  test('of names finds the files of exactly these names, wherever they lie', () => {
    expect(found('ring-1.jpg, opal.webp')).toEqual([
      'rings/ring-1.jpg',
      'rings/Opal.webp',
      'sets/ring-1.jpg',
    ]);
  });

  test('of names with accents finds the files that are called exactly so first', () => {
    const [plain, accented] = ['elan.jpg', 'élan.jpg'].map((path) => toLibraryFile(mediaFile(path)));
    if (!plain || !accented) throw new Error('Two files.');
    const both = searchFor('élan.jpg, elan.png', [plain, accented]);
    expect([plain, accented].map((file) => both?.matches(file))).toEqual([false, true]);
    expect(searchFor('elan.jpg, x', [accented])?.matches(accented)).toBe(true);
  });

  test('of paths finds these files only', () => {
    expect(found('sets/ring-1.jpg,top.jpg')).toEqual(['sets/ring-1.jpg', 'top.jpg']);
  });

  test('of copied addresses, and of paths on another computer, finds the files', () => {
    expect(found('https://shop.example.com/media/rings/old%20ring-1.jpg, /media/top.jpg')).toEqual([
      'rings/old ring-1.jpg',
      'top.jpg',
    ]);
    expect(found('"C:\\Shop\\media\\sets\\ring-1.jpg", "C:\\Shop\\media\\top.jpg"')).toEqual([
      'sets/ring-1.jpg',
      'top.jpg',
    ]);
  });

  test('says what no file has, and takes part of a name where no name is exactly so', () => {
    const search = searchFor('opal, ring-9.jpg, top.jpg', files);
    expect(search).toMatchObject({ count: 3, notFound: ['ring-9.jpg'] });
    expect(found('opal, ring-9.jpg, top.jpg')).toEqual(['rings/Opal.webp', 'top.jpg']);
  });

  test('of pasted lines becomes one line that means the same', () => {
    expect(linesAsList('ring-1.jpg\r\n\n top.jpg \n')).toBe('ring-1.jpg, top.jpg');
    const list = linesAsList('sets/gold, white.jpg\ntop.jpg');
    expect(found(list)).toEqual(['sets/gold, white.jpg', 'top.jpg']);
    expect(linesAsList('only one')).toBe('only one');
  });
});
