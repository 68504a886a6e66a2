import { expect, test } from 'vitest';
import type { PixelSize, ProductFields } from '../schemas/index.ts';
import { type KnownPictures, listMissing } from './missing-fields.ts';

const whole: ProductFields = {
  slug: 'oval-halo',
  name: 'Oval Halo',
  description: 'An oval stone in a halo.',
  category_id: 1,
  image_url: '/media/rings/IMG_1042.jpg',
  image_alt: 'A ring with an oval stone, seen from above',
  second_view: { image_url: '/media/rings/worn.jpg', alt: 'The ring worn on a hand' },
};
const pictures = (has: (url: string) => boolean, sizes: Record<string, PixelSize> = {}): KnownPictures => ({
  has,
  sizeOf: (url) => sizes[url],
});
const everything = pictures(() => true);

test('a product with everything lacks nothing', () => {
  expect(listMissing(whole, everything)).toEqual([]);
});

test('a product that is only a name lacks all but a text for its missing picture', () => {
  expect(listMissing({ name: 'Oval Halo' }, everything)).toEqual(['picture', 'second-view', 'description']);
});

test('a picture without a text lacks one', () => {
  const { image_alt: _, ...rest } = whole;
  expect(listMissing(rest, everything)).toEqual(['alternative-text']);
});

test.each(['IMG_1042.jpg', 'img_1042', 'IMG-1042.JPG', 'IMG 1042'])(
  'the text %j only repeats the name of the file',
  (image_alt) => expect(listMissing({ ...whole, image_alt }, everything)).toEqual(['alternative-text']),
);

test('names are compared as people read them', () => {
  const named = { ...whole, image_url: '/media/Ring%20b%C3%A9b%C3%A9.png', image_alt: 'Ring bébé' };
  expect(listMissing(named, everything)).toEqual(['alternative-text']);
  expect(listMissing({ ...named, image_url: '/media/100%.png' }, everything)).toEqual([]);
});

test('the texts of the other pictures are looked at like that of the first', () => {
  const pictures = [{ image_url: '/media/rings/side.jpg', alt: 'side' }];
  expect(listMissing({ ...whole, pictures }, everything)).toEqual(['alternative-text']);
  const second_view = { image_url: '/media/rings/worn.jpg', alt: 'worn' };
  expect(listMissing({ ...whole, second_view }, everything)).toEqual(['alternative-text']);
});

test.each(['/media/rings/IMG_1042.jpg', '/media/rings/worn.jpg'])('%s is missing from the folder', (gone) => {
  expect(
    listMissing(
      whole,
      pictures((url) => url !== gone),
    ),
  ).toEqual(['picture-file']);
});

test('a picture on another server is not looked for in the folder', () => {
  const elsewhere = { ...whole, image_url: 'https://cdn.example.com/a.jpg' };
  expect(
    listMissing(
      elsewhere,
      pictures((url) => !url.startsWith('https:')),
    ),
  ).toEqual([]);
});

const [first, second] = ['/media/rings/IMG_1042.jpg', '/media/rings/worn.jpg'];

test.each<[string, PixelSize, boolean]>([
  [first, { width: 1000, height: 1000 }, false],
  [first, { width: 999, height: 4000 }, true],
  [first, { width: 4000, height: 999 }, true],
  [second, { width: 1000, height: 1000 }, false],
  [second, { width: 1000, height: 800 }, true],
])('%s with %j: too small is %s', (url, size, isSmall) => {
  const known = pictures(() => true, { [url]: size });
  expect(listMissing(whole, known)).toEqual(isSmall ? ['small-picture'] : []);
});
