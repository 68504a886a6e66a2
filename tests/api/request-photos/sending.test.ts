import { request as httpRequest } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { removeOldPhotos } from '../../../server/src/submissions/photos/photo-store.ts';
import { locatedFiles } from '../../support/located-files.ts';
import { expectRefusal } from '../../support/refusal.ts';
import { receive } from '../inbox/inbox.ts';
import { film, sha256 } from '../media-uploads/uploading.ts';
import { askFor, fetchPhoto, heavyPhoto, photo, startWithVisitor } from './visitor.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const TUS = { 'tus-resumable': '1.0.0' };

/** Bytes in a tenth of a second at 1 Mbit/s. */
const TENTH = 12_500;

/** Sends some bytes of a request at 1 Mbit/s, then loses the connection. */
const sendAndLose = (url: string, offset: number, bytes: Buffer, count: number): Promise<void> =>
  new Promise((resolve) => {
    const sending = httpRequest(url, {
      method: 'PATCH',
      headers: {
        ...TUS,
        'upload-offset': offset,
        'content-type': 'application/offset+octet-stream',
        'content-length': bytes.length - offset,
      },
    });
    sending.on('error', () => resolve());
    void (async () => {
      for (let at = offset; at < offset + count; at += TENTH) {
        sending.write(bytes.subarray(at, Math.min(at + TENTH, offset + count)));
        await pause(100);
      }
      sending.destroy();
      resolve();
    })();
  });

test('six photos at 1 Mbit/s, each cut five times, arrive once each, and nothing that had come is sent again', {
  timeout: 60_000,
}, async () => {
  const { inbox, visitor } = await startWithVisitor();
  const { uploader } = visitor;
  const { url } = inbox.server;
  const photos = await Promise.all(Array.from({ length: 6 }, (_, index) => heavyPhoto(index)));
  const each = await Promise.all(
    photos.map(async (bytes, index) => {
      const sent = { filename: `IMG_${index}.jpg`, sha256: sha256(bytes) };
      const address = await uploader.begin(bytes.length, sent);
      return { bytes, address };
    }),
  );
  // As the page does: one after the other.
  for (const { bytes, address } of each) {
    const { time } = inbox.server;
    time.now = new Date(time.now.getTime() + 1000);
    const share = Math.floor(bytes.length / 6);
    expect(bytes.length).toBeGreaterThan(70_000);
    for (let cut = 1; cut <= 5; cut += 1) {
      await sendAndLose(url + address, (cut - 1) * share, bytes, share);
      const offset = async () => Number((await uploader.head(address)).headers.get('upload-offset'));
      await expect.poll(offset).toBe(cut * share);
    }
    const rest = 5 * share;
    const answers = await Promise.all([
      uploader.patch(address, rest, bytes.subarray(rest)),
      uploader.patch(address, rest, bytes.subarray(rest)),
    ]);
    expect(answers.map(({ status }) => status)).toContain(204);
    for (const answer of [
      await uploader.head(address),
      await uploader.patch(address, bytes.length, Buffer.alloc(0)),
    ])
      expect(answer.headers.get('upload-outcome')).toBe('stored');
  }
  const { received, filesLeft, bytesLeft } = await visitor.open();
  expect(received).toEqual(photos.map(sha256));
  expect(filesLeft).toBe(0);
  expect(bytesLeft).toBe(60_000_000 - photos.reduce((sum, { length }) => sum + length, 0));
  const record = await inbox.record(visitor.reference);
  const widths = [];
  for (const { id } of record.photos)
    widths.push((await sharp(await fetchPhoto(inbox, visitor.reference, id)).metadata()).width);
  expect(widths).toEqual(photos.map((_, index) => 400 + index));
  expect(await inbox.server.database.query.selectFrom('request_photo_parts').selectAll().execute()).toEqual(
    [],
  );
});

test('the forms for messages, quotes and appointments take photos, the others do not', async () => {
  const { inbox } = await startWithVisitor();
  const { server } = inbox;
  for (const kind of ['contact', 'service-request', 'appointment'] as const) {
    const { reference, uploader, open, token } = await askFor(server, kind);
    const expiresAt = new Date(server.time.now.getTime() + 14 * DAY_MS).toISOString();
    expect(await open()).toEqual({
      reference,
      received: [],
      filesLeft: 6,
      bytesLeft: 60_000_000,
      expiresAt,
    });
    expect((await uploader.upload(await photo(1), { filename: 'a.jpg' })).status).toBe(204);
    expect((await inbox.record(reference)).photos).toHaveLength(1);
    expect(
      JSON.stringify(await server.database.query.selectFrom('visit_links').selectAll().execute()),
    ).not.toContain(token);
    expect(JSON.stringify(server.logged)).not.toContain(token);
  }
  for (const [path, payload] of [
    ['/api/subscribe', { email: 'ada.ferrer@example.com' }],
    [
      '/api/prize-claims',
      {
        name: 'Ada',
        email: 'ada.ferrer@example.com',
        phone: '561 555 0110',
        prizeService: 'Ring Sizing',
        prizeValue: '$80',
      },
    ],
  ] as const)
    expect((await server.post(path, payload)).body).not.toHaveProperty('photos');
});

const UNREADABLE = 'This photo cannot be read: JPEG, PNG, WebP and AVIF can, of at most 64 million pixels.';

test('JPEG, PNG, WebP and AVIF are taken, of the rest nothing, in a sentence', async () => {
  const { inbox, visitor } = await startWithVisitor();
  const files = await locatedFiles();
  for (const name of ['photo.jpg', 'photo.png', 'photo.webp', 'photo.avif']) {
    const end = await visitor.uploader.upload(files.get(name) ?? Buffer.alloc(0), { filename: name });
    expect([name, end.status, end.headers.get('upload-outcome')]).toEqual([name, 204, 'stored']);
  }
  const jpeg = await photo(9);
  const refused: [name: string, bytes: Buffer | undefined][] = [
    ['heic', files.get('photo.heic')],
    ['gif', files.get('photo.gif')],
    ['film', film(5000)],
    ['svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>')],
    ['text', Buffer.from('This is text.')],
    ['head', jpeg.subarray(0, jpeg.indexOf(Buffer.from([0xff, 0xda])))],
    ['pdf', Buffer.from('%PDF-1.4 …')],
  ];
  for (const [name, bytes = Buffer.alloc(0)] of refused) {
    const address = await visitor.uploader.begin(bytes.length, { filename: 'a.jpg' });
    const end = await visitor.uploader.patch(address, 0, bytes);
    expect([name, end.status, end.body.message]).toEqual([name, 415, UNREADABLE]);
    // Nothing of it is kept.
    expect((await visitor.uploader.head(address)).status).toBe(404);
  }
  const many = await sharp({ create: { width: 8100, height: 8100, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const end = await visitor.uploader.upload(many, { filename: 'a.png' });
  expect([end.status, end.body.message]).toEqual([415, UNREADABLE]);
  expect((await visitor.open()).filesLeft).toBe(2);
  expect((await inbox.record(visitor.reference)).photos).toHaveLength(4);
});

test('a request takes six photos, 20 MB of one, and 60 MB of all', async () => {
  const { inbox, visitor } = await startWithVisitor();
  const { uploader } = visitor;
  const create = (size: number, by = uploader) => by.create(size, { filename: 'a.jpg' });
  const refusal = async (size: number, by = uploader) => {
    const { status, body } = await create(size, by);
    return [status, body.message];
  };
  const tooMuch = [413, 'A request takes 6 photos of at most 20 MB, and 60 MB together.'];
  expect(await refusal(0)).toEqual([415, UNREADABLE]);
  expect(await refusal(20_000_001)).toEqual(tooMuch);
  for (let count = 0; count < 3; count += 1) expect((await create(20_000_000)).status).toBe(201);
  expect(await refusal(1)).toEqual(tooMuch);

  const { uploader: second, open } = await askFor(inbox.server);
  const answers = await Promise.all(Array.from({ length: 9 }, () => create(1000, second)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(6);
  expect(await refusal(1000, second)).toEqual(tooMuch);
  expect((await open()).filesLeft).toBe(0);
  const noHash = await second.create(10, { filename: 'a.jpg', sha256: 'x' });
  expect(noHash.status).toBe(400);
});

test('what arrives damaged is refused, and the same photo again counts once', async () => {
  const { inbox, visitor } = await startWithVisitor();
  const { uploader, open } = visitor;
  const bytes = await photo(1);
  const hash = { filename: 'a.jpg', sha256: sha256(bytes) };
  const damaged = await uploader.upload(await photo(2), hash);
  expect([damaged.status, damaged.body.message]).toEqual([
    400,
    'This photo has arrived damaged. Please send it again.',
  ]);
  const [first, second] = [
    await uploader.begin(bytes.length, hash),
    await uploader.begin(bytes.length, hash),
  ];
  // The page was loaded again, and knows nothing of the first.
  expect((await uploader.head(first)).status).toBe(404);
  expect((await uploader.patch(second, 0, bytes)).headers.get('upload-outcome')).toBe('stored');
  const again = await uploader.upload(bytes, { filename: 'b.jpg' });
  expect(again.headers.get('upload-outcome')).toBe('stored');
  expect((await open()).filesLeft).toBe(5);
  expect((await inbox.record(visitor.reference)).photos).toHaveLength(1);
  // What has arrived is not taken back to make room.
  expect((await uploader.send('DELETE', second)).status).toBe(404);
});

test('a photo whose server ended while it read it is read again when its last bytes come, and not a fourth time', async () => {
  const { inbox, visitor } = await startWithVisitor();
  const { uploader } = visitor;
  const { writes } = inbox.server.database;
  /** Sends the last bytes of one that a server has begun to read so many times. */
  const send = async (number: number, attempts: number) => {
    const bytes = await photo(number);
    const address = await uploader.begin(bytes.length, { filename: 'a.jpg' });
    await uploader.patch(address, 0, bytes.subarray(0, -9));
    await writes.run((trx) =>
      trx
        .updateTable('request_photos')
        .set({ attempts })
        .where('id', '=', address.split('/').at(-1) ?? '')
        .execute(),
    );
    return uploader.patch(address, bytes.length - 9, bytes.subarray(-9));
  };
  expect((await send(1, 2)).headers.get('upload-outcome')).toBe('stored');
  expect((await send(2, 3)).status).toBe(415);
  expect((await inbox.record(visitor.reference)).photos).toHaveLength(1);
});

test('a link leads to its own request, for 14 days, and not to spam or what was deleted', async () => {
  const { inbox, visitor } = await startWithVisitor();
  const { server } = inbox;
  const other = await askFor(server);
  const address = await visitor.uploader.begin(1000, { filename: 'a.jpg' });
  const stolen = `/api/request-photos/${other.token}/${address.split('/').at(-1)}`;
  expect((await other.uploader.head(stolen)).status).toBe(404);
  expect((await other.uploader.patch(stolen, 0, Buffer.alloc(10))).status).toBe(404);
  expect((await other.uploader.send('DELETE', stolen)).status).toBe(404);
  const page = (token: string) => server.request('GET', `/photos/${token}`);
  const open = (token: string) => server.request('POST', `/api/request-photos/${token}/open`);
  const shown = await page(visitor.token);
  expect(shown.status).toBe(200);
  expect(String(shown.body)).toContain('/assets/phone.js');
  expect(String(shown.body)).toMatch(
    new RegExp(`send your photos to .*hello@.* with the reference ${visitor.reference}`),
  );
  expect(shown.headers.get('cache-control')).toBe('no-store');
  expect(shown.headers.get('referrer-policy')).toBe('no-referrer');
  expect(shown.headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'self'; /);

  const isGone = async (token: string) => {
    expectRefusal(await open(token), 404, 'not_found');
    const ended = await page(token);
    expect(ended.status).toBe(404);
    expect(String(ended.body)).toMatch(/mailto:[^"]+@/);
  };
  await isGone('unknown');
  const item = (await inbox.list({})).submissions.find(({ reference }) => reference === other.reference);
  if (!item) throw new Error('It is not there.');
  await inbox.change(item, 'spam');
  await isGone(other.token);
  const robot = await receive(inbox, 'contact', { website: 'https://robot.example' });
  expect(robot.status).toBe('spam');
  await inbox.post(`/api/admin/submissions/${visitor.reference}/delete`);
  await isGone(visitor.token);
  const late = await askFor(server);
  server.time.now = new Date(server.time.now.getTime() + 14 * DAY_MS - 1000);
  expect((await open(late.token)).status).toBe(200);
  server.time.now = new Date(server.time.now.getTime() + 1000);
  await isGone(late.token);
});

test('what was not finished is gone after a day', async () => {
  const { inbox, visitor } = await startWithVisitor();
  const { database, time } = inbox.server;
  const { uploader, open } = visitor;
  const whole = await photo(1);
  await uploader.upload(whole, { filename: 'a.jpg' });
  const address = await uploader.begin(5000, { filename: 'c.jpg' });
  await uploader.patch(address, 0, Buffer.alloc(4000));
  const rows = async () =>
    (await database.query.selectFrom('request_photos').select('received').orderBy('received').execute()).map(
      ({ received }) => received,
    );
  await removeOldPhotos(database, new Date(time.now.getTime() + DAY_MS - 1));
  expect(await rows()).toEqual([whole.length, 4000]);
  await removeOldPhotos(database, new Date(time.now.getTime() + DAY_MS));
  expect(await rows()).toEqual([whole.length]);
  expect(await database.query.selectFrom('request_photo_parts').selectAll().execute()).toEqual([]);
  expect((await open()).filesLeft).toBe(5);
  await removeOldPhotos(database, new Date(time.now.getTime() + 14 * DAY_MS));
  expect((await inbox.record(visitor.reference)).photos).toHaveLength(1);
});

test('what was begun and given up makes room for others after a quarter of an hour, if it has to', async () => {
  const { inbox, visitor } = await startWithVisitor();
  const { uploader } = visitor;
  const { time } = inbox.server;
  const waitMinutes = (minutes: number) => {
    time.now = new Date(time.now.getTime() + minutes * 60_000);
  };
  const create = async (name: string) => (await uploader.create(1000, { filename: name })).status;
  const givenUp = await uploader.begin(1000, { filename: 'wrong.jpg' });
  const slow = await uploader.begin(1000, { filename: 'slow.jpg' });
  waitMinutes(14);
  await uploader.patch(slow, 0, Buffer.alloc(500));
  for (const name of ['3.jpg', '4.jpg', '5.jpg', '6.jpg']) expect(await create(name)).toBe(201);
  expect(await create('7.jpg')).toBe(413);
  waitMinutes(1);
  expect((await uploader.head(givenUp)).status).toBe(200);
  expect(await create('7.jpg')).toBe(201);
  expect((await uploader.head(givenUp)).status).toBe(404);
  expect((await uploader.head(slow)).headers.get('upload-offset')).toBe('500');
  expect(await create('8.jpg')).toBe(413);
});

test('one address begins six times as many photos as it may send forms, and guesses a hundred tokens', async () => {
  const { inbox, visitor } = await startWithVisitor({ formRateLimit: 2 });
  const create = () => visitor.uploader.create(1000, { filename: 'a.jpg' });
  for (let count = 0; count < 6; count += 1) expect((await create()).status).toBe(201);
  for (let count = 6; count < 12; count += 1) expect((await create()).status).toBe(413);
  expect((await create()).status).toBe(429);
  const guess = () => inbox.server.request('POST', '/api/request-photos/guess/open');
  for (let count = 0; count < 100; count += 1) expect((await guess()).status).toBe(404);
  expect((await guess()).status).toBe(429);
});
