import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { builtFile } from './import-built.mjs';

const HOME = 'src/pages/home/home-page.tsx';

/** Files of the built site that the modules `starts` import statically, including the modules themselves. */
const staticFiles = (manifest, starts) => {
  const files = new Set();
  const collect = (key) => {
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`The manifest of the site has no ${key}.`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) collect(imported);
  };
  for (const start of starts) collect(start);
  return files;
};

const gzipKb = (files) =>
  [...files]
    .map((file) => gzipSync(readFileSync(builtFile('web/client', file)), { level: 9 }).length)
    .reduce((sum, size) => sum + size, 0) / 1000;

/**
 * JavaScript of the home page in kB (1000 bytes), gzipped: `entry` is loaded before the page is interactive,
 * that is the entry and the modules it starts with their static imports; `home` is what the page's own chunks
 * add. These are sizes, so they never vary between runs.
 * @returns {{ entry: number, home: number }}
 */
export const firstPageScript = () => {
  const manifest = JSON.parse(readFileSync(builtFile('web/client/.vite/manifest.json'), 'utf8'));
  const page = readFileSync(builtFile('web/client/index.html'), 'utf8');
  const entry = / src="\/(assets\/[^"]+\.js)"/.exec(page)?.[1];
  const started = /<meta name="start-files" content="([^"]+)">/.exec(page)?.[1]?.split(' ');
  if (!entry || !started) throw new Error('The page of the site has no script that starts anything.');
  const initial = new Set([
    entry,
    ...started.filter((file) => file.endsWith('.js')).map((file) => file.slice(1)),
  ]);
  const own = [...staticFiles(manifest, [HOME])].filter((file) => !initial.has(file));
  return { entry: gzipKb(initial), home: gzipKb(own) };
};
