import { readdirSync, readlinkSync, rmSync, statSync, symlinkSync, utimesSync } from 'node:fs';
import { get as httpGet, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import { downloadTicketSchema } from '@jeweler/core/schemas';
import { expect, test, vi } from 'vitest';
import { openShopDatabase } from '../../../server/src/database/open-shop-database.ts';
import { signIn } from '../../support/sign-in.ts';
import type { Answer } from '../../support/test-server.ts';
import { readZip } from '../../support/zip-reader.ts';
import { type Library, mediaFolder, startLibrary, write } from './library.ts';

const getUrl = (name: string) => `/media/${name.split('/').map(encodeURIComponent).join('/')}`;

const ask = ({ server, token }: Library, files: unknown, asWhom = token): Promise<Answer> =>
  server.post('/api/admin/media/downloads', { files }, { authorization: `Bearer ${asWhom}` });

type DownloadTicket = ReturnType<typeof downloadTicketSchema.parse>;

const ticketFor = async (library: Library, ...names: string[]): Promise<DownloadTicket> =>
  downloadTicketSchema.parse((await ask(library, names.map(getUrl))).body);

/** Downloads as a browser does: without a token. */
const fetchTicket = async ({ server }: Library, { url }: DownloadTicket) => {
  const response = await fetch(server.url + url);
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
};

/** Starts a download without reading any of it yet. */
const begin = ({ server }: Library, { url }: DownloadTicket): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => httpGet(server.url + url, resolve).once('error', reject));

const isCut = (answer: IncomingMessage): Promise<boolean> =>
  new Promise((resolve) => {
    answer.once('error', () => resolve(true)).once('end', () => resolve(false));
    answer.resume();
  });

/** Files of the folder that this process has open. */
const openBelow = (folder: string): string[] =>
  readdirSync('/proc/self/fd').flatMap((fd) => {
    try {
      const target = readlinkSync(`/proc/self/fd/${fd}`);
      return target.startsWith(folder) ? [target] : [];
    } catch {
      return [];
    }
  });

test('one file is downloaded as itself, under its own name, whatever signs that holds', async () => {
  const name = 'rings/Кольцо "gold" & pearl; 100%.txt';
  const library = await startLibrary([name]);
  const { response, bytes } = await fetchTicket(library, await ticketFor(library, name));
  expect(response.status).toBe(200);
  expect(bytes.toString()).toBe(name);
  expect(response.headers.get('content-disposition')).toMatch(
    /^attachment; filename=".*"; filename\*=UTF-8''%D0%9A%D0%BE%D0%BB%D1%8C%D1%86%D0%BE%20%22gold%22%20%26%20pearl%3B%20100%25\.txt$/,
  );
  expect(response.headers.get('content-length')).toBe(String(bytes.length));
  expect(response.headers.get('cache-control')).toContain('no-store');
  expect(response.headers.get('content-encoding')).toBeNull();
});

test('files with dates that an archive cannot store are archived all the same', async () => {
  const folder = mediaFolder();
  write(folder, 'old.jpg', 'old');
  write(folder, 'new.jpg', 'new');
  utimesSync(path.join(folder, 'old.jpg'), new Date(-1000), new Date(-1000));
  utimesSync(path.join(folder, 'new.jpg'), 99_999_999_999, 99_999_999_999);
  const library = await startLibrary([], { mediaDir: folder });
  const { bytes } = await fetchTicket(library, await ticketFor(library, 'old.jpg', 'new.jpg'));
  expect(readZip(bytes).map(({ name, modified }) => [name, modified.toISOString()])).toEqual([
    ['old.jpg', '1970-01-01T00:00:00.000Z'],
    ['new.jpg', '2038-01-19T03:14:07.000Z'],
  ]);
});

test('several files are one archive, stored as they are, with their names, times and length', async () => {
  const folder = mediaFolder();
  const picture = Buffer.alloc(700_000, 'a picture');
  write(folder, 'rings/Perlenkette grün.jpg', picture);
  write(folder, 'rings/films/show.mp4', 'film');
  write(folder, 'rings/empty.txt', '');
  utimesSync(path.join(folder, 'rings/films/show.mp4'), 1_700_000_000, 1_700_000_000);
  const library = await startLibrary([], { mediaDir: folder });
  const names = ['rings/Perlenkette grün.jpg', 'rings/films/show.mp4', 'rings/empty.txt'];
  const { response, bytes } = await fetchTicket(library, await ticketFor(library, ...names));
  expect(response.headers.get('content-type')).toBe('application/zip');
  expect(response.headers.get('content-disposition')).toBe('attachment; filename=rings.zip');
  expect(response.headers.get('content-length')).toBe(String(bytes.length));
  const files = readZip(bytes);
  expect(files.map(({ name }) => name)).toEqual(['Perlenkette grün.jpg', 'show.mp4', 'empty.txt']);
  expect(files[0]?.content.equals(picture)).toBe(true);
  expect(files[1]?.content.toString()).toBe('film');
  expect(files[1]?.modified.getTime()).toBe(1_700_000_000_000);
  // The checksum is after the content, before the next entry.
  const behind = bytes.indexOf(picture) + picture.length;
  expect(bytes.readUInt32LE(behind + 4)).toBe(crc32(picture));
});

test('files of the same name keep their folders, and one that is named twice is in it once', async () => {
  const library = await startLibrary(['shop/a/1.jpg', 'shop/b/1.jpg', 'shop/2.jpg']);
  const { response, bytes } = await fetchTicket(
    library,
    await ticketFor(library, 'shop/a/1.jpg', 'shop/b/1.jpg', 'shop/2.jpg', 'shop/a/1.jpg'),
  );
  expect(response.headers.get('content-disposition')).toBe('attachment; filename=shop.zip');
  expect(readZip(bytes).map(({ name, content }) => [name, content.toString()])).toEqual([
    ['a/1.jpg', 'shop/a/1.jpg'],
    ['b/1.jpg', 'shop/b/1.jpg'],
    ['2.jpg', 'shop/2.jpg'],
  ]);
});

test('the length is right also for so many files that their directory is long', async () => {
  const names = Array.from({ length: 1500 }, (_, index) => `series/picture-${index}.jpg`);
  const library = await startLibrary(names);
  const { response, bytes } = await fetchTicket(library, await ticketFor(library, ...names));
  expect(response.headers.get('content-length')).toBe(String(bytes.length));
  expect(readZip(bytes).map(({ content }) => content.toString())).toEqual(names);
});

test('what has gone before the first byte is named in the archive; when all has, that is said', async () => {
  const library = await startLibrary(['1.jpg', '2.jpg', 'MISSING.txt', 'gone/3.jpg']);
  const ticket = await ticketFor(library, '1.jpg', 'gone/3.jpg', 'MISSING.txt', 'never/4.jpg');
  expect(ticket.missing).toBe(1);
  rmSync(path.join(library.folder, 'gone/3.jpg'));
  const files = readZip((await fetchTicket(library, ticket)).bytes);
  expect(files.map(({ name }) => name)).toEqual(['1.jpg', 'MISSING.txt', 'MISSING-2.txt']);
  expect(files[2]?.content.toString()).toMatch(/\r\ngone\/3\.jpg\r\nnever\/4\.jpg\r\n$/);

  const late = await ticketFor(library, '2.jpg', '1.jpg');
  const alone = await ticketFor(library, '2.jpg');
  for (const name of ['1.jpg', '2.jpg']) rmSync(path.join(library.folder, name));
  for (const each of [late, alone]) {
    const { response, bytes } = await fetchTicket(library, each);
    expect(response.status).toBe(404);
    expect(bytes.toString()).toContain('no longer in the media folder');
  }
  expect(await ask(library, [getUrl('never/4.jpg')])).toMatchObject({
    status: 404,
    body: { code: 'not_found' },
  });
});

/**
 * Larger than all buffers on the way together, so that the server is still sending when something happens.
 */
const LARGE = Buffer.alloc(32 * 1024 * 1024);

const startLarge = async () => {
  const folder = mediaFolder();
  for (const name of ['a.mp4', 'b.mp4']) write(folder, name, LARGE);
  return startLibrary([], { mediaDir: folder });
};

test('a file that changes or goes in the middle cuts the download off: no archive is silently wrong', async () => {
  const library = await startLarge();
  for (const harm of [
    () => write(library.folder, 'b.mp4', Buffer.alloc(LARGE.length, 1)),
    () => rmSync(path.join(library.folder, 'b.mp4')),
  ]) {
    const answer = await begin(library, await ticketFor(library, 'a.mp4', 'b.mp4'));
    expect(Number(answer.headers['content-length'])).toBeGreaterThan(2 * LARGE.length);
    harm();
    expect(await isCut(answer)).toBe(true);
  }
  expect(library.server.logged.filter(({ level }) => Number(level) >= 50)).toEqual([]);
});

test.runIf(process.platform === 'linux')('a client that goes away leaves no file open', async () => {
  const library = await startLarge();
  const held = await Promise.all(
    Array.from({ length: 4 }, async (_, index) =>
      begin(library, await ticketFor(library, 'a.mp4', ...(index % 2 ? ['b.mp4'] : []))),
    ),
  );
  await expect.poll(() => openBelow(library.folder)).toHaveLength(4);
  for (const answer of held) answer.destroy();
  await expect.poll(() => openBelow(library.folder)).toEqual([]);
  expect(library.server.logged.filter(({ level }) => Number(level) >= 40)).toEqual([]);
});

test('a ticket gives its files once, for a minute, and only as long as its session lasts', async () => {
  const library = await startLibrary(['1.jpg']);
  const { server, token } = library;
  const getStatus = async (ticket: DownloadTicket) => (await fetchTicket(library, ticket)).response.status;

  const used = await ticketFor(library, '1.jpg');
  expect((await fetch(server.url + used.url, { method: 'HEAD' })).status).toBe(404);
  expect([await getStatus(used), await getStatus(used)]).toEqual([200, 404]);

  const expired = await ticketFor(library, '1.jpg');
  server.time.now = new Date(server.time.now.getTime() + 60_000);
  expect(await server.request('GET', expired.url)).toMatchObject({
    status: 404,
    body: { code: 'not_found', message: 'This download has expired. Please choose Download again.' },
  });

  const other = await signIn(server);
  const [mine, theirs] = [
    await ticketFor(library, '1.jpg'),
    downloadTicketSchema.parse((await ask(library, [getUrl('1.jpg')], other)).body),
  ];
  await server.request('POST', '/api/admin/logout', { headers: { authorization: `Bearer ${token}` } });
  expect([await getStatus(mine), await getStatus(theirs)]).toEqual([404, 200]);
});

test('a session that another process has ended ends its tickets too', async () => {
  const library = await startLibrary(['1.jpg']);
  const ticket = await ticketFor(library, '1.jpg');
  const elsewhere = await openShopDatabase(library.server.config);
  await elsewhere.writes.run((trx) => trx.deleteFrom('admin_sessions').execute());
  await elsewhere.close();
  expect((await fetchTicket(library, ticket)).response.status).toBe(404);
});

test('a guessed address gives nothing', async () => {
  const { server } = await startLibrary(['1.jpg']);
  for (const guess of ['', 'x', 'A'.repeat(43), '../admin/media', '%2e%2e%2fadmin%2fmedia']) {
    expect((await server.request('GET', `/api/downloads/${guess}`)).status).not.toBe(200);
  }
});

test('unknown addresses and sign-outs take no turn among those who store something, and guesses are counted', async () => {
  const { server } = await startLibrary();
  const writes = vi.spyOn(server.database.writes, 'run');
  for (let guess = 0; guess < 100; guess += 1)
    expect((await server.request('GET', `/api/downloads/${guess}`)).status).toBe(404);
  expect((await server.request('GET', '/api/downloads/100')).status).toBe(429);
  const headers = { authorization: `Bearer ${'A'.repeat(43)}` };
  expect((await server.request('POST', '/api/admin/logout', { headers })).status).toBe(204);
  expect(writes).not.toHaveBeenCalled();
});

test('nothing outside of the media folder, and nothing hidden, can be had', async () => {
  const folder = mediaFolder();
  const outside = write(mediaFolder(), 'secret.txt', 'secret');
  write(folder, '.hidden.txt', 'secret');
  write(folder, '1.jpg');
  symlinkSync(outside, path.join(folder, 'link.txt'));
  const library = await startLibrary([], { mediaDir: folder });
  const attempts = [
    '/media/../secret.txt',
    '/media/%2e%2e/secret.txt',
    '/media/..%2f..%2fsecret.txt',
    `/media/${encodeURIComponent(outside)}`,
    '/media/%2Fetc%2Fpasswd',
    '/media//etc/passwd',
    '/media/.hidden.txt',
    '/media/link.txt',
    '/media/%00',
    '/media/%zz',
    '/media/',
  ];
  for (const attempt of attempts) expect((await ask(library, [attempt])).status).toBe(404);
  const ticket = downloadTicketSchema.parse((await ask(library, ['/media/1.jpg', ...attempts])).body);
  const files = readZip((await fetchTicket(library, ticket)).bytes);
  expect(files.map(({ name }) => name)).toEqual(['1.jpg', 'MISSING.txt']);
  expect(files.some(({ content }) => content.toString() === 'secret')).toBe(false);
});

test('what cannot be downloaded is refused in words', async () => {
  const library = await startLibrary();
  for (const [what, files, message] of [
    ['no files', undefined, 'Please name the files.'],
    ['an empty list', [], 'Please name at least one file.'],
    ['something else', ['/etc/passwd'], 'A file must be named by its address, which begins with /media/.'],
    [
      'more than 5,000',
      Array.from({ length: 5001 }, (_, index) => `/media/${index}.jpg`),
      'At most 5,000 files can be downloaded at once. Please select fewer.',
    ],
  ] as const) {
    const { status, body } = await ask(library, files);
    expect({ what, status, body }).toMatchObject({
      what,
      status: 400,
      body: { code: 'validation', message },
    });
  }
});

test('five thousand files with the longest of names can be asked for', async () => {
  const library = await startLibrary(['1.jpg']);
  const long = (index: number) => getUrl(`${'ä'.repeat(120)}/${'ж'.repeat(110)}-${index}.jpg`);
  const files = [getUrl('1.jpg'), ...Array.from({ length: 4999 }, (_, index) => long(index))];
  expect(await ask(library, files)).toMatchObject({ status: 200, body: { missing: 4999 } });
  expect(statSync(path.join(library.folder, '1.jpg')).size).toBe(5);
});
