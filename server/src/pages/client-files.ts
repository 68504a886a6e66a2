import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { type PreparedResponse, prepareBodies } from '../http/prepared-response.ts';
import type { Headers } from '../http/representation.ts';
import type { WebBuild } from './web-build.ts';

export const ASSETS = '/assets/';
const YEAR_SECONDS = 31_536_000;
const HOUR_SECONDS = 3600;

/** The file types of a build; all others can only be downloaded. */
const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Pages, which need their own headers, vite's manifest, and the compressed versions of files. */
const NOT_SERVED = /^\.|\/\.|\.(?:html|br|gz)$/;

/**
 * The files of the client build by path: root files (favicon, manifest) are cached for an hour, hashed assets
 * for ever, including those of replaced builds, for pages that were open before an update. All are read here
 * once, with the `.br` and `.gz` versions made by the build, so builds may be removed later.
 */
export const loadClientFiles = async (
  { clientFolder, retiredClientFolders }: Pick<WebBuild, 'clientFolder' | 'retiredClientFolders'>,
  securityHeaders: Headers,
): Promise<ReadonlyMap<string, PreparedResponse>> => {
  const files = new Map<string, PreparedResponse>();
  for (const folder of [clientFolder, ...retiredClientFolders]) {
    for (const name of await namesIn(folder)) {
      const path = `/${name}`;
      const isOwn = folder === clientFolder || path.startsWith(ASSETS);
      if (isOwn && !files.has(path)) files.set(path, await loadFile(folder, name, securityHeaders));
    }
  }
  return files;
};

/** Relative to the folder, with forward slashes. */
const namesIn = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .filter((name) => !NOT_SERVED.test(name));
};

const loadFile = async (folder: string, name: string, securityHeaders: Headers) => {
  const file = join(folder, name);
  const [identity, gzip, br] = await Promise.all([
    readFile(file),
    readFile(`${file}.gz`).catch(() => undefined),
    readFile(`${file}.br`).catch(() => undefined),
  ]);
  const age = `/${name}`.startsWith(ASSETS) ? `${YEAR_SECONDS}, immutable` : HOUR_SECONDS;
  return prepareBodies(
    {
      status: 200,
      contentType: types[extname(name)] ?? 'application/octet-stream',
      headers: { ...securityHeaders, 'Cache-Control': `public, max-age=${age}` },
    },
    { identity, ...(gzip && { gzip }), ...(br && { br }) },
  );
};
