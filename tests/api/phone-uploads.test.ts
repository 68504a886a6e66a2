import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { openedPhoneLinkSchema, phoneLinkSchema, phoneLinkStateSchema } from '@jeweler/core/schemas';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { expectRefusal } from '../support/refusal.ts';
import { signIn } from '../support/sign-in.ts';
import { type Library, startLibrary } from './media-library/library.ts';

const MINUTE_MS = 60_000;

/** A picture whose content is another for each number. */
const picture = (number: number): Promise<Buffer> =>
  sharp({ create: { width: 40 + number, height: 30, channels: 3, background: '#a67c3d' } })
    .jpeg()
    .toBuffer();

const metadata = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
    .join(',');

const TUS = { 'tus-resumable': '1.0.0' };

/** A library with the folder `rings`, whose staff give links to phones. */
const open = async (changes: Parameters<typeof startLibrary>[1] = {}) => {
  const library: Library = await startLibrary(['rings/old.jpg'], changes);
  const { server, token } = library;
  const headers = { authorization: `Bearer ${token}` };
  const ask = (folder: string, as = headers) => server.post('/api/admin/phone-uploads', { folder }, as);
  return {
    ...library,
    ask,
    headers,
    /** Makes a link; returns its token. */
    link: async (folder = 'rings', as = headers) =>
      phoneLinkSchema
        .parse((await ask(folder, as)).body)
        .url.split('/')
        .at(-1) ?? '',
    state: async () =>
      phoneLinkStateSchema.parse((await server.request('GET', '/api/admin/phone-uploads', { headers })).body)
        .link,
    page: (phone: string) => server.request('GET', `/phone/${phone}`),
    start: (phone: string) => server.request('POST', `/api/phone-uploads/${phone}/open`),
    create: (phone: string, size: number, name: string, more: Readonly<Record<string, string>> = {}) =>
      server.request('POST', `/api/phone-uploads/${phone}`, {
        headers: {
          ...TUS,
          'upload-length': String(size),
          'upload-metadata': metadata({ filename: name, clash: 'keep', ...more }),
        },
      }),
    patch: (address: string, content: Buffer, offset = 0) =>
      server.request('PATCH', address, {
        headers: {
          ...TUS,
          'upload-offset': String(offset),
          'content-type': 'application/offset+octet-stream',
        },
        body: new Uint8Array(content),
      }),
    later: (minutes: number) => {
      server.time.now = new Date(server.time.now.getTime() + minutes * MINUTE_MS);
    },
  };
};

type Phones = Awaited<ReturnType<typeof open>>;

const send = async ({ create, patch }: Phones, phone: string, name: string, content: Buffer) => {
  const { headers } = await create(phone, content.length, name);
  return patch(headers.get('location') ?? '', content);
};

test('a phone sends pictures into one folder without signing in, and the portal sees them arrive', async () => {
  const phones = await open();
  const { folder, link, state, start, paths } = phones;
  const phone = await link();
  expect(await state()).toMatchObject({ folder: 'rings', isOpened: false, received: [] });
  const opened = openedPhoneLinkSchema.parse((await start(phone)).body);
  expect(opened).toMatchObject({ folder: 'rings', received: [], filesLeft: 60, bytesLeft: 1_000_000_000 });
  expect((await send(phones, phone, 'halo.jpg', await picture(1))).status).toBe(204);
  phones.later(1);
  expect((await send(phones, phone, 'halo.jpg', await picture(2))).status).toBe(204);
  expect(await state()).toMatchObject({
    isOpened: true,
    received: [
      { relativePath: 'rings/halo.jpg', publicUrl: '/media/rings/halo.jpg' },
      { relativePath: 'rings/halo-2.jpg' },
    ],
  });
  await expect.poll(paths).toEqual(['rings/halo-2.jpg', 'rings/halo.jpg', 'rings/old.jpg']);
  expect(readdirSync(path.join(folder, 'rings')).sort()).toEqual(['halo-2.jpg', 'halo.jpg', 'old.jpg']);
  const again = openedPhoneLinkSchema.parse((await start(phone)).body);
  expect(again.received).toHaveLength(2);
  expect(again.filesLeft).toBe(58);
});

test('photos of a piece are called after it, in its folder, and come in the order in which they were chosen', async () => {
  const phones = await open();
  const { server, headers, state, start, create, patch } = phones;
  const aim = (target: object) => server.post('/api/admin/phone-uploads/aim', target, headers);
  const made = await server.post(
    '/api/admin/phone-uploads',
    { folder: 'products', name: 'oval-halo' },
    headers,
  );
  const phone = phoneLinkSchema.parse(made.body).url.split('/').at(-1) ?? '';
  await start(phone);
  const begun = await Promise.all(
    ['2000', '1000'].map(async (chosen, index) => {
      const content = await picture(index);
      const answer = await create(phone, content.length, `IMG_${index}.JPG`, { chosen });
      return { content, address: answer.headers.get('location') ?? '' };
    }),
  );
  for (const { address, content } of begun) expect((await patch(address, content)).status).toBe(204);
  const names = async () => (await state())?.received.map(({ relativePath }) => relativePath);
  expect(await names()).toEqual(['products/oval-halo-2.jpg', 'products/oval-halo.jpg']);
  // A time is no ending.
  await send(phones, phone, 'IMG 3.04 PM', await picture(4));
  expect((await names())?.at(-1)).toBe('products/oval-halo-3.jpg');

  expect((await aim({ folder: 'rings' })).status).toBe(204);
  await send(phones, phone, 'IMG_9.JPG', await picture(9));
  expect(await state()).not.toHaveProperty('name');
  expect((await names())?.at(-1)).toBe('rings/IMG_9.JPG');
  expectRefusal(await aim({ folder: 'nowhere' }), 404, 'not_found');
  expectRefusal(await aim({ folder: 'rings', name: '../x' }), 400, 'validation');
});

test('a link can be opened for ten minutes, and works for an hour from then on', async () => {
  const { link, later, page, start, state } = await open();
  const late = await link();
  later(11);
  expect((await page(late)).status).toBe(404);
  expectRefusal(await start(late), 404, 'not_found');
  expect(await state()).toBeUndefined();

  const phone = await link();
  later(9);
  // Looking at the page does not begin the hour: programs look at addresses before people do.
  expect((await page(phone)).status).toBe(200);
  later(0.5);
  await start(phone);
  later(59);
  expect((await start(phone)).status).toBe(200);
  later(2);
  expectRefusal(await start(phone), 404, 'not_found');
});

test('a new link ends the person’s one before, whichever computer asked for it', async () => {
  const { link, page, server } = await open();
  const first = await link();
  const second = await link();
  expect((await page(first)).status).toBe(404);
  expect((await page(second)).status).toBe(200);
  const same = { authorization: `Bearer ${await signIn(server)}` };
  await link('rings', same);
  expect((await page(second)).status).toBe(404);
});

test('it ends when staff say so, and nothing more arrives, even of what was being sent', async () => {
  const phones = await open();
  const { server, headers, link, start, create, patch, page, folder } = phones;
  const phone = await link();
  await start(phone);
  const content = await picture(1);
  const location = (await create(phone, content.length, 'halo.jpg')).headers.get('location') ?? '';
  expect((await patch(location, content.subarray(0, 100))).status).toBe(204);
  const revoked = await server.request('POST', '/api/admin/phone-uploads/revoke', { headers });
  expect(revoked.status).toBe(204);
  expectRefusal(await patch(location, content.subarray(100), 100), 404, 'not_found');
  expect((await fetch(server.url + location, { method: 'HEAD', headers: TUS })).status).toBe(404);
  expect((await create(phone, 10, 'more.jpg')).status).toBe(404);
  expect((await page(phone)).status).toBe(404);
  expect(readdirSync(path.join(folder, 'rings'))).toEqual(['old.jpg']);
});

test('it ends with the session that it was made in', async () => {
  const { server, headers, link, page } = await open();
  const phone = await link();
  await server.request('POST', '/api/admin/logout', { headers });
  expect((await page(phone)).status).toBe(404);
});

test('it takes 60 files and 1 GB, and no more', async () => {
  const { link, start, create } = await open();
  const films = await link();
  await start(films);
  expect((await create(films, 600_000_000, 'a.mp4')).status).toBe(201);
  expectRefusal(await create(films, 600_000_000, 'b.mp4'), 413, 'too_large');
  expect((await create(films, 300_000_000, 'c.mp4')).status).toBe(201);
  const many = await link();
  await start(many);
  for (let number = 1; number <= 60; number += 1)
    expect((await create(many, 1000, `${number}.jpg`)).status).toBe(201);
  expectRefusal(await create(many, 1000, '61.jpg'), 413, 'too_large');
  expect((await start(many)).body).toMatchObject({ filesLeft: 0 });
});

test('of many that begin at once it takes no more', async () => {
  const { link, start, create } = await open();
  const phone = await link();
  await start(phone);
  const answers = await Promise.all(
    Array.from({ length: 70 }, (_, index) => create(phone, 1000, `${index}.jpg`)),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(60);
});

test('what it has sent cannot be taken back to make room for more', async () => {
  const phones = await open();
  const { server, link, start, create, patch } = phones;
  const phone = await link();
  await start(phone);
  const content = await picture(1);
  const location = (await create(phone, content.length, 'halo.jpg')).headers.get('location') ?? '';
  await patch(location, content);
  expectRefusal(await server.request('DELETE', location, { headers: TUS }), 404, 'not_found');
  expect((await start(phone)).body).toMatchObject({ filesLeft: 59 });
});

test('it only adds: no file is replaced or skipped, whatever is asked for, and no document is taken', async () => {
  const phones = await open();
  const { server, folder, link, start, create, patch } = phones;
  const phone = await link();
  await start(phone);
  for (const [number, clash] of ['replace', 'skip', 'ask'].entries()) {
    const content = await picture(number);
    const location =
      (await create(phone, content.length, 'old.jpg', { clash })).headers.get('location') ?? '';
    await server.post(`${location}/decision`, { clash: 'replace' });
    expect((await patch(location, content)).status).toBe(204);
  }
  expect(readdirSync(path.join(folder, 'rings')).sort()).toEqual([
    'old-2.jpg',
    'old-3.jpg',
    'old-4.jpg',
    'old.jpg',
  ]);
  expect(readFileSync(path.join(folder, 'rings/old.jpg'), 'utf8')).toBe('rings/old.jpg');
  expectRefusal(await create(phone, 1000, 'prices.pdf'), 415, 'unsupported_media_type');
});

test('it leads into no other folder, and no other phone’s uploads', async () => {
  const phones = await open();
  const { ask, headers, link, start, create, server, folder } = phones;
  expectRefusal(await ask('nowhere'), 404, 'not_found');
  expectRefusal(await ask('../rings'), 404, 'not_found');
  expectRefusal(await ask('.uploads'), 404, 'not_found');
  const phone = await link();
  await start(phone);
  const content = await picture(1);
  const created = await create(phone, content.length, 'halo.jpg', { folder: '' });
  await phones.patch(created.headers.get('location') ?? '', content);
  expect(readFileSync(path.join(folder, 'rings', 'halo.jpg')).length).toBeGreaterThan(0);

  const begun = await create(phone, 1000, 'begun.jpg');
  const id = (begun.headers.get('location') ?? '').split('/').at(-1);
  const second = await link('', headers);
  await start(second);
  const stolen = `${server.url}/api/phone-uploads/${second}/${id}`;
  expect((await fetch(stolen, { method: 'HEAD', headers: TUS })).status).toBe(404);
  // A phone's token opens nothing else, and a session's opens no phone's door.
  const asStaff = { authorization: `Bearer ${second}` };
  expect((await server.request('GET', '/api/admin/media', { headers: asStaff })).status).toBe(401);
  const session = headers.authorization.slice('Bearer '.length);
  expect((await server.request('GET', `/phone/${session}`)).status).toBe(404);
});

test('where the media folder is only read there are no links', async () => {
  const { ask } = await open({ mediaWrite: false });
  expectRefusal(await ask('rings'), 404, 'not_found');
});

test('its page runs this site’s script only, and is kept out of caches, search engines and referrers', async () => {
  const { link, page, server } = await open();
  const { headers, body } = await page(await link());
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
  expect(headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; script-src 'self'; connect-src 'self'; img-src 'self' blob:; style-src 'sha256-[^']+'; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
  );
  expect(String(body)).toMatch(/<noscript><p>This page needs JavaScript to send photos\./);
  const spanish = await server.request('GET', '/phone/unknown', { headers: { 'accept-language': 'es-MX' } });
  expect(spanish.status).toBe(404);
  expect(String(spanish.body)).toContain('Este código ya no es válido');
});

test('its token is stored as a hash and is in no line of the log', async () => {
  const phones = await open({ logLevel: 'debug' });
  const { server, link, page, start } = phones;
  const phone = await link();
  expect(phone).toMatch(/^[\w-]{43}$/);
  await page(phone);
  await start(phone);
  await send(phones, phone, 'halo.jpg', await picture(1));
  await send(phones, phone, 'no-picture.jpg', Buffer.from('This is text.'));
  await server.request('GET', `/phone/${phone}/x`);
  await server.request('GET', `/api/phone-uploads/${phone}/x/y`);
  expect(server.logged.length).toBeGreaterThan(0);
  expect(JSON.stringify(server.logged)).not.toContain(phone.slice(3, 12));
  const rows = await server.database.query.selectFrom('phone_links').selectAll().execute();
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(phone);
});

test('whoever guesses tokens is stopped', async () => {
  const { start, link } = await open();
  for (let count = 0; count < 100; count += 1) expectRefusal(await start('guess'), 404, 'not_found');
  expectRefusal(await start('guess'), 429, 'rate_limited');
  expect(await link()).toMatch(/^[\w-]{43}$/);
});
