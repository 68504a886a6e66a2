import { expect, test } from 'vitest';
import { sortByLimits, tooMany } from './picked-files.ts';

const MB = 1024 * 1024;
const limits = { maxPicture: 50 * MB, maxFilm: 2048 * MB, maxFiles: 200, maxTotal: 5120 * MB };
/** A file of that size, of which nothing is read. */
const sized = (name: string, size: number) => ({
  file: Object.defineProperty(new File([], name), 'size', { value: size }),
  folder: '',
});

test('what is too large or empty is refused by itself, each with its reason', () => {
  const { accepted, refused } = sortByLimits(
    [
      sized('ring.jpg', 50 * MB),
      sized('huge.png', 50 * MB + 1),
      sized('bench.MOV', 2048 * MB),
      sized('long.mp4', 3000 * MB),
      sized('nothing.jpg', 0),
    ],
    limits,
  );
  expect(accepted.map(({ file }) => file.name)).toEqual(['ring.jpg', 'bench.MOV']);
  expect(refused.map(({ sentence }) => sentence)).toEqual([
    expect.stringMatching(/^Too large: 50 MB. A picture can be up to 50 MB/),
    expect.stringMatching(/^Too large: 2.93 GB. A video can be up to 2 GB/),
    expect.stringMatching(/^The file is empty/),
  ]);
});

test('too many files or bytes at once are refused together, with both figures', () => {
  expect(tooMany(Array(200).fill(sized('a.jpg', MB)), limits)).toBeUndefined();
  expect(tooMany(Array(201).fill(sized('a.jpg', MB)), limits)).toMatch(/more than 200 files/);
  expect(tooMany(Array(3).fill(sized('a.mp4', 2000 * MB)), limits)).toMatch(/5.86 GB together.*at most 5 GB/);
});
