import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { expect, onTestFinished, test, vi } from 'vitest';
import { addSession } from './session-routes.ts';

test('the stream of a client that has gone while its session was looked up is taken off the list', async () => {
  const leave = vi.fn();
  const router = express.Router();
  router.use(async (_request, response, next) => {
    await once(response, 'close');
    next();
  });
  addSession(router, { events: { hasRoomFor: () => true, join: () => leave } } as never);
  const server = express().use(router).listen(0);
  onTestFinished(() => void server.close());
  const client = new AbortController();
  const asked = once(server, 'request');
  const { port } = server.address() as AddressInfo;
  const asking = fetch(`http://localhost:${port}/api/admin/events`, { signal: client.signal });
  await asked;
  client.abort();
  await expect(asking).rejects.toThrow();
  await expect.poll(() => leave.mock.calls).toHaveLength(1);
});
