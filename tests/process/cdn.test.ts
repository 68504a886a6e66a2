import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { inRoot } from '../../scripts/lib/paths.mjs';
import type { OpenSite } from '../../server/src/create-server.ts';
import { createSite } from '../../server/src/pages/site.ts';
import { loadWebBuild } from '../../server/src/pages/web-build.ts';
import { sampleCatalogue, writeWebBuild } from '../api/reads/site-build.ts';
import { startWithRoutes } from '../support/app-routes.ts';
import { freePort } from '../support/free-port.ts';
import { findNginx, startNginx } from '../support/nginx.ts';
import { testAdmin } from '../support/test-admin.ts';
import { useTemporaryFolder } from '../support/use-temporary-folder.ts';

const nginx = findNginx();
const MEDIA = inRoot('media');
const FRESH_MS = 10_000;
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** What everybody may see, and what docs/cdn.md therefore lets a CDN keep. */
const KEPT = [
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
const PERSONAL = ['/admin', '/admin/inbox', '/account'];

const picture = (): string => {
  const found = readdirSync(MEDIA, { recursive: true, encoding: 'utf8' }).find((file) =>
    /\.jpe?g$/.test(file),
  );
  if (!found) throw new Error('There is no picture in the media folder.');
  return `/images/480/${found.split(path.sep).map(encodeURIComponent).join('/')}`;
};

/** The configuration in scripts/deployment, with this test's port, folder and server. */
const cachingNginx = async (site: string) => {
  const folder = useTemporaryFolder();
  const port = await freePort();
  const http = readFileSync(inRoot('scripts/deployment/nginx-cache.conf'), 'utf8')
    .replace('/var/cache/nginx/jeweler', `${folder}/cache`)
    .replace('127.0.0.1:3000', new URL(site).host)
    .replace('listen 80', `listen 127.0.0.1:${port}`);
  onTestFinished(await startNginx({ program: nginx ?? '', folder, port, http }));
  const files = () =>
    readdirSync(`${folder}/cache`, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  return {
    url: `http://127.0.0.1:${port}`,
    /** Addresses of which something is stored. */
    keys: () =>
      files()
        .map(({ parentPath, name }) => readFileSync(path.join(parentPath, name), 'latin1'))
        .map((text) => /^KEY: http:\/\/jeweler(\S*)/m.exec(text)?.[1] ?? '')
        .sort(),
  };
};

const startSite = async () => {
  const web = path.join(useTemporaryFolder(), 'web');
  await writeWebBuild(web);
  const openSite: OpenSite = async (deps) =>
    createSite({ ...deps, web: await loadWebBuild({ current: web, retired: [] }) });
  const started = await startWithRoutes({ mediaDir: MEDIA }, openSite);
  await started.server.catalogue.replace(sampleCatalogue());
  // `router.all` counts as every method that Node knows; regular expressions are the pages and files above.
  const routes = started.routes.filter(
    ({ method, path }) => METHODS.includes(method) && !path.startsWith('/^'),
  );
  return { ...started, routes };
};

/** Status and headers of a response; its body may never end. */
const ask = async (url: string, method = 'GET', headers: Record<string, string> = {}) => {
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
const mayBeKept = ({ headers }: Response): boolean =>
  /(?:^|, )(?:s-)?max-age=[1-9]/.test(headers.get('cdn-cache-control') ?? headers.get('cache-control') ?? '');

const token = async (server: Awaited<ReturnType<typeof startSite>>['server']) => {
  const { body } = await server.post('/api/admin/login', testAdmin);
  return (body as { token: string }).token;
};

describe('what a CDN may keep', () => {
  test('is what everybody may see, for a moment, and longer while the server is down', async () => {
    const { server } = await startSite();
    for (const target of [...KEPT, picture()]) {
      const response = await ask(server.url + target);
      expect([target, response.status, mayBeKept(response)]).toEqual([target, 200, true]);
      expect(response.headers.get('set-cookie')).toBeNull();
      const { headers } = response;
      if (headers.get('cdn-cache-control'))
        expect(headers.get('cdn-cache-control')).toContain('stale-if-error=86400');
    }
  });

  test('is nothing that belongs to somebody, of every route, with and without a session', async () => {
    const { server, routes } = await startSite();
    const authorization = `Bearer ${await token(server)}`;
    const personal = [
      ...routes.filter(({ path }) => !KEPT.includes(path)),
      ...PERSONAL.map((path) => ({ method: 'GET', path })),
    ];
    expect(personal.length).toBeGreaterThan(60);
    for (const { method, path } of personal.filter(({ path }) => path !== '/api/admin/logout')) {
      if (path === '/api/appointments/availability') continue;
      const target = path.replaceAll(/:(\w+)/g, '1');
      for (const headers of [{}, { authorization }]) {
        const response = await ask(server.url + target, method, {
          ...headers,
          'content-type': 'application/json',
        });
        // The not-found page and the portal's page are the same for everybody, and are asked for again each time.
        expect([method, target, mayBeKept(response)]).toEqual([method, target, false]);
      }
    }
  });
});

describe(`with nginx in front${nginx ? '' : ' (skipped: this machine has no nginx)'}`, () => {
  test.skipIf(!nginx)('only that is stored', async () => {
    const { server, routes } = await startSite();
    const proxy = await cachingNginx(server.url);
    const authorization = `Bearer ${await token(server)}`;
    const kept = [...KEPT, picture()];
    for (const target of kept) await ask(proxy.url + target);
    const walked = [
      ...routes.map(({ method, path }) => ({ method, target: path.replaceAll(/:(\w+)/g, '1') })),
      ...PERSONAL.map((target) => ({ method: 'GET', target })),
    ].filter(({ target }) => target !== '/api/admin/logout');
    for (const { method, target } of walked)
      for (const headers of [{}, { authorization }])
        await ask(proxy.url + target, method, { ...headers, 'content-type': 'application/json' });
    expect(proxy.keys()).toEqual(kept.toSorted());
    expect((await ask(proxy.url)).headers.get('x-cache')).toMatch(/^(?:HIT|STALE|UPDATING|REVALIDATED)$/);
  });

  test.skipIf(!nginx)(
    'pages and pictures go on while the server is down, forms say that they are not taken',
    async () => {
      const { server } = await startSite();
      const proxy = await cachingNginx(server.url);
      const kept = [...KEPT, picture()];
      const before = await Promise.all(kept.map(async (target) => (await fetch(proxy.url + target)).text()));
      await ask(proxy.url, 'GET', { 'accept-encoding': 'gzip, deflate, br, zstd' });
      await server.close();
      await delay(FRESH_MS + 1500);
      for (const [index, target] of kept.entries()) {
        const response = await fetch(proxy.url + target);
        expect([target, response.status]).toEqual([target, 200]);
        expect(response.headers.get('x-cache')).toMatch(/^(?:STALE|UPDATING)$/);
        expect(await response.text()).toBe(before[index]);
      }
      // Browsers write the same encodings in different ways.
      for (const encodings of ['gzip, deflate, br', 'br,gzip', 'gzip', 'deflate, gzip;q=1.0'])
        expect((await ask(proxy.url, 'GET', { 'accept-encoding': encodings })).status, encodings).toBe(200);
      expect((await ask(`${proxy.url}/api/contact`, 'POST')).status).toBe(502);
    },
  );

  test('what is no longer fresh is kept for longer than ten minutes', () => {
    const config = readFileSync(inRoot('scripts/deployment/nginx-cache.conf'), 'utf8');
    expect(config).toMatch(/proxy_cache_path .* inactive=1d /);
    expect(config).toMatch(
      /proxy_cache_use_stale error timeout updating http_500 http_502 http_503 http_504;/,
    );
  });
});
