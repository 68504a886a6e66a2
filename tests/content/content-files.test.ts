import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { SitePicture } from '@jeweler/core/business';
import * as business from '@jeweler/core/business';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { contactFilm, craftsmanshipFilm, homeFilm } from '../../web/src/content/films.ts';

/** All files of the site's texts and pictures, and their exports. */
const contentFiles = import.meta.glob(['../../web/src/content/**/*.ts', '!**/*.test.ts'], { eager: true });

const getFile = (src: string): string => fileURLToPath(new URL(`../..${src}`, import.meta.url));

/** All pictures in the typed content, once per file and size. */
const picturesIn = (value: unknown): SitePicture[] => {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(picturesIn);
  // Only pictures have both a source and a width.
  return 'src' in value && 'width' in value ? [value as SitePicture, ...inside] : inside;
};
const pictures = picturesIn([{ ...business }, { ...contentFiles }]);

describe('the pictures of the pages', () => {
  test('are found: gallery, products, services, collections, posters, background and the shared-link picture', () => {
    const folders = new Set(pictures.map(({ src }) => src.split('/')[2]));
    expect([...folders].sort()).toEqual([
      'backgrounds',
      'collections',
      'gallery',
      'products',
      'services',
      'social',
      'videos',
    ]);
  });

  test.each([...new Map(pictures.map((picture) => [picture.src, picture])).keys()])(
    'exist with the stated size: %s',
    async (src) => {
      const { width, height } = await sharp(getFile(src)).metadata();
      for (const picture of pictures.filter((candidate) => candidate.src === src)) {
        expect({ width: picture.width, height: picture.height }).toEqual({ width, height });
      }
    },
  );

  test('are described, the decorative background excepted', () => {
    const silent = pictures.filter(({ alt }) => alt.trim() === '').map(({ src }) => src);
    expect(silent).toEqual([business.workshopBackground.src]);
  });
});

test.each([homeFilm, contactFilm, craftsmanshipFilm])('the film $src exists, as AV1 too', ({ src, av1 }) => {
  expect([src, av1].map((file) => existsSync(getFile(file)))).toEqual([true, true]);
});
