import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { downloadAddressSchema } from '@jeweler/core/schemas';
import { personDataSchema, todaySchema } from '@jeweler/core/submissions';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { removeExpired } from '../../../server/src/submissions/delete-submissions.ts';
import { locatedFiles, SECRET_SERIAL } from '../../support/located-files.ts';
import { startMailServer } from '../../support/mail-server.ts';
import { expectRefusal } from '../../support/refusal.ts';
import { testOnSqlite } from '../../support/test-on-sqlite.ts';
import type { Inbox } from '../inbox/inbox.ts';
import { findMails, SITE, sendOutbox, setSettings, startMailingInbox } from '../mail/mails.ts';
import { readEvents } from '../media-library/event-reader.ts';
import {
  askFor,
  fetchPhoto,
  heavyPhoto,
  photo,
  startWithVisitor,
  type Visitor,
  visitorOf,
} from './visitor.ts';

const send = async ({ uploader }: Visitor, bytes: Buffer): Promise<void> => {
  const { status, headers } = await uploader.upload(bytes, { filename: 'a.jpg' });
  expect([status, headers.get('upload-outcome')]).toEqual([204, 'stored']);
};

const addressOf = (reference: string, id = ''): string => `/api/admin/submissions/${reference}/photos/${id}`;

/** All files below a folder, as text. */
const contentOf = (folder: string): string =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'latin1'))
    .join('\n');

describe('staff get of a photo', () => {
  test('a JPEG that is upright, at most 2,560 pixels wide, and says nothing of where it was taken', async () => {
    const { inbox, visitor } = await startWithVisitor();
    const files = await locatedFiles();
    for (const name of ['photo.jpg', 'photo.png', 'photo.webp', 'photo.avif'])
      await send(visitor, files.get(name) ?? Buffer.alloc(0));
    await send(visitor, await photo(0, 4000, 3000));
    const { photos } = await inbox.record(visitor.reference);
    const sizes = [];
    for (const { id } of photos) {
      const bytes = await fetchPhoto(inbox, visitor.reference, id);
      expect(bytes.toString('latin1')).not.toContain(SECRET_SERIAL);
      const { format, exif, xmp, icc, iptc, orientation, ...metadata } = await sharp(bytes).metadata();
      expect({ format, exif, xmp, icc, iptc, orientation }).toEqual({ format: 'jpeg' });
      sizes.push(`${metadata.width} x ${metadata.height}`);
    }
    expect(sizes.sort()).toEqual(['2560 x 1920', '40 x 60', '40 x 60', '40 x 60', '40 x 60']);
  });

  testOnSqlite('nothing that was sent stays in the database’s files', async () => {
    const { inbox, visitor } = await startWithVisitor();
    const jpeg = (await locatedFiles()).get('photo.jpg') ?? Buffer.alloc(0);
    const address = await visitor.uploader.begin(jpeg.length, { filename: 'a.jpg' });
    await visitor.uploader.patch(address, 0, jpeg.subarray(0, -1));
    const { dataDir } = inbox.server.config;
    expect(contentOf(dataDir)).toContain(SECRET_SERIAL);
    expect((await visitor.uploader.patch(address, jpeg.length - 1, jpeg.subarray(-1))).status).toBe(204);
    await expect.poll(() => contentOf(dataDir)).not.toContain(SECRET_SERIAL);
  });

  test('nothing without a session, by another request, or among what is public', async () => {
    const { inbox, visitor } = await startWithVisitor();
    const { server } = inbox;
    const other = await askFor(server);
    await send(visitor, await photo(1));
    const [{ id = '' } = {}] = (await inbox.record(visitor.reference)).photos;
    const address = addressOf(visitor.reference, id);
    expectRefusal(await server.request('GET', address), 401, 'unauthorized');
    const asVisitor = { headers: { authorization: `Bearer ${visitor.token}` } };
    expectRefusal(await server.request('GET', address, asVisitor), 401, 'unauthorized');
    expectRefusal(await inbox.get(addressOf(other.reference, id)), 404, 'not_found');
    expectRefusal(await inbox.get(addressOf(visitor.reference, 'f'.repeat(32))), 404, 'not_found');
    for (const folder of ['media', 'images', 'photos', 'request-photos'])
      for (const name of [id, `${id}.jpg`, 'a.jpg'])
        expect((await server.request('GET', `/${folder}/${name}`)).status).toBe(404);
    expect(contentOf(server.config.mediaDir)).toBe('');
    expect((await inbox.get('/api/admin/media')).body).toMatchObject({ files: [] });
    // A phone's link sees nothing of it either.
    expectRefusal(await server.request('POST', `/api/phone-uploads/${visitor.token}/open`), 404, 'not_found');
  });

  test('the file by an address that works once', async () => {
    const { inbox, visitor } = await startWithVisitor();
    await send(visitor, await photo(1));
    const [{ id = '' } = {}] = (await inbox.record(visitor.reference)).photos;
    const asked = await inbox.post(`${addressOf(visitor.reference, id)}/download`);
    const { url } = downloadAddressSchema.parse(asked.body);
    const file = await fetch(inbox.server.url + url);
    expect(file.headers.get('content-disposition')).toBe(`attachment; filename=${visitor.reference}.jpg`);
    expect(file.headers.get('content-type')).toBe('image/jpeg');
    expect(Buffer.from(await file.arrayBuffer())).toEqual(await fetchPhoto(inbox, visitor.reference, id));
    expect((await inbox.server.request('GET', url)).status).toBe(404);
    expectRefusal(await inbox.post(`${addressOf(visitor.reference, 'x')}/download`), 404, 'not_found');
  });
});

test('new photos make the request unread for everybody, tell open portals, and are one line of its history', async () => {
  const { inbox, visitor } = await startWithVisitor();
  const colleague = await inbox.colleague('Mara');
  await inbox.post('/api/admin/submissions/read-all');
  await colleague.post('/api/admin/submissions/read-all');
  const events = await readEvents(inbox.server.url, inbox.token);
  const address = await visitor.uploader.begin(5000, { filename: 'a.jpg' });
  await visitor.uploader.patch(address, 0, Buffer.alloc(4000));
  // What is only under way is nobody's business.
  expect((await inbox.record(visitor.reference)).unread).toBe(false);
  const before = events.revisions('submission').length;
  for (let number = 1; number <= 3; number += 1) await send(visitor, await photo(number));
  await expect.poll(() => events.revisions('submission').length).toBeGreaterThan(before);
  for (const staff of [inbox, colleague]) {
    const record = await staff.record(visitor.reference);
    expect(record).toMatchObject({ unread: true, revision: 1 });
    expect(record.photos).toHaveLength(3);
    expect(record.history).toMatchObject([{ by: 'Visitor', action: 'photos', from: null, to: null }]);
  }
  const told = async () => {
    const { withPhotos } = todaySchema.parse((await inbox.get('/api/admin/today')).body);
    return withPhotos.flatMap(({ reference, photosAt, unread }) => (unread ? [[reference, photosAt]] : []));
  };
  const { time } = inbox.server;
  const first = time.now.toISOString();
  expect(await told()).toEqual([[visitor.reference, first]]);
  time.now = new Date(time.now.getTime() + 9 * 60_000);
  await send(visitor, await photo(4));
  expect(await told()).toEqual([[visitor.reference, first]]);
  time.now = new Date(time.now.getTime() + 60_000);
  await send(visitor, await photo(5));
  expect(await told()).toEqual([[visitor.reference, time.now.toISOString()]]);
  expect((await inbox.record(visitor.reference)).history).toHaveLength(2);
  await inbox.post('/api/admin/submissions/read-all');
  expect(await told()).toEqual([]);
});

describe('photos go with their request', () => {
  const rows = async ({ server: { database } }: Inbox) => {
    const count = async (table: 'visit_links' | 'request_photos' | 'request_photo_parts') =>
      (await database.query.selectFrom(table).selectAll().execute()).length;
    return [await count('visit_links'), await count('request_photos'), await count('request_photo_parts')];
  };

  /** One photo that has arrived, and the beginning of another. */
  const withPhotos = async () => {
    const { inbox, visitor } = await startWithVisitor();
    await send(visitor, await heavyPhoto(1));
    await visitor.uploader.patch(
      await visitor.uploader.begin(5000, { filename: 'b.jpg' }),
      0,
      Buffer.alloc(9),
    );
    expect(await rows(inbox)).toEqual([1, 2, 1]);
    return { inbox, visitor };
  };

  test('when a person is deleted, and are in what the person is given', async () => {
    const { inbox, visitor } = await withPhotos();
    const person = { email: 'ada.ferrer@example.com' };
    const data = personDataSchema.parse((await inbox.post('/api/admin/people/export', person)).body);
    const [{ photos = [] } = {}] = data.submissions;
    expect(photos).toHaveLength(1);
    const jpeg = Buffer.from(photos[0]?.jpeg ?? '', 'base64');
    expect((await sharp(jpeg).metadata()).width).toBe(401);
    await inbox.post('/api/admin/people/delete', person);
    expect(await rows(inbox)).toEqual([0, 0, 0]);
    expect((await visitor.uploader.create(1000, { filename: 'c.jpg' })).status).toBe(404);
  });

  test('when their time has come', async () => {
    const { inbox, visitor } = await withPhotos();
    const { database, time } = inbox.server;
    await setSettings(inbox, { retentionMonths: 6 });
    await inbox.change(await inbox.record(visitor.reference), 'done');
    const later = new Date(time.now.getTime() + 200 * 24 * 3_600_000);
    expect(await removeExpired(database, later)).toBe(1);
    expect(await rows(inbox)).toEqual([0, 0, 0]);
  });

  testOnSqlite('from the database’s files as well', async () => {
    const { inbox, visitor } = await withPhotos();
    const [{ id = '' } = {}] = (await inbox.record(visitor.reference)).photos;
    const bytes = await fetchPhoto(inbox, visitor.reference, id);
    const middle = bytes.subarray(5000, 5080).toString('latin1');
    const { dataDir } = inbox.server.config;
    expect(contentOf(dataDir)).toContain(middle);
    await inbox.post(`/api/admin/submissions/${visitor.reference}/delete`);
    await expect.poll(() => contentOf(dataDir)).not.toContain(middle);
  });
});

describe('mails about photos', () => {
  test('lead the visitor to the page that takes them, and no token is stored', async () => {
    const { inbox, mailServer } = await startMailingInbox();
    const { reference } = await askFor(inbox.server);
    const mails = await mailServer.received(2);
    const acknowledgement = mails.find(({ to_ }) => to_[0] === 'ada.ferrer@example.com');
    const [link = ''] =
      /https:\/\/www\.example\.com\/photos\/[\w-]{43}/.exec(acknowledgement?.text ?? '') ?? [];
    expect(acknowledgement?.html).toContain(`href="${link}"`);
    expect(acknowledgement?.text).toContain('within 14 days');
    await send(visitorOf(inbox.server, link, reference), await photo(1));
    expect((await inbox.record(reference)).photos).toHaveLength(1);
    const [shown] = (await findMails(inbox)).filter(({ kind }) => kind === 'acknowledgement');
    expect(JSON.stringify((await inbox.get(`/api/admin/mails/${shown?.id}`)).body)).toContain(
      `${SITE}/photos/…`,
    );
    for (const { subject, html } of mails.filter(({ to_ }) => to_[0] === 'desk@example.com'))
      expect([subject, String(html).includes('/photos/')]).toEqual([subject, false]);
  });

  test('say to staff how many have come by then, and have none of them', async () => {
    const { inbox, visitor } = await startWithVisitor({ siteUrl: SITE });
    for (const number of [1, 2, 3]) await send(visitor, await photo(number));
    const { url, received } = await startMailServer();
    await sendOutbox(inbox, url);
    const notice = (await received(2)).find(({ to_ }) => to_[0] !== 'ada.ferrer@example.com');
    expect(notice?.text).toMatch(/Photos\s+3\n/);
    expect(notice?.attachments).toEqual([]);
  });

  test('have no link while only this computer could open it', async () => {
    const mailServer = await startMailServer();
    const { inbox } = await startWithVisitor({ smtpUrl: mailServer.url, siteUrl: 'http://localhost:3000' });
    const mails = await findMails(inbox);
    const { id } = mails.find(({ kind }) => kind === 'acknowledgement') ?? {};
    expect(JSON.stringify((await inbox.get(`/api/admin/mails/${id}`)).body)).not.toContain('/photos/');
  });
});
