import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { build } from '../../../scripts/lib/import-built.mjs';
import { inRoot } from '../../../scripts/lib/paths.mjs';

/** An import of a package, on a line of its own as bundlers write it. */
const IMPORT = /^import (?:.+ from )?"((?:@[^/"]+\/)?[^./"][^/"]*)/gm;

/** Packages that the files of a folder import. */
const listPackages = (folder: string): Set<string> => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const texts = files.map((name) => readFileSync(path.join(folder, name), 'utf8'));
  const names = texts.flatMap((text) => [...text.matchAll(IMPORT)].map(([, name = '']) => name));
  return new Set(names.filter((name) => !name.startsWith('node:')));
};

// The container installs nothing else (Dockerfile).
test('the built server needs no packages but its own dependencies, and the built site none', () => {
  const { dependencies } = JSON.parse(readFileSync(inRoot('server/package.json'), 'utf8'));
  const needed = listPackages(build);
  expect(needed).toContain('express');
  expect([...needed].filter((name) => !(name in dependencies))).toEqual([]);
  expect([...listPackages(path.join(build, 'web/server'))]).toEqual([]);
});
