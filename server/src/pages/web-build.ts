import { createHash } from 'node:crypto';
import { cp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RenderEntry } from '@jeweler/web/render-contract';
import type { Log } from '../log.ts';

/** The built site: the code that renders pages, and the files that browsers load. */
export interface WebBuild extends RenderEntry {
  clientFolder: string;
  /** Folders with the assets of the builds before, newest first, which are still served. */
  retiredClientFolders: readonly string[];
  /** URL of the script of every page. */
  script: string;
  /** URL of the script of the page for phones. */
  phoneScript: string;
  /** The single page of the staff portal, which is rendered in the browser. */
  portalPage: string;
}

interface KeepDeps {
  readonly config: { readonly dataDir: string };
  readonly clock: () => Date;
  readonly log: Pick<Log, 'error'>;
}

/** Of how many builds before this one the assets are still served. */
const RETIRED_BUILDS = 2;
/** Copies of the assets of builds, named by when they were first served, and what they are. */
const KEPT = /^\d{13}-[\da-f]{12}$/;

/**
 * Keeps a copy of the assets of this build in DATA_DIR, and finds those of the builds before it, newest first: pages
 * opened before an update still load their chunks from them, wherever the new version came from.
 * @param web folder of the site's build
 */
export const keepAssets = async (web: string, { config, clock, log }: KeepDeps): Promise<string[]> => {
  const assets = join(web, 'client', 'assets');
  const folder = join(config.dataDir, 'assets');
  // Hashed names: they say what is in the files.
  const list = (await readdir(assets)).sort().join('\n');
  const own = createHash('sha256').update(list).digest('hex').slice(0, 12);
  const kept = (await readdir(folder).catch(() => [])).filter((name) => KEPT.test(name));
  if (!kept.some((name) => name.endsWith(own))) {
    const unfinished = join(folder, 'unfinished');
    try {
      await rm(unfinished, { recursive: true, force: true });
      await cp(assets, join(unfinished, 'assets'), { recursive: true });
      await rename(unfinished, join(folder, `${clock().getTime()}-${own}`));
    } catch (error) {
      // They are for the time after the next update: the site starts without.
      log.error({ err: error }, 'The assets of this build were not kept; check the space left in DATA_DIR.');
    }
  }
  const before = kept.filter((name) => !name.endsWith(own)).sort((a, b) => (a < b ? 1 : -1));
  for (const name of before.splice(RETIRED_BUILDS))
    await rm(join(folder, name), { recursive: true, force: true });
  return before.map((name) => join(folder, name));
};

/**
 * Loads the built site from its folder.
 * @throws Error naming the missing file or entry
 */
export const loadWebBuild = async (web: string, retiredClientFolders: string[] = []): Promise<WebBuild> => {
  const clientFolder = join(web, 'client');
  const [manifest, phoneManifest, portalPage, entry] = await Promise.all([
    readFile(join(clientFolder, '.vite', 'manifest.json'), 'utf8'),
    readFile(join(clientFolder, '.vite', 'manifest-phone.json'), 'utf8'),
    readFile(join(clientFolder, 'admin.html'), 'utf8'),
    import(pathToFileURL(join(web, 'server', 'entry-server.js')).href) as Promise<RenderEntry>,
  ]);
  return {
    ...entry,
    clientFolder,
    retiredClientFolders,
    script: findScript(manifest),
    phoneScript: findScript(phoneManifest),
    portalPage: withoutNonces(portalPage),
  };
};

/** @throws Error if the manifest has no entry */
const findScript = (manifest: string): string => {
  // Written by Vite, in the format of its documentation.
  const chunks = Object.values(JSON.parse(manifest) as Record<string, { file: string; isEntry?: boolean }>);
  const entry = chunks.find(({ isEntry }) => isEntry);
  if (!entry) throw new Error('The manifest of a build has no entry.');
  return `/${entry.file}`;
};

/**
 * A cached page is allowed by hashes instead of nonces; in development the placeholders have already been
 * replaced with real nonces.
 */
const withoutNonces = (builtHtml: string): string =>
  builtHtml
    .replace(/<meta property="csp-nonce"[^>]*__CSP_NONCE__[^>]*>\s*/, '')
    .replaceAll(' nonce="__CSP_NONCE__"', '');
