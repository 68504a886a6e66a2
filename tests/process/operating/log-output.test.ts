import { Agent, request } from 'node:http';
import { describe, expect, test } from 'vitest';
import { messagesIn, startServerProcess } from '../../support/server-process.ts';
import { useTemporaryFolder } from '../../support/use-temporary-folder.ts';

/** A line in the log each, of about 330 bytes. */
const LONG_PATH = `/api/${'nothing/'.repeat(24)}`;
/** More lines than a pipe and the server's own queue hold. */
const REQUESTS = 5000;

/** Sends requests, several at a time, each of which is logged; resolves with the number of answers. */
const sendRequests = async (url: string, count: number): Promise<number> => {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  const getStatus = () =>
    new Promise<number | undefined>((resolve, reject) => {
      request(`${url}${LONG_PATH}`, { agent }, (response) => {
        response.resume().once('end', () => resolve(response.statusCode));
      })
        .once('error', reject)
        .end();
    });
  const statuses = await Promise.all(Array.from({ length: count }, getStatus));
  agent.destroy();
  return statuses.filter((status) => status === 404).length;
};

const MISSING = /^Lines of the log that are missing here, because they could not be written: (\d+)$/;

describe('the log of a server', () => {
  test('never holds up the site when nobody reads it, and says later how much is missing', async () => {
    const server = await startServerProcess({ DATA_DIR: useTemporaryFolder() });
    server.child.stdout?.pause();
    expect(await sendRequests(server.url, REQUESTS)).toBe(REQUESTS);

    server.child.stdout?.resume();
    await expect.poll(() => server.said.out, { timeout: 10_000 }).toContain('missing here');
    expect((await fetch(`${server.url}/api/after`)).status).toBe(404);
    await expect.poll(() => server.said.out).toContain('/api/after');
    const messages = messagesIn(server.said.out);
    const missing = messages.map((message) => Number(MISSING.exec(message)?.[1] ?? 0));
    const logged = messages.filter((message) => message === 'request completed');
    expect(missing.filter((count) => count > 0)).toHaveLength(1);
    expect(logged.length + missing.reduce((sum, count) => sum + count)).toBe(REQUESTS + 1);
    expect(await server.stop('SIGTERM')).toBe(0);
    expect(messagesIn(server.said.out).at(-1)).toBe('Stopped');
  }, 60_000);

  test('does not keep a server from stopping that nobody reads any more', async () => {
    const server = await startServerProcess({ DATA_DIR: useTemporaryFolder() });
    server.child.stdout?.pause();
    await sendRequests(server.url, REQUESTS);
    server.child.kill('SIGTERM');
    await expect.poll(() => server.child.exitCode, { timeout: 10_000 }).toBe(0);
  }, 60_000);

  test('that cannot be written does not end the site', async () => {
    const server = await startServerProcess({ DATA_DIR: useTemporaryFolder() });
    server.child.stdout?.destroy();
    expect(await sendRequests(server.url, 20)).toBe(20);
    expect(await server.stop('SIGTERM')).toBe(0);
  });
});
