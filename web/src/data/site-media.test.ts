import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { siteMedia } from './site-media.ts';

const root = path.resolve(import.meta.dirname, '../../..');

test('names only files that the sample media have', () => {
  const missing = siteMedia.filter(({ src }) => !existsSync(path.join(root, src)));
  expect(missing).toEqual([]);
});

test('names every address that stands in the sources of the site', () => {
  const sources = ['core/src/business', 'web/src'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
      .map((file) => readFileSync(path.join(root, folder, file), 'utf8')),
  );
  const written = sources.flatMap((source) => source.match(/\/media\/[\w/-]+\.(?:jpg|png|mp4|svg)/g) ?? []);
  const named = new Set(siteMedia.map(({ src }) => src));
  expect(written.length).toBeGreaterThan(20);
  expect(written.filter((src) => !named.has(src))).toEqual([]);
});

test('names a file once for each part that shows it', () => {
  const keys = siteMedia.map(({ src, part }) => `${part} ${src}`);
  expect(new Set(keys).size).toBe(keys.length);
});
