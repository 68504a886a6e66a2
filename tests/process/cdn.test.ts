import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { ask, KEPT, PERSONAL, picture, startSite, token } from '../api/cdn-site.ts';
import { freePort } from '../support/free-port.ts';
import { findNginx, startNginx } from '../support/nginx.ts';
import { useTemporaryFolder } from '../support/use-temporary-folder.ts';

const nginx = findNginx();
const FRESH_MS = 10_000;

/** The configuration in deploy, with this test's port, folder and server. */
const cachingNginx = async (site: string) => {
  const folder = useTemporaryFolder();
  const port = await freePort();
  const http = readFileSync(inRoot('deploy/nginx-cache.conf'), 'utf8')
    .replace('/var/cache/nginx/jeweler', `${folder}/cache`)
    .replace('/var/log/nginx/jeweler.log', `${folder}/access.log`)
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
    const config = readFileSync(inRoot('deploy/nginx-cache.conf'), 'utf8');
    expect(config).toMatch(/proxy_cache_path .* inactive=1d /);
    expect(config).toMatch(
      /proxy_cache_use_stale error timeout updating http_500 http_502 http_503 http_504;/,
    );
  });
});
