import express from 'express';
import { onTestFinished, vi } from 'vitest';
import type { Config } from '../../server/src/config.ts';
import type { OpenSite } from '../../server/src/create-server.ts';
import { startTestServer } from './test-server.ts';

interface AddedRoute {
  readonly path: string;
  readonly methods: Readonly<Record<string, boolean>>;
}

/** A test server with all routes of its app, recorded as they are added. */
export const startWithRoutes = async (changes: Partial<Config> = {}, openSite?: OpenSite) => {
  const spy = vi.spyOn(express.Router.prototype as { route(path: string): AddedRoute }, 'route');
  onTestFinished(() => spy.mockRestore());
  const server = await startTestServer(changes, openSite);
  const routes = spy.mock.results.flatMap(({ value }) => {
    const { path, methods } = value as AddedRoute;
    return Object.keys(methods).map((method) => ({ method: method.toUpperCase(), path: String(path) }));
  });
  return { server, routes };
};
