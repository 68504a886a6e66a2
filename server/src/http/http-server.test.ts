import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { createHttpServer } from './http-server.ts';

/** Caddy keeps an idle connection for two minutes, in seconds. */
const KEPT_BY_PROXIES = 120;

const listen = async (handler: RequestListener): Promise<number> => {
  const server = createHttpServer(handler);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
};

/** Sends so many requests at once on one connection; resolves with all that was answered when it is closed. */
const pipeline = async (port: number, count: number): Promise<string> => {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const request = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';
  socket.write(`${request.repeat(count - 1)}GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
  return text(socket).catch(() => '');
};

test('a connection outlives the idle ones of a reverse proxy', async () => {
  const port = await listen((_request, response) => response.end());
  const answer = await fetch(`http://127.0.0.1:${port}/`);
  const seconds = Number(/timeout=(\d+)/.exec(answer.headers.get('keep-alive') ?? '')?.[1]);
  expect(seconds).toBeGreaterThan(KEPT_BY_PROXIES);
});

test('a connection that sends thousands of requests at once is closed, and none of the rest is worked on', async () => {
  let begun = 0;
  const port = await listen((_request, response) => {
    begun += 1;
    setImmediate(() => response.end('done'));
  });
  await pipeline(port, 5000);
  expect(begun).toBeLessThanOrEqual(20);
});

test('a few requests at once, and many one after the other, are answered', async () => {
  const port = await listen((_request, response) => setImmediate(() => response.end('done')));
  expect((await pipeline(port, 15)).split('HTTP/1.1 200').length - 1).toBe(15);
  for (let round = 0; round < 30; round += 1)
    expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('done');
});
