import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { builtFile } from './import-built.mjs';

/** Names of the chunks of the entry, and of the frame that it starts (groups in web/vite.config.ts). */
const STARTED = ['entry', 'site'];
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
  const started = Object.keys(manifest).filter((key) => STARTED.includes(manifest[key].name));
  if (started.length !== STARTED.length) throw new Error('The site has no scripts that start a page.');
  const initial = staticFiles(manifest, started);
  const own = [...staticFiles(manifest, [HOME])].filter((file) => !initial.has(file));
  return { entry: gzipKb(initial), home: gzipKb(own) };
};
