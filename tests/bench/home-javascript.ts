import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { type Benchmark, figure } from './harness/figure.ts';

const CLIENT = new URL('../../web/dist/client/', import.meta.url);
const HOME = 'src/pages/home/home-page.tsx';

/** Of vite's manifest, what decides which files a page loads before anything else. */
type Manifest = Record<string, { file: string; isEntry?: boolean; imports?: string[] }>;

/** What a browser loads and runs before the home page is alive, in kB of gzip. A size, so it never varies. */
export const homeJavascript: Benchmark = {
  name: 'home-javascript',
  async measure() {
    const manifest: Manifest = JSON.parse(await readFile(new URL('.vite/manifest.json', CLIENT), 'utf8'));
    const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
    if (entry === undefined) throw new Error('The manifest of the site has no entry.');
    const initial = withStaticImports(manifest, entry);
    const home = [...withStaticImports(manifest, HOME)].filter((file) => !initial.has(file));
    return [
      figure('home-javascript', {
        name: 'entry and its static imports',
        unit: 'kB gzip',
        value: await gzipped(initial),
        target: { atMost: 140 },
      }),
      figure('home-javascript', {
        name: 'the home page’s own chunks',
        unit: 'kB gzip',
        value: await gzipped(home),
      }),
    ];
  },
};

const withStaticImports = (manifest: Manifest, start: string): Set<string> => {
  const files = new Set<string>();
  const collect = (key: string) => {
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`The manifest of the site has no ${key}.`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) collect(imported);
  };
  collect(start);
  return files;
};

const gzipped = async (files: Iterable<string>): Promise<number> => {
  let bytes = 0;
  for (const file of files) {
    const content = await readFile(fileURLToPath(new URL(file, CLIENT)));
    bytes += (await promisify(gzip)(content, { level: 9 })).length;
  }
  return bytes / 1000;
};
