import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, test, vi } from 'vitest';
import { stoppable } from './stop-server.ts';

test('a stop does not wait for connections on which nothing was requested', async () => {
  const server = createServer((_request, response) => void response.end('answered'));
  const { stop } = stoppable(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const silent = connect(port, '127.0.0.1');
  const ended = once(silent, 'close');
  // The server has accepted the silent one when it answers one that came later, on a connection that is kept.
  expect(await (await fetch(`http://127.0.0.1:${port}`)).text()).toBe('answered');
  // What has not ended after ten seconds is cut off.
  vi.spyOn(server, 'closeAllConnections').mockReturnValue();
  await stop();
  await ended;
});
