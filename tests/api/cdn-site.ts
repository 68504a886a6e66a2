import { readdirSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../../scripts/lib/paths.mjs';
import type { OpenSite } from '../../server/src/create-server.ts';
import { createSite } from '../../server/src/pages/site.ts';
import { loadWebBuild } from '../../server/src/pages/web-build.ts';
import { startWithRoutes } from '../support/app-routes.ts';
import { testAdmin } from '../support/test-admin.ts';
import { useTemporaryFolder } from '../support/use-temporary-folder.ts';
import { sampleCatalogue, writeWebBuild } from './reads/site-build.ts';

const MEDIA = inRoot('media');
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** What everybody may see, and what docs/cdn.md therefore lets a CDN keep. */
export const KEPT = [
  '/',
  '/?style=plain',
  '/api/products',
  '/api/categories',
  '/api/collections',
  '/api/banner-items',
  '/sitemap.xml',
  '/robots.txt',
  '/favicon.svg',
];
/** Addresses that are no routes of the API, and belong to one person or to staff. */
export const PERSONAL = ['/admin', '/admin/inbox', '/account'];

export const picture = (): string => {
  const found = readdirSync(MEDIA, { recursive: true, encoding: 'utf8' }).find((file) =>
    /\.jpe?g$/.test(file),
  );
  if (!found) throw new Error('There is no picture in the media folder.');
  return `/images/480/${found.split(path.sep).map(encodeURIComponent).join('/')}`;
};

/** A server with the site's own pictures, and its routes. */
export const startSite = async () => {
  const web = path.join(useTemporaryFolder(), 'web');
  await writeWebBuild(web);
  const openSite: OpenSite = async (deps) => createSite({ ...deps, web: await loadWebBuild(web) });
  const started = await startWithRoutes({ mediaDir: MEDIA }, openSite);
  await started.server.catalogue.replace(sampleCatalogue());
  // `router.all` counts as every method that Node knows; regular expressions are the pages and files above.
  const routes = started.routes.filter(
    ({ method, path }) => METHODS.includes(method) && !path.startsWith('/^'),
  );
  return { ...started, routes };
};

/** Status and headers of a response; its body may never end. */
export const ask = async (url: string, method = 'GET', headers: Record<string, string> = {}) => {
  const abort = new AbortController();
  const response = await fetch(url, {
    method,
    headers,
    redirect: 'manual',
    signal: abort.signal,
    ...(method !== 'GET' && method !== 'HEAD' && { body: '{}' }),
  });
  if (!response.headers.get('content-type')?.startsWith('text/event-stream')) await response.arrayBuffer();
  abort.abort();
  return response;
};

/** Whether a shared cache may store the response (RFC 9111 and 9213). */
export const mayBeKept = ({ headers }: Response): boolean =>
  /(?:^|, )(?:s-)?max-age=[1-9]/.test(headers.get('cdn-cache-control') ?? headers.get('cache-control') ?? '');

export const token = async (server: Awaited<ReturnType<typeof startSite>>['server']) => {
  const { body } = await server.post('/api/admin/login', testAdmin);
  return (body as { token: string }).token;
};
