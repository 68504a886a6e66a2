import { expect, test } from 'vitest';
import { startWithRoutes } from '../support/app-routes.ts';
import { expectRefusal } from '../support/refusal.ts';

/** tus has methods of its own. */
const UPLOADS = /^\/api\/admin\/uploads(?:\/|$)/;

/** The routes that need no session. */
const OPEN = [
  'POST /api/admin/login',
  'POST /api/admin/logout',
  'POST /api/admin/invitations/accept',
  'POST /api/admin/password-resets',
  'POST /api/admin/password-resets/use',
];

test('every route under /api/admin is closed without a session, and writes are POST', async () => {
  const { server, routes: all } = await startWithRoutes();
  const routes = all.filter(({ path }) => path.startsWith('/api/admin'));
  expect(routes.length).toBeGreaterThan(20);
  for (const { method, path } of routes) {
    const isTus = UPLOADS.test(path);
    expect(isTus ? ['OPTIONS', 'HEAD', 'PATCH', 'DELETE', 'GET', 'POST'] : ['GET', 'POST']).toContain(method);
    if (OPEN.includes(`${method} ${path}`)) continue;
    const target = path.replaceAll(/:\w+/g, 'M-2222');
    for (const authorization of [undefined, 'Bearer made-up', 'Basic dGVzdDp0ZXN0']) {
      const answer = await server.request(
        method,
        target,
        authorization ? { headers: { authorization } } : {},
      );
      expect([method, path, answer.status]).toEqual([method, path, 401]);
      if (method !== 'HEAD') expectRefusal(answer, 401, 'unauthorized');
    }
  }
});
