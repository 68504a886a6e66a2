import { mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { createSite } from '../../../server/src/pages/site.ts';
import { loadWebBuild } from '../../../server/src/pages/web-build.ts';
import { writeWebBuild } from '../../api/reads/site-build.ts';
import { startTestServer } from '../../support/test-server.ts';
import { useTemporaryFolder } from '../../support/use-temporary-folder.ts';

/** Far more than the buffers on the way hold. */
const SIZE = 32 * 1024 * 1024;

test('a client that requests a film and never reads it is disconnected', async () => {
  const folder = useTemporaryFolder();
  const [mediaDir, site] = [path.join(folder, 'media'), path.join(folder, 'site')];
  mkdirSync(mediaDir);
  await writeWebBuild(site);
  writeFileSync(path.join(mediaDir, 'film.mp4'), Buffer.alloc(SIZE, 'x'));
  const server = await startTestServer({ mediaDir }, async (deps) =>
    createSite({ ...deps, web: await loadWebBuild(site) }),
  );
  expect(server.http.timeout).toBe(120_000);
  server.http.timeout = 300;

  const connections = promisify(server.http.getConnections.bind(server.http));
  const readers = Array.from({ length: 3 }, () => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1').pause();
    socket.on('error', () => undefined);
    socket.write('GET /media/film.mp4 HTTP/1.1\r\nHost: localhost\r\n\r\n');
    return socket;
  });
  onTestFinished(() => {
    for (const socket of readers) socket.destroy();
  });
  await expect.poll(connections).toBe(3);
  await expect.poll(connections, { timeout: 10_000 }).toBe(0);
  expect((await server.request('GET', '/contact')).status).toBe(200);
});
