import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { request } from 'node:http';
import path from 'node:path';
import { expect, test } from 'vitest';
import { mountDisk } from '../../support/mount-disk.ts';
import { film, pathIn, startUploads, Uploader } from './uploading.ts';

const limits = {
  maxPicture: 5000,
  maxFilm: 100_000,
  maxFiles: 3,
  maxTotal: 150_000,
  diskReserve: 0,
};
const clip = { filename: 'clip.mp4' };

test('sizes of one and of all together, and their number, are limited before the first byte', async () => {
  const { uploader } = await startUploads([], { uploads: limits });
  const picture = await uploader.create(5001, { filename: 'a.jpg' });
  expect([picture.status, picture.body.code, picture.body.message]).toEqual([
    413,
    'too_large',
    '“a.jpg” has 4.88 KB. At most 4.88 KB can be uploaded.',
  ]);
  expect((await uploader.create(100_001, clip)).status).toBe(413);
  expect((await uploader.create(0, clip)).status).toBe(400);
  expect((await uploader.create(100_000, clip)).status).toBe(201);
  expect((await uploader.create(60_000, { filename: 'b.mp4' })).body.message).toContain('at once');
  expect((await uploader.create(1000, { filename: 'b.mp4' })).status).toBe(201);
  const third = await uploader.create(1000, { filename: 'c.mp4' });
  expect(third.status).toBe(201);
  expect((await uploader.create(1000, { filename: 'd.mp4' })).status).toBe(413);
  await uploader.send('DELETE', third.headers.get('location') ?? '');
  expect((await uploader.create(1000, { filename: 'd.mp4' })).status).toBe(201);
  expect((await uploader.send('POST', '/api/admin/uploads', { 'upload-defer-length': '1' })).status).toBe(
    501,
  );
});

test('no more bytes than were announced, in one place after the other', async () => {
  const { uploader } = await startUploads();
  const address = await uploader.begin(900, clip);
  expect((await uploader.patch(address, 0, film(901))).status).toBe(413);
  const wrong = await uploader.patch(address, 50, film(100));
  expect([wrong.status, wrong.body.code, wrong.body.present]).toEqual([409, 'conflict', undefined]);
  expect((await uploader.send('PATCH', address, { 'tus-resumable': '0.2.0' })).status).toBe(400);
  expect((await uploader.head(address)).headers.get('upload-offset')).toBe('0');
});

test('the disk is never filled: refused at the beginning, and in the middle with everything kept', async () => {
  const uploads = { ...limits };
  const { uploader } = await startUploads([], { uploads });
  const bytes = film(40_000);
  const address = await uploader.begin(bytes.length, clip);
  expect((await uploader.patch(address, 0, bytes.subarray(0, 1000))).status).toBe(204);
  uploads.diskReserve = 1e18;
  const refused = await uploader.create(1000, { filename: 'b.mp4' });
  expect([refused.status, refused.body.code]).toEqual([507, 'too_large']);
  expect((await uploader.patch(address, 1000, bytes.subarray(1000))).status).toBe(507);
  expect((await uploader.head(address)).headers.get('upload-offset')).toBe('1000');
  uploads.diskReserve = 0;
  expect((await uploader.patch(address, 1000, bytes.subarray(1000))).status).toBe(204);
});

/** Begins to send a piece and holds the connection open. */
const hold = (url: string, token: string, size: number) => {
  const sending = request(url, {
    method: 'PATCH',
    headers: {
      authorization: `Bearer ${token}`,
      'tus-resumable': '1.0.0',
      'content-type': 'application/offset+octet-stream',
      'upload-offset': 0,
      'content-length': size,
    },
  });
  sending.on('error', () => undefined);
  sending.write('\0\0\0\x18ftypmp42');
  return sending;
};

test('a client sends two files at a time; one whose connection hangs can be taken over', async () => {
  const { uploader, server, folder, token } = await startUploads();
  const names = ['a.mp4', 'b.mp4', 'c.mp4'];
  const [a = '', b = '', c = ''] = await Promise.all(
    names.map((filename) => uploader.begin(900, { filename })),
  );
  const held = [a, b].map((address) => hold(server.url + address, token, 900));
  const unfinished = path.join(folder, '.uploads');
  const received = () => readdirSync(unfinished).map((name) => statSync(path.join(unfinished, name)).size);
  await expect.poll(() => received().sort()).toEqual([0, 12, 12]);
  const third = await uploader.patch(c, 0, film(900));
  expect([third.status, third.body.code, third.headers.get('retry-after')]).toEqual([
    429,
    'rate_limited',
    '1',
  ]);
  const head = await uploader.head(a);
  expect([head.status, head.headers.get('upload-offset')]).toEqual([200, '12']);
  expect((await uploader.patch(a, 12, film(900).subarray(12))).status).toBe(204);
  expect((await uploader.patch(c, 0, film(900))).status).toBe(204);
  for (const sending of held) sending.destroy();
});

test('a folder that is deleted meanwhile: the bytes are kept for another one', async () => {
  const { uploader, folder } = await startUploads(['rings/a.jpg']);
  const address = await uploader.begin(900, { ...clip, folder: 'rings' });
  rmSync(path.join(folder, 'rings'), { recursive: true });
  const end = await uploader.patch(address, 0, film(900));
  expect([end.status, end.body.code]).toEqual([404, 'not_found']);
  const head = await uploader.head(address);
  expect([head.headers.get('upload-offset'), head.headers.get('upload-outcome')]).toEqual(['900', 'failed']);
  mkdirSync(path.join(folder, 'bands'));
  const decided = await uploader.decide(address, { clash: 'ask', folder: 'bands' });
  expect(decided.body).toMatchObject({ outcome: 'stored', path: 'bands/clip.mp4' });
});

test('whoever is signed out meanwhile signs in again and goes on; nobody else does', async () => {
  const { uploader, server } = await startUploads();
  const bytes = film(900);
  const address = await uploader.begin(900, clip);
  await uploader.patch(address, 0, bytes.subarray(0, 500));
  await uploader.send('POST', '/api/admin/logout');
  expect((await uploader.patch(address, 500, bytes.subarray(500))).status).toBe(401);
  const again = await server.post('/api/admin/login', {
    username: 'Tester',
    password: 'a password for tests only',
  });
  const next = new Uploader(server.url, (again.body as { token: string }).token);
  expect((await next.head(address)).headers.get('upload-offset')).toBe('500');
  await server.database.writes.run((trx) =>
    trx.updateTable('media_uploads').set({ owner: 'staff:4711' }).execute(),
  );
  for (const method of ['HEAD', 'DELETE', 'GET']) expect((await next.send(method, address)).status).toBe(404);
  expect((await next.decide(address, { clash: 'keep' })).status).toBe(404);
  await server.database.writes.run((trx) =>
    trx.updateTable('media_uploads').set({ owner: 'staff:1' }).execute(),
  );
  expect(pathIn(await next.patch(address, 500, bytes.subarray(500)))).toBe('clip.mp4');
});

test('with MEDIA_WRITE=0 nothing is taken, with a sentence', async () => {
  const { uploader, folder } = await startUploads([], { mediaWrite: false });
  const { status, body } = await uploader.create(900, clip);
  expect([status, body.message]).toEqual([
    404,
    'The media folder cannot be changed here: the server only reads it.',
  ]);
  expect(readdirSync(folder)).toEqual([]);
});

test('no name of a file and no token is in the log', async () => {
  const { uploader, server, token } = await startUploads();
  await uploader.upload(film(900), { filename: 'Engagement of Ms Rivera.mp4' });
  await uploader.upload(Buffer.alloc(900), { filename: 'Engagement of Ms Rivera.jpg' });
  await uploader.create(900, { filename: 'Engagement of Ms Rivera.exe' });
  const log = JSON.stringify(server.logged);
  expect(log).toContain('/api/admin/uploads');
  expect(log).not.toContain('Rivera');
  expect(log).not.toContain(token);
});

test('a media folder that cannot be written is said before anything is sent', async ({ skip }) => {
  const mediaDir = mountDisk(1024 * 1024);
  if (!mediaDir) return skip('Only root on Linux may mount a disk.');
  execFileSync('mount', ['-o', 'remount,ro', mediaDir]);
  const { uploader } = await startUploads([], { mediaDir, uploads: limits });
  const { body } = await uploader.create(100, { filename: 'ring.jpg' });
  expect(body.message).toContain('cannot be written');
});
