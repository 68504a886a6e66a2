import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { useTemporaryFolder } from '../../../tests/support/use-temporary-folder.ts';
import { findBuildFiles } from './build-files.ts';

const clientFolder = (files: Record<string, string>): string => {
  const folder = useTemporaryFolder();
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  return folder;
};

test('hashed assets of replaced builds are there beside those of the present one, root files are not', async () => {
  const current = clientFolder({ 'favicon.svg': 'new', 'assets/page-2.js': 'new', 'assets/same.js': 'new' });
  const earlier = clientFolder({ 'favicon.svg': 'old', 'robots.png': 'old', 'assets/page-1.js': 'old' });
  const first = clientFolder({ 'assets/page-0.js': 'first', 'assets/page-1.js': 'first' });
  const build = { clientFolder: current, retiredClientFolders: [earlier, first] };
  const files = await findBuildFiles(build);
  expect(
    Object.fromEntries([...files].map(([name, { plain }]) => [name, readFileSync(plain, 'utf8')])),
  ).toEqual({
    '/favicon.svg': 'new',
    '/assets/page-2.js': 'new',
    '/assets/same.js': 'new',
    '/assets/page-1.js': 'old',
    '/assets/page-0.js': 'first',
  });
});

test('pages, vite’s manifest and what begins with a dot are not among them; what is compressed is found', async () => {
  const folder = clientFolder({
    'index.html': 'page',
    '.vite/manifest.json': '{}',
    '.hidden.js': 'x',
    'assets/.hidden.js': 'x',
    'assets/entry-1.js': 'plain',
    'assets/entry-1.js.br': 'brotli',
    'assets/entry-1.js.gz': 'gzip',
  });
  const files = await findBuildFiles({ clientFolder: folder, retiredClientFolders: [] });
  const inAssets = (name: string) => path.join(folder, 'assets', name);
  expect([...files]).toEqual([
    [
      '/assets/entry-1.js',
      { plain: inAssets('entry-1.js'), br: inAssets('entry-1.js.br'), gzip: inAssets('entry-1.js.gz') },
    ],
  ]);
});
