import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RenderEntry } from '@jeweler/web/render-contract';

/** The built site: the code that renders pages, and the files that browsers load. */
export interface WebBuild extends RenderEntry {
  clientFolder: string;
  /**
   * Client folders of the builds replaced less than a day ago, newest first: their hashed assets are still
   * served.
   */
  retiredClientFolders: readonly string[];
  /** URL of the script of every page. */
  script: string;
  /** URL of the script of the page for phones. */
  phoneScript: string;
  /** The single page of the staff portal, which is rendered in the browser. */
  portalPage: string;
}

/** How long the files of a build are still served after its replacement. */
const RETIRED_LIFETIME_MS = 24 * 60 * 60 * 1000;

/** The names that `scripts/lib/build-folders.mjs` gives to builds begin with the time they were made. */
const BUILD = /^\d{13}-/;
const madeAt = (name: string): number => Number(name.slice(0, 13));

/**
 * Finds the site that was built with this server, and those of builds that were replaced less than a day
 * before `now`, newest first: pages opened before an update still load their chunks from them.
 * @param serverBuild the folder of the server's build; builds before it lie beside it
 */
export const findWebBuild = (serverBuild: string, now: Date) => {
  const dist = dirname(serverBuild);
  const own = basename(serverBuild);
  const builds = readdirSync(dist).filter((name) => BUILD.test(name) && name <= own);
  // A build was replaced when the next one was made; the last is this server's own.
  const retired = builds
    .sort()
    .filter((_, i) => now.getTime() - madeAt(builds[i + 1] ?? '') < RETIRED_LIFETIME_MS)
    .reverse();
  const toFolder = (name: string) => join(dist, name, 'web');
  return { current: toFolder(own), retired: retired.map(toFolder) };
};

/**
 * Loads the built site.
 * @throws Error naming the missing file or entry
 */
export const loadWebBuild = async ({
  current,
  retired,
}: ReturnType<typeof findWebBuild>): Promise<WebBuild> => {
  const clientFolder = join(current, 'client');
  const [manifest, phoneManifest, portalPage, entry] = await Promise.all([
    readFile(join(clientFolder, '.vite', 'manifest.json'), 'utf8'),
    readFile(join(clientFolder, '.vite', 'manifest-phone.json'), 'utf8'),
    readFile(join(clientFolder, 'admin.html'), 'utf8'),
    import(pathToFileURL(join(current, 'server', 'entry-server.js')).href) as Promise<RenderEntry>,
  ]);
  return {
    ...entry,
    clientFolder,
    retiredClientFolders: retired.map((folder) => join(folder, 'client')),
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
