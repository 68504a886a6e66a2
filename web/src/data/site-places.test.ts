import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { collectionPictures } from '../content/collection-pictures.ts';
import { sitePlaces } from './site-places.ts';

const root = path.resolve(import.meta.dirname, '../../..');

const files = sitePlaces.flatMap(({ src, av1 }) => (av1 === undefined ? [src] : [src, av1]));

test('names only files that the sample media have', () => {
  const missing = files.filter((src) => !existsSync(path.join(root, src)));
  expect(missing).toEqual([]);
});

test('names every address that stands in the sources of the site', () => {
  const sources = ['core/src/business', 'web/src'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
      .map((file) => readFileSync(path.join(root, folder, file), 'utf8')),
  );
  const written = sources.flatMap((source) => source.match(/\/media\/[\w/-]+\.(?:jpg|png|mp4|svg)/g) ?? []);
  // Those of the sample collections, of which the crop is known, are the catalogue's.
  const collections = Object.values(collectionPictures).map(({ src }) => src);
  const named = new Set<string>([...files, ...collections]);
  // Few: most pictures are made by a function that asks for their place.
  expect(written.length).toBeGreaterThan(5);
  expect(written.filter((src) => !named.has(src))).toEqual([]);
});

test('every picture and film of the content has a place of its own', () => {
  const names = sitePlaces.map(({ place }) => place);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toContain('home-gallery-12');
  for (const name of names) expect(name).toMatch(/^[a-z]+(?:-[a-z\d]+)*$/);
});

test('no page shows a picture twice', () => {
  const shown = sitePlaces.map(({ page, src }) => `${page} ${src}`);
  expect(shown.filter((each, index) => shown.indexOf(each) !== index)).toEqual([]);
});
