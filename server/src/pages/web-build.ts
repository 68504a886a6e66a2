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
  template: PageTemplate;
  /** The single page of the staff portal, which is rendered in the browser. */
  portalPage: string;
}

/** index.html of the client build, split at its three markers. */
export interface PageTemplate {
  beforeHead: string;
  beforeHtml: string;
  beforeData: string;
  end: string;
}

/**
 * Loads the built site.
 * @throws Error naming the missing file or marker
 */
export const loadWebBuild = async ({ current, retired }: WebBuildFolders): Promise<WebBuild> => {
  const clientFolder = join(current, 'client');
  const [template, portalPage, entry] = await Promise.all([
    readFile(join(clientFolder, 'index.html'), 'utf8'),
    readFile(join(clientFolder, 'admin.html'), 'utf8'),
    import(pathToFileURL(join(current, 'server', 'entry-server.js')).href) as Promise<RenderEntry>,
  ]);
  return {
    clientFolder,
    retiredClientFolders: retired.map((folder) => join(folder, 'client')),
    template: cutTemplate(template),
    portalPage: withoutNonces(portalPage),
    render: entry.render,
    listPaths: entry.listPaths,
    pageUrl: entry.pageUrl,
    fontFaceCss: entry.fontFaceCss,
    siteMedia: entry.siteMedia,
  };
};

/** @throws Error naming the first missing marker */
export const cutTemplate = (builtHtml: string): PageTemplate => {
  const [beforeHead, afterHead] = cutAt(withoutNonces(builtHtml), '<!--app-head-->');
  const [beforeHtml, afterHtml] = cutAt(afterHead, '<!--app-html-->');
  const [beforeData, end] = cutAt(afterHtml, '<!--app-data-->');
  return { beforeHead, beforeHtml, beforeData, end };
};

/**
 * A cached page is allowed by hashes instead of nonces; in development the placeholders have already been
 * replaced with real nonces.
 */
const withoutNonces = (builtHtml: string): string =>
  builtHtml
    .replace(/<meta property="csp-nonce"[^>]*__CSP_NONCE__[^>]*>\s*/, '')
    .replaceAll(' nonce="__CSP_NONCE__"', '');

const cutAt = (html: string, marker: string): [string, string] => {
  const at = html.indexOf(marker);
  if (at === -1) throw new Error(`The page template has no ${marker}.`);
  return [html.slice(0, at), html.slice(at + marker.length)];
};
