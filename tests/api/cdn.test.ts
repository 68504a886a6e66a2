import { describe, expect, test } from 'vitest';
import { ask, KEPT, mayBeKept, PERSONAL, picture, startSite, token } from './cdn-site.ts';

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
