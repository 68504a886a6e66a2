import { setTimeout as delay } from 'node:timers/promises';
import { mediaListSchema } from '@jeweler/core/schemas';
import { dashboardSchema } from '@jeweler/core/submissions';
import { expect, onTestFinished, test } from 'vitest';
import { STABILITY_MS } from '../../../server/src/media/scanner/file-list.ts';
import { mediaFolder, write } from '../../api/media-library/library.ts';
import { film, pathIn, sha256, Uploader } from '../../api/media-uploads/uploading.ts';
import { writeWebBuild } from '../../api/reads/site-build.ts';
import { hangingDrive } from '../../support/hanging-drive.ts';
import { postJson } from '../../support/post-json.ts';
import { signInAt, startServerProcess } from '../../support/server-process.ts';
import { contactMessage } from '../../support/submission-builders.ts';
import { testAdmin } from '../../support/test-admin.ts';
import { useTemporaryFolder } from '../../support/use-temporary-folder.ts';

const NOTICED = { timeout: 30_000, interval: 200 };

/** A server with a page and a library on a drive that can be made to hang. */
const serverOnDrive = async () => {
  const mediaDir = mediaFolder();
  write(mediaDir, 'a.jpg');
  // Stable when the server starts.
  await delay(STABILITY_MS + 100);
  const drive = hangingDrive(mediaDir);
  onTestFinished(() => drive.remove());
  const webBuild = useTemporaryFolder();
  await writeWebBuild(webBuild);
  const server = await startServerProcess(
    {
      ...drive.env,
      DATA_DIR: useTemporaryFolder(),
      MEDIA_DIR: mediaDir,
      ADMIN_USERNAME: testAdmin.username,
      ADMIN_PASSWORD: testAdmin.password,
      FORM_RATE_LIMIT: '1000000',
      // As `npm start` sets it.
      UV_THREADPOOL_SIZE: '16',
    },
    drive.execArgv,
    webBuild,
  );
  const ask = await signInAt(server);
  return {
    server,
    drive,
    put: (name: string) => write(mediaDir, name),
    token: ask.token,
    watcher: async () => dashboardSchema.parse((await ask(server, 'dashboard')).body).media.watcher,
    paths: async (query = '') =>
      mediaListSchema
        .parse((await ask(server, `media${query}`)).body)
        .files.map(({ relativePath }) => relativePath),
  };
};

/** Makes the requests of a visitor; a server that waits for the drive answers only after the drive does. */
const visit = async (url: string): Promise<void> => {
  expect((await fetch(url)).status).toBe(200);
  expect(await postJson(`${url}/api/contact`, contactMessage())).toBe(201);
};

test.skipIf(process.platform === 'win32')(
  'a drive that hangs holds neither pages nor forms, is told of, and is followed again when it answers',
  async () => {
    const { server, drive, put, watcher, paths } = await serverOnDrive();
    expect(await watcher()).toMatchObject({ state: 'watching' });
    await visit(server.url);

    drive.hang();
    put('b.jpg');
    await expect
      .poll(async () => {
        await visit(server.url);
        return (await watcher()).message;
      }, NOTICED)
      .toContain('The media drive does not answer.');
    expect(await paths('?rescan=1')).toEqual(['a.jpg']);

    drive.answer();
    await expect.poll(async () => (await watcher()).state, NOTICED).toBe('watching');
    await expect.poll(paths, NOTICED).toEqual(['a.jpg', 'b.jpg']);

    drive.hang();
    put('c.jpg');
    // This makes a thread of the server itself hang too, so that only a SIGKILL can end it.
    const unanswered = fetch(`${server.url}/media/a.jpg`).catch(() => undefined);
    await server.stop('SIGTERM');
    await unanswered;
    expect(server.said.out).toContain('Stopped');
    expect(server.child.signalCode).toBe('SIGKILL');
  },
);

test.skipIf(process.platform === 'win32')(
  'a drive that hangs during uploads holds neither pages nor forms, and they go on when it answers',
  async () => {
    const { server, drive, token } = await serverOnDrive();
    const uploader = new Uploader(server.url, token);
    const bytes = film(3_000_000);
    const names = ['one.mp4', 'two.mp4'];
    const addresses = await Promise.all(names.map((filename) => uploader.begin(bytes.length, { filename })));
    const sendRest = async (address: string) => {
      const offset = Number((await uploader.head(address)).headers.get('upload-offset'));
      return uploader.patch(address, offset, bytes.subarray(offset));
    };
    for (const address of addresses) await uploader.patch(address, 0, bytes.subarray(0, 1_000_000));

    drive.hang();
    const sent = addresses.map((address) => uploader.patch(address, 1_000_000, bytes.subarray(1_000_000)));
    // What impatient clients ask meanwhile.
    const asked = Array.from({ length: 20 }, (_, index) => [
      uploader.head(addresses[index % 2] ?? ''),
      uploader.create(bytes.length, { filename: `${index}.mp4` }),
    ]).flat();
    for (let visits = 0; visits < 5; visits += 1) await visit(server.url);
    for (const answer of await Promise.all(asked)) expect([423, 503]).toContain(answer.status);
    await visit(server.url);

    drive.answer();
    await Promise.allSettled(sent);
    for (const [index, address] of addresses.entries()) {
      await expect.poll(async () => pathIn(await sendRest(address)), NOTICED).toBe(names[index]);
      const stored = await fetch(`${server.url}/media/${names[index]}`);
      expect(sha256(Buffer.from(await stored.arrayBuffer()))).toBe(sha256(bytes));
    }
  },
);
