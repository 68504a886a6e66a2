import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { sendRequest } from '../../api/reads/send-request.ts';
import { writeWebBuild } from '../../api/reads/site-build.ts';
import { hangingDrive } from '../../support/hanging-drive.ts';
import { postJson } from '../../support/post-json.ts';
import { startServerProcess } from '../../support/server-process.ts';
import { useTemporaryFolder } from '../../support/use-temporary-folder.ts';
import { openDescriptors } from './open-descriptors.ts';

/** Larger than all buffers on the way together. */
const FILM_BYTES = 64 * 1024 * 1024;
const FILMS = 8;

const startOnHangingDrive = async () => {
  const folder = useTemporaryFolder();
  const mediaDir = join(folder, 'media');
  mkdirSync(mediaDir);
  writeFileSync(join(mediaDir, 'film.mp4'), Buffer.alloc(FILM_BYTES));
  const picture = { create: { width: 400, height: 400, channels: 3, background: '#c8a45c' } } as const;
  await sharp(picture).toFile(join(mediaDir, 'ring.png'));
  await writeWebBuild(join(folder, 'site'));
  const drive = hangingDrive(mediaDir);
  onTestFinished(() => drive.remove());
  const environment = {
    DATA_DIR: join(folder, 'data'),
    MEDIA_DIR: mediaDir,
    ADMIN_PASSWORD: 'a password for tests only',
    LOGIN_RATE_LIMIT: '1000',
    // As npm start, the unit and the container set it.
    UV_THREADPOOL_SIZE: '16',
    ...drive.env,
  };
  const server = await startServerProcess(environment, drive.execArgv, join(folder, 'site'));
  return { server, drive, ask: (target: string) => sendRequest(server.url, target) };
};

test.runIf(process.platform === 'linux')(
  'on a drive that hangs, files are 503 after a bound, and everything else goes on',
  async () => {
    const { server, drive, ask } = await startOnHangingDrive();
    expect((await ask('/images/160/ring.png')).status).toBe(200);
    expect((await ask('/contact')).status).toBe(200);

    // Videos that are being sent when the drive hangs: each holds one of the threads that read files.
    const films = await Promise.all(
      Array.from(
        { length: FILMS },
        () => new Promise<IncomingMessage>((resolve) => get(`${server.url}/media/film.mp4`, resolve)),
      ),
    );
    const received = films.map((film) => {
      let bytes = 0;
      film.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      film.pause();
      return once(film, 'end').then(() => bytes);
    });
    const descriptors = await openDescriptors(server);
    drive.hang();
    for (const film of films) film.resume();

    const targets = ['/media/film.mp4', '/images/160/ring.png', '/images/320/ring.png'];
    const refused = Array.from({ length: 30 }, (_, at) => ask(targets[at % 3] ?? ''));
    // Requests that need the threads shared by file calls, compression, hashing and pictures: without a free
    // one, they would not be answered until the drive is.
    const login = { username: 'admin', password: 'not the password' };
    expect((await ask('/contact')).status).toBe(200);
    expect((await ask(`/category/earrings?style=${Date.now()}`)).status).toBe(200);
    expect(await postJson(`${server.url}/api/admin/login`, login)).toBe(401);
    for (const { status, headers } of await Promise.all(refused))
      expect([status, headers['retry-after']]).toEqual([503, '5']);
    expect((await ask('/media/film.mp4')).status).toBe(503);

    drive.answer();
    expect(await Promise.all(received)).toEqual(films.map(() => FILM_BYTES));
    await expect.poll(async () => (await ask('/images/320/ring.png')).status).toBe(200);
    await expect.poll(() => openDescriptors(server)).toBeLessThanOrEqual(descriptors);
    expect(server.said.err).toBe('');
    expect(await server.stop('SIGTERM')).toBe(0);
  },
);
