import { expect, test, vi } from 'vitest';
import { withElectron } from '../../../tests/support/fake-electron.ts';
import { version } from '../../package.json' with { type: 'json' };

const net = {
  isOnline: () => true,
  fetch: vi.fn(async () => Response.json({ status: 'ok', name: 'jeweler', version })),
};
const { createServerConnection } = await withElectron({ net }, () => import('./server-connection.ts'));

const open = () => {
  let server: { origin: string; address: string } | null = null;
  const calls = { drop: vi.fn(), erase: vi.fn(), onConnect: vi.fn() };
  const connection = createServerConnection({
    settings: {
      get: () => ({ server }),
      set: (changes: { server: typeof server }) => {
        server = changes.server;
      },
    },
    vault: { drop: calls.drop },
    lastKnown: { erase: calls.erase },
    onConnect: calls.onConnect,
  } as unknown as Parameters<typeof createServerConnection>[0]);
  const connect = (address: string) => connection.connect({ address, allowInsecure: false });
  return { ...calls, connection, connect };
};

test('another server gets nothing of the session of the last one, nor what was known of it', async () => {
  const { connection, connect, drop, erase, onConnect } = open();
  await connect(' shop.example.com ');
  connection.learnPublicOrigin('https://www.example.com');
  expect(connection.origins()).toEqual(['https://shop.example.com', 'https://www.example.com']);
  await connect('https://shop.example.com/admin');
  expect([drop, erase].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  await connect('https://other.example.com');
  expect([drop, erase].map(({ mock }) => mock.calls.length)).toEqual([2, 2]);
  expect(connection.origins()).toEqual(['https://other.example.com']);
  expect(onConnect).toHaveBeenLastCalledWith('https://other.example.com');
});

test('a server that does not answer leaves the last one', async () => {
  const { connection, connect, drop } = open();
  await connect('shop.example.com');
  net.fetch.mockRejectedValueOnce(new Error('net::ERR_CONNECTION_REFUSED'));
  expect(await connect('other.example.com')).toMatchObject({ outcome: 'failed' });
  expect(connection.origin()).toBe('https://shop.example.com');
  expect(drop).toHaveBeenCalledOnce();
});
