import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { locatedFiles, SECRET_SERIAL } from '../../support/located-files.ts';
import { film, pathIn, startUploads } from './uploading.ts';

/** A PNG that says it has so many pixels, in a few kilobytes. */
const hugePng = (side: number): Buffer => {
  const chunk = (type: string, data: Buffer) => {
    const head = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(head));
    return Buffer.concat([length, head, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(2000 * (1 + 3 * side)), { level: 9 });
  const profile = Buffer.concat([Buffer.from('bomb\0\0', 'latin1'), deflateSync(Buffer.alloc(200_000_000))]);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('iCCP', profile),
    chunk('zTXt', Buffer.concat([Buffer.from('bomb\0\0', 'latin1'), deflateSync(Buffer.alloc(200_000_000))])),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

test('every kind of picture and film is taken, and stored without where it was taken', async () => {
  const { uploader, folder, get, paths } = await startUploads();
  const names: string[] = [];
  for (const [name, bytes] of await locatedFiles()) {
    const end = await uploader.upload(bytes, { filename: name });
    expect([name, end.status, end.headers.get('upload-outcome')]).toEqual([name, 204, 'stored']);
    const stored = readFileSync(path.join(folder, name));
    expect([name, stored.length]).toEqual([name, bytes.length]);
    expect([name, stored.includes(SECRET_SERIAL)]).toEqual([name, false]);
    names.push(name);
  }
  await expect.poll(async () => (await paths()).sort()).toEqual(names.sort());
  expect((await get('/media/photo.jpg')).status).toBe(200);
});

test('what is no picture, film or PDF is refused before its first byte', async () => {
  const { uploader } = await startUploads();
  for (const filename of ['page.html', 'logo.svg', 'run.exe', 'a.js', 'b.zip', 'c.pdf.html']) {
    const { status, body } = await uploader.create(100, { filename });
    expect([filename, status, body.code]).toEqual([filename, 415, 'unsupported_media_type']);
    expect(body.message).toContain(filename);
  }
});

test('content that is not what the name says is refused and removed; asking again tells so', async () => {
  const { uploader, folder } = await startUploads();
  const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const html = Buffer.from('<!doctype html><script>alert(1)</script>'.padEnd(5000));
  const lies: [string, Buffer][] = [
    ['ring.mp4', png],
    ['IMG_0042', html],
    ['IMG_0043', Buffer.from('%PDF-1.7'.padEnd(900))],
    ['ring.png', html],
    ['page.pdf', html],
    ['ring.gif', Buffer.from('MZ'.padEnd(9000, '\0'))],
    ['ring.webp', film(9000)],
    ['cut.png', png.subarray(0, 20)],
  ];
  for (const [filename, bytes] of lies) {
    const address = await uploader.begin(bytes.length, { filename });
    const end = await uploader.patch(address, 0, bytes);
    expect([filename, end.status, end.body.code]).toEqual([filename, 415, 'unsupported_media_type']);
    expect(end.body.message).toContain(filename);
    const head = await uploader.head(address);
    expect([head.status, head.headers.get('upload-outcome')]).toEqual([200, 'refused']);
    expect(decodeURIComponent(head.headers.get('upload-message') ?? '')).toBe(end.body.message);
  }
  expect(readdirSync(folder)).toEqual(['.uploads']);
  expect(readdirSync(path.join(folder, '.uploads'))).toEqual([]);
});

test('a picture is given the ending of its content, whatever a phone or a program called it', async () => {
  const { uploader, folder } = await startUploads();
  const picture = sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } });
  const jpeg = await picture.jpeg().toBuffer();
  const old = Buffer.concat([
    Buffer.from('\0\0\0\x14ftyp3gp4\0\0\0\x003gp4', 'latin1'),
    film(900).subarray(24),
  ]);
  const phones: [string, Buffer, string][] = [
    ['IMG_1.HEIC', jpeg, 'IMG_1.jpg'],
    ['IMG_2', jpeg, 'IMG_2.jpg'],
    ['at 3.04 PM', jpeg, 'at 3.04 PM.jpg'],
    ['a.jfif', jpeg, 'a.jpg'],
    ['b.JPE', jpeg, 'b.jpg'],
    ['c.jpeg', jpeg, 'c.jpeg'],
    ['d.jpg', await picture.png().toBuffer(), 'd.png'],
    ['e.mp4', old, 'e.mp4'],
    ['f.3gp', old, 'f.mp4'],
    ['g', film(900), 'g.mp4'],
    ['h.webm', film(900), 'h.mp4'],
  ];
  for (const [filename, bytes, stored] of phones) {
    const end = await uploader.upload(bytes, { filename });
    expect([filename, end.body.message, pathIn(end)]).toEqual([filename, undefined, stored]);
  }
  expect(readdirSync(folder).sort()).toEqual(['.uploads', ...phones.map(([, , name]) => name)].sort());
});

test('a file is not replaced by content of another kind, whose ending it would have', async () => {
  const { uploader, folder } = await startUploads();
  const picture = sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } });
  const png = await picture.png().toBuffer();
  await uploader.upload(await picture.jpeg().toBuffer(), { filename: 'ring.jpg' });
  const end = await uploader.upload(png, { filename: 'ring.jpg', clash: 'replace' });
  expect([end.status, end.body.code]).toEqual([415, 'unsupported_media_type']);
  expect(end.body.message).toBe(
    '“ring.jpg” is not what its name says: its content is PNG. Give it the ending .png if that is right.',
  );
  expect(readFileSync(path.join(folder, 'ring.jpg')).subarray(1, 4).toString()).not.toBe('PNG');
});

test('a picture of 81 million pixels that is a bomb besides is refused in little memory', async () => {
  const { uploader } = await startUploads();
  const bomb = hugePng(9000);
  const before = process.memoryUsage().rss;
  let most = 0;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss - before);
  }, 2);
  const end = await uploader.upload(bomb, { filename: 'huge.png' });
  clearInterval(watch);
  expect([end.status, end.body.code]).toEqual([415, 'unsupported_media_type']);
  expect(end.body.message).toContain('64 million');
  expect(most).toBeLessThan(150 * 1024 * 1024);
});

test('names stay readable, and cannot leave the folder or hide', async () => {
  const { uploader, folder } = await startUploads();
  const names: [string, string][] = [
    ['../../etc/passwd.mp4', '-..-etc-passwd.mp4'],
    ['.hidden.mp4', 'hidden.mp4'],
    ['con.mp4', '_con.mp4'],
    ['Ring \u202eexe.mp4', 'Ring exe.mp4'],
    ['Bague e\u0301meraude.mp4', 'Bague \u00e9meraude.mp4'],
  ];
  for (const [filename, stored] of names)
    expect(pathIn(await uploader.upload(film(900), { filename }))).toBe(stored);
  expect(readdirSync(folder).sort()).toEqual(['.uploads', ...names.map(([, name]) => name)].sort());
  for (const bad of ['..', '.bin', '../x', 'nowhere', '/etc', 'rings/../..'])
    expect((await uploader.create(900, { filename: 'a.mp4', folder: bad })).status).toBe(404);
});

test('nothing that is not finished can be read, by anyone', async () => {
  const { uploader, folder, get, paths } = await startUploads();
  const address = await uploader.begin(900, { filename: 'a.mp4' });
  await uploader.patch(address, 0, film(900).subarray(0, 800));
  const id = address.split('/').at(-1);
  expect(existsSync(path.join(folder, '.uploads', id ?? ''))).toBe(true);
  expect((await get(`/media/.uploads/${id}`)).status).toBe(404);
  expect((await get(address)).body).toMatchObject({ outcome: 'receiving', offset: 800 });
  expect(await paths()).toEqual([]);
  expect((await uploader.send('DELETE', address)).status).toBe(204);
  expect((await uploader.head(address)).status).toBe(404);
  expect(readdirSync(path.join(folder, '.uploads'))).toEqual([]);
  rmSync(path.join(folder, '.uploads'), { recursive: true });
  expect((await uploader.upload(film(900), { filename: 'a.mp4' })).status).toBe(204);
});
