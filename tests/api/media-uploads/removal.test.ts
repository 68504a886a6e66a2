import { once } from 'node:events';
import { mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import path from 'node:path';
import { pino } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openMediaFiles } from '../../../server/src/media/media-files.ts';
import { MediaUploads } from '../../../server/src/media/uploads/media-uploads.ts';
import { MediaFolderWriter } from '../../../server/src/media/writing/media-folder-writer.ts';
import { signIn } from '../../support/sign-in.ts';
import type { TestServer } from '../../support/test-server.ts';
import { film, startUploads, Uploader } from './uploading.ts';

const HOUR_MS = 3_600_000;

/** What the jobs of a server do with its uploads. */
const uploadsOf = ({ config, database, time }: TestServer) =>
  new MediaUploads({
    config,
    database,
    files: openMediaFiles(config, pino({ level: 'silent' })),
    bin: { keepReplaced: () => Promise.reject(new Error('nothing is replaced')), dropKept: async () => {} },
    media: { add: () => {}, entries: [], health: { state: 'watching', lastScan: '' } },
    clock: () => time.now,
  });

test('what nobody has gone on with for 24 hours is removed; what became of the others is known as long', async () => {
  const { uploader, server, folder } = await startUploads();
  const { database, time } = server;
  const uploads = uploadsOf(server);
  const unfinished = path.join(folder, '.uploads');
  const lastByteAt = (address: string, hours: number) => {
    const seconds = (time.now.getTime() - hours * HOUR_MS) / 1000;
    utimesSync(path.join(unfinished, address.split('/').at(-1) ?? ''), seconds, seconds);
  };
  const old = await uploader.begin(900, { filename: 'old.mp4' });
  const slow = await uploader.begin(900, { filename: 'slow.mp4' });
  for (const address of [old, slow]) await uploader.patch(address, 0, film(900).subarray(0, 500));
  const done = await uploader.begin(900, { filename: 'done.mp4' });
  await uploader.patch(done, 0, film(900));
  writeFileSync(path.join(unfinished, 'left-by-a-restored-database'), '');

  time.now = new Date(time.now.getTime() + 23 * HOUR_MS);
  lastByteAt(old, 25);
  lastByteAt(slow, 1);
  lastByteAt('left-by-a-restored-database', 25);
  await uploads.removeOld(time.now);
  expect(readdirSync(unfinished)).toEqual([slow.split('/').at(-1)]);
  const { status } = await uploader.send('OPTIONS', '/api/admin/uploads');
  // The session has ended by now.
  expect(status).toBe(401);
  const ids = await database.query.selectFrom('media_uploads').select('id').execute();
  expect(ids.map(({ id }) => id).sort()).toEqual([slow, done].map((each) => each.split('/').at(-1)).sort());

  time.now = new Date(time.now.getTime() + 2 * HOUR_MS);
  await uploads.removeOld(time.now);
  expect(await database.query.selectFrom('media_uploads').select('name').execute()).toEqual([
    { name: 'slow.mp4' },
  ]);
  expect(readdirSync(folder).sort()).toEqual(['.uploads', 'done.mp4']);
});

test('what was interrupted while it got its name waits for a drive that is not connected', async () => {
  const { uploader, server, folder } = await startUploads(['a.jpg']);
  const address = await uploader.begin(900, { filename: 'film.mp4' });
  const id = address.split('/').at(-1) ?? '';
  writeFileSync(path.join(folder, '.uploads', id), film(900));
  await server.database.writes.run((trx) =>
    trx.updateTable('media_uploads').set({ target: 'film.mp4', inode: '1.1' }).where('id', '=', id).execute(),
  );
  const drive = `${folder} elsewhere`;
  renameSync(folder, drive);
  mkdirSync(folder);
  // As after a power failure, by a server that has never seen a file there.
  await uploadsOf(server).finishInterrupted();
  rmSync(folder, { recursive: true });
  renameSync(drive, folder);
  await uploadsOf(server).finishInterrupted();
  expect(readdirSync(folder).sort()).toEqual(['.uploads', 'a.jpg', 'film.mp4']);
  expect((await uploader.state(address)).outcome).toBe('stored');
});

test('what cannot be stored is tried once without being asked for, not until it is removed', async () => {
  const { uploader, server, folder } = await startUploads(['a.jpg']);
  const address = await uploader.begin(900, { filename: 'film.mp4' });
  writeFileSync(path.join(folder, '.uploads', address.split('/').at(-1) ?? ''), film(900));
  const refused = Object.assign(new Error('refused'), { code: 'EACCES' });
  const place = vi.spyOn(MediaFolderWriter.prototype, 'place').mockRejectedValue(refused);
  onTestFinished(() => place.mockRestore());
  const uploads = uploadsOf(server);
  await expect(uploads.finishInterrupted()).rejects.toBe(refused);
  await uploads.finishInterrupted();
  place.mockRestore();
  await uploads.finishInterrupted();
  expect(readdirSync(folder).sort()).toEqual(['.uploads', 'a.jpg']);
  expect((await uploader.state(address)).outcome).toBe('stored');
});

test('whose session ends before the last byte is stored only when they have signed in again', async () => {
  const { uploader, server, folder, token } = await startUploads();
  const headers = { authorization: `Bearer ${token}` };
  const content = film(900);
  const address = await uploader.begin(900, { filename: 'film.mp4' });
  const sending = request(server.url + address, {
    method: 'PATCH',
    headers: {
      ...headers,
      'tus-resumable': '1.0.0',
      'content-type': 'application/offset+octet-stream',
      'upload-offset': 0,
      'content-length': 900,
    },
  });
  const answered = once(sending, 'response');
  sending.write(content.subarray(0, 500));
  const file = path.join(folder, '.uploads', address.split('/').at(-1) ?? '');
  await expect.poll(() => statSync(file).size).toBe(500);
  expect((await server.request('POST', '/api/admin/logout', { headers })).status).toBe(204);
  sending.end(content.subarray(500));
  const [answer] = (await answered) as [IncomingMessage];
  expect(answer.resume().statusCode).toBe(401);

  await uploadsOf(server).finishInterrupted();
  expect(readdirSync(folder)).toEqual(['.uploads']);
  const again = new Uploader(server.url, await signIn(server));
  expect((await again.state(address)).outcome).toBe('stored');
  expect(readdirSync(folder).sort()).toEqual(['.uploads', 'film.mp4']);
});

test('the protocol says what it can, and nothing to other sites', async () => {
  const { uploader } = await startUploads();
  const { status, headers } = await uploader.send('OPTIONS', '/api/admin/uploads');
  expect([status, headers.get('tus-version'), headers.get('tus-extension')]).toEqual([
    204,
    '1.0.0',
    'creation,creation-with-upload,termination',
  ]);
  expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
});
