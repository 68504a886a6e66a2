import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RenderEntry } from '@jeweler/web/render-contract';
import type { WebBuildFolders } from './find-web-build.ts';

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

/**
 * Loads the built site.
 * @throws Error naming the missing file or entry
 */
export const loadWebBuild = async ({ current, retired }: WebBuildFolders): Promise<WebBuild> => {
  const clientFolder = join(current, 'client');
  const [manifest, phoneManifest, portalPage, entry] = await Promise.all([
    readFile(join(clientFolder, '.vite', 'manifest.json'), 'utf8'),
    readFile(join(clientFolder, '.vite', 'manifest-phone.json'), 'utf8'),
    readFile(join(clientFolder, 'admin.html'), 'utf8'),
    import(pathToFileURL(join(current, 'server', 'entry-server.js')).href) as Promise<RenderEntry>,
  ]);
  return {
    clientFolder,
    retiredClientFolders: retired.map((folder) => join(folder, 'client')),
    script: findScript(manifest),
    phoneScript: findScript(phoneManifest),
    portalPage: withoutNonces(portalPage),
    render: entry.render,
    listPaths: entry.listPaths,
    pageUrl: entry.pageUrl,
    fontFaceCss: entry.fontFaceCss,
    sitePlaces: entry.sitePlaces,
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
