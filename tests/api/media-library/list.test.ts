import { Buffer } from 'node:buffer';
import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { pino } from 'pino';
import sharp from 'sharp';
import { describe, expect, onTestFinished, test } from 'vitest';
import { DriveAccess } from '../../../server/src/media/files/drive-access.ts';
import { VisibleFolder } from '../../../server/src/media/files/visible-file.ts';
import { locatedFiles } from '../../support/located-files.ts';
import { expectRefusal } from '../../support/refusal.ts';
import { testOnSqlite } from '../../support/test-on-sqlite.ts';
import { mediaFolder, startLibrary, write } from './library.ts';

const served = (folder: string) =>
  new VisibleFolder(folder, new DriveAccess(folder, pino({ level: 'silent' })));

describe('GET /api/admin/media', () => {
  test('lists every file with what the portal shows of it', async () => {
    const library = await startLibrary(['Gallery/Ring & Stone.JPEG', 'notes']);
    const { files } = await library.list();
    expect(files).toEqual([
      {
        name: 'Ring & Stone.JPEG',
        relativePath: 'Gallery/Ring & Stone.JPEG',
        publicUrl: '/media/Gallery/Ring%20%26%20Stone.JPEG',
        type: 'jpeg',
        size: 'Gallery/Ring & Stone.JPEG'.length,
        lastModified: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        addedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      },
      expect.objectContaining({ name: 'notes', relativePath: 'notes', type: '', publicUrl: '/media/notes' }),
    ]);
  });

  test('lists files whose dates are no dates, in the list and in what follows, and goes on', async () => {
    const folder = mediaFolder();
    const dated = (name: string, seconds: string) =>
      execFileSync('touch', ['--date', `@${seconds}`, write(folder, name)]);
    dated('before 1970.jpg', '-1');
    dated('before 1900.jpg', '-99999999999');
    const library = await startLibrary([], { mediaDir: folder });
    const open = await library.open();
    // Some file systems end in 2446, others store any number.
    dated('year 10000.jpg', '253402300800');
    dated('beyond dates.jpg', '99999999999999');
    await expect.poll(() => open.paths().length).toBe(4);
    const times = (await library.list()).files.map(({ name, lastModified }) => [name, lastModified]);
    expect(Object.fromEntries(times)).toMatchObject({ 'before 1970.jpg': '1970-01-01T00:00:00.000Z' });
    for (const [, time] of times) expect(time).toMatch(/^\d{4}-/);
    const { revision } = await library.list();
    await library.list('?refresh=1');
    expect((await library.list()).revision).toBe(revision);
    await library.dashboard();
  });

  test('says of files that they tell where they were taken, a little later', async () => {
    const folder = mediaFolder();
    const located = await locatedFiles();
    for (const [name, bytes] of located) write(folder, name, bytes);
    const plain = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .jpeg()
      .toBuffer();
    write(folder, 'plain.jpg', plain);
    const library = await startLibrary([], { mediaDir: folder });
    const marked = async () => {
      const { files } = await library.list();
      return files.map(({ name, hasLocation = false }) => [name, hasLocation]);
    };
    const expected = [...[...located.keys()].map((name) => [name, true]), ['plain.jpg', false]];
    await expect.poll(async () => (await marked()).sort()).toEqual(expected.sort());
    // A file that is replaced loses its mark.
    write(folder, 'photo.jpg', plain);
    await expect.poll(marked).toContainEqual(['photo.jpg', false]);
  });

  test('sorts by path, naturally and whatever the case', async () => {
    const sorted = [
      '10/a.jpg',
      'a_1.jpg',
      'a-b/x.jpg',
      'A.jpg',
      'a/ring-2.jpg',
      'a/Ring-10.jpg',
      'b.jpg',
      'é.jpg',
      'f.jpg',
    ];
    const library = await startLibrary(sorted.toReversed());
    expect(await library.paths()).toEqual(sorted);
    library.put('a/ring-3.jpg');
    library.put('c.jpg');
    await expect.poll(library.paths).toContain('c.jpg');
    expect(await library.paths()).toEqual(sorted.toSpliced(5, 0, 'a/ring-3.jpg').toSpliced(8, 0, 'c.jpg'));
  });

  test.each(['br', 'gzip', 'identity'])(
    'is sent as %s, answers 304 to its ETag, and changes it',
    async (encoding) => {
      const library = await startLibrary(Array.from({ length: 20 }, (_, index) => `${index}.jpg`));
      // As a browser's cache revalidates; by itself, Node's fetch adds `no-cache` to a condition, and to that
      // Express sends everything.
      const ask = (known = '') =>
        library.get('/api/admin/media', {
          'accept-encoding': encoding,
          'cache-control': 'max-age=0',
          'if-none-match': known,
        });
      const first = await ask();
      expect(first.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
      expect(first.headers.get('cache-control')).toBe('private, no-cache');
      const etag = first.headers.get('etag') ?? '';
      // Once made for the request, once from memory.
      for (let round = 0; round < 2; round += 1) {
        expect(await ask(etag)).toMatchObject({ status: 304, body: '' });
        expect(await ask()).toMatchObject({ status: 200, body: first.body });
      }
      library.put('new.jpg');
      await expect.poll(async () => (await ask(etag)).status).toBe(200);
    },
  );

  test('is closed without a session, whether or not it is in memory', async () => {
    const library = await startLibrary(['a.jpg']);
    await library.list();
    for (const headers of [{}, { authorization: 'Bearer wrong' }] as Record<string, string>[]) {
      expectRefusal(
        await library.server.request('GET', '/api/admin/media', { headers }),
        401,
        'unauthorized',
      );
    }
    await library.server.post('/api/admin/logout', {}, { authorization: `Bearer ${library.token}` });
    expectRefusal(await library.get('/api/admin/media'), 401, 'unauthorized');
  });

  testOnSqlite('is closed at once when another process ends the session', async () => {
    const library = await startLibrary(['a.jpg']);
    await library.list();
    const { config } = library.server;
    execFileSync(process.execPath, ['-e', DELETE_SESSIONS, path.join(config.dataDir, 'jeweler.sqlite')]);
    expectRefusal(await library.get('/api/admin/media'), 401, 'unauthorized');
  });
});

const DELETE_SESSIONS = `
  const Sqlite = require('better-sqlite3');
  new Sqlite(process.argv[1]).exec('delete from admin_sessions');
`;

/** Names that only Linux file systems allow. */
const oddNames = [
  'cafe\u0301.jpg',
  'caf\u00e9.jpg',
  '💍 ring.png',
  'two\nlines.txt',
  '100%.jpg',
  '%2e%2e.jpg',
  'a%2Fb.jpg',
  '"quoted" \'name\'.gif',
  'back\\slash.jpg'.replace('\\', '_'),
  '#1?v=2&x.webp',
  ' leading and trailing ',
  `${'ü'.repeat(125)}.jpg`,
  'Ring.JPG',
  'ring.jpg',
];

describe('what is listed and what is served', () => {
  test('agree on names of every kind', async () => {
    const library = await startLibrary(oddNames.map((name) => `odd/${name}`));
    const { files } = await library.list();
    expect(files.map(({ name }) => name).sort()).toEqual([...oddNames].sort());
    for (const { publicUrl, relativePath } of files) {
      const found = await served(library.folder).find(publicUrl.slice('/media/'.length));
      expect(found).toMatchObject({ relativePath });
    }
  });

  test('agree on what is none of anybody’s business', async () => {
    const outside = mediaFolder();
    write(outside, 'secret.jpg');
    const folder = mediaFolder();
    const link = (to: string, from: string) => symlinkSync(to, path.join(folder, from));
    write(folder, 'shown/a.jpg');
    write(folder, '.hidden.jpg');
    write(folder, '.private/b.jpg');
    write(folder, 'back\\slash.jpg');
    write(folder, '..odd.jpg');
    link(path.join(outside, 'secret.jpg'), 'outside.jpg');
    link(outside, 'outside');
    link(path.join(folder, '.private/b.jpg'), 'private.jpg');
    link(path.join(folder, '.private'), 'private');
    link(path.join(folder, 'nothing.jpg'), 'broken.jpg');
    link('loop.jpg', 'loop.jpg');
    link('..', 'up');
    link('.', 'round');
    link('/etc/passwd', 'passwd.txt');
    execFileSync('mkfifo', [path.join(folder, 'pipe.jpg')]);
    const socket = createServer().listen(path.join(folder, 'socket.jpg'));
    onTestFinished(() => void socket.close());
    mkdirSync(path.join(folder, 'folder.jpg'));
    writeFileSync(
      Buffer.concat([Buffer.from(`${folder}/`), Buffer.from([0xff, 0xfe]), Buffer.from('.jpg')]),
      'x',
    );
    // The only allowed link: to a file that is listed itself.
    link(path.join(folder, 'shown/a.jpg'), 'also.jpg');

    const library = await startLibrary([], { mediaDir: folder });
    expect(await library.paths()).toEqual(['also.jpg', 'shown/a.jpg']);
    for (const name of [
      'outside.jpg',
      'private.jpg',
      'broken.jpg',
      'up/x',
      'passwd.txt',
      'pipe.jpg',
      'socket.jpg',
    ]) {
      expect(await served(folder).find(name)).toBeUndefined();
    }
  });
});
