import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { type PreparedResponse, prepareBodies } from '../../http/prepared-response.ts';
import type { Headers } from '../../http/representation.ts';
import type { WebBuild } from '../../page-rendering/web-build.ts';

export const ASSETS = '/assets/';
const YEAR_SECONDS = 31_536_000;
const HOUR_SECONDS = 3600;

/** What builds consist of; anything else is only ever downloaded. */
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

/** Pages, which need their own headers, vite's manifest, and the compressed neighbours of a file. */
const NOT_SERVED = /^\.|\/\.|\.(?:html|br|gz)$/;

/**
 * The files of the client build by path: root files (favicon, manifest) for an hour, hashed assets for
 * ever, those of replaced builds too, for pages that were open before an update. They are read here and
 * never again, with the `.br` and `.gz` the build has made of them: builds may come and go.
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

/** With slashes, relative to the folder. */
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
