import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { createHttpServer } from './http-server.ts';

/** Caddy keeps an idle connection for two minutes, in seconds. */
const KEPT_BY_PROXIES = 120;

test('a connection outlives the idle ones of a reverse proxy', async () => {
  const server = createHttpServer((_request, response) => response.end());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/`);
  const seconds = Number(/timeout=(\d+)/.exec(answer.headers.get('keep-alive') ?? '')?.[1]);
  expect(seconds).toBeGreaterThan(KEPT_BY_PROXIES);
  server.closeAllConnections();
  server.close();
});
