import { describe, expect, test } from 'vitest';
import { messagesIn, startServerProcess } from '../../support/server-process.ts';
import { useTemporaryFolder } from '../../support/use-temporary-folder.ts';

const settings = () => ({ DATA_DIR: useTemporaryFolder(), WATCHDOG_LIMIT: '1000' });

describe('the watchdog', () => {
  test('ends a server whose event loop is blocked, with one line that says so', async () => {
    const server = await startServerProcess(settings());
    server.child.send('block');
    // Null: a signal ended it. SIGTERM alone would not.
    expect(await server.stop('SIGTERM')).toBe(null);
    expect(server.child.signalCode).toBe('SIGKILL');
    expect(messagesIn(server.said.err)).toEqual([
      'The server is ending itself: its event loop has been blocked for too long.',
    ]);
  });

  test('leaves alone one that the machine gives no processor: it counts work, not time', async () => {
    const server = await startServerProcess(settings());
    server.child.send({ starved: 4000 });
    expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
    expect(await server.stop('SIGTERM')).toBe(0);
    expect(server.said.err).toBe('');
  });

  test('leaves alone one that was busy for a while, and does not keep it from stopping', async () => {
    const server = await startServerProcess(settings());
    server.child.send(400);
    expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
    expect(await server.stop('SIGTERM')).toBe(0);
    expect(server.said.err).toBe('');
  });
});
