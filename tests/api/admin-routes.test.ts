import express from 'express';
import { expect, onTestFinished, test, vi } from 'vitest';
import { expectRefusal } from '../support/refusal.ts';
import { startTestServer } from '../support/test-server.ts';

/** The two routes that need no session. */
const OPEN = ['POST /api/admin/login', 'POST /api/admin/logout'];

interface AddedRoute {
  readonly path: string;
  readonly methods: Readonly<Record<string, boolean>>;
}

/** All routes of the app under /api/admin, recorded as they are added. */
const routesOfApp = async () => {
  const spy = vi.spyOn(express.Router.prototype as { route(path: string): AddedRoute }, 'route');
  onTestFinished(() => spy.mockRestore());
  const server = await startTestServer();
  const routes = spy.mock.results.flatMap(({ value }) => {
    const { path, methods } = value as AddedRoute;
    return Object.keys(methods).map((method) => ({ method: method.toUpperCase(), path: String(path) }));
  });
  return { server, routes: routes.filter(({ path }) => path.startsWith('/api/admin')) };
};

test('every route under /api/admin is closed without a session, and writes are POST', async () => {
  const { server, routes } = await routesOfApp();
  expect(routes.length).toBeGreaterThan(20);
  for (const { method, path } of routes) {
    expect(['GET', 'POST']).toContain(method);
    if (OPEN.includes(`${method} ${path}`)) continue;
    const target = path.replaceAll(/:\w+/g, 'M-2222');
    for (const authorization of [undefined, 'Bearer made-up', 'Basic dGVzdDp0ZXN0']) {
      const answer = await server.request(
        method,
        target,
        authorization ? { headers: { authorization } } : {},
      );
      expect([method, path, answer.status]).toEqual([method, path, 401]);
      expectRefusal(answer, 401, 'unauthorized');
    }
  }
});
