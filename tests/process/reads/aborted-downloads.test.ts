import { mkdirSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sendRequest } from '../../api/reads/send-request.ts';
import { writeWebBuild } from '../../api/reads/site-build.ts';
import { inLanes } from '../../support/post-json.ts';
import { startServerProcess } from '../../support/server-process.ts';
import { useTemporaryFolder } from '../../support/use-temporary-folder.ts';
import { openDescriptors } from './open-descriptors.ts';

/**
 * Far more than the buffers on the way hold, so that the server is still sending when the client disconnects.
 */
const SIZE = 32 * 1024 * 1024;

/** Requests a file, reads the beginning and disconnects. */
const abortDownload = (url: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = get(url, (response) => {
      response.once('data', () => request.destroy());
      response.once('error', () => undefined);
    });
    request.once('close', resolve);
    request.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ECONNRESET') reject(error);
    });
  });

test.runIf(process.platform === 'linux')('two hundred aborted downloads leave no file open', async () => {
  const folder = useTemporaryFolder();
  const [mediaDir, dataDir, site] = ['media', 'data', 'site'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  await writeWebBuild(site);
  for (const name of [mediaDir, join(dataDir, 'desktop')]) mkdirSync(name, { recursive: true });
  const content = Buffer.alloc(SIZE, 'x');
  const files = [
    [join(site, 'client', 'assets', 'large-1.js'), '/assets/large-1.js'],
    [join(mediaDir, 'film.mp4'), '/media/film.mp4'],
    [join(dataDir, 'desktop', 'Setup.exe'), '/desktop/Setup.exe'],
  ] as const;
  for (const [file] of files) writeFileSync(file, content);
  const server = await startServerProcess({ DATA_DIR: dataDir, MEDIA_DIR: mediaDir }, [], site);
  for (const [, target] of files) expect((await sendRequest(server.url, target)).status).toBe(200);

  const before = await openDescriptors(server);
  await inLanes(200, 20, async (index) => abortDownload(server.url + (files[index % 3]?.[1] ?? '')));
  await expect.poll(() => openDescriptors(server)).toBeLessThanOrEqual(before);
  expect(server.said.err).toBe('');
  expect(await server.stop('SIGTERM')).toBe(0);
});
