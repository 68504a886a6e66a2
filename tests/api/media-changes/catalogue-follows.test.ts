import { renameSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { sitePlaces } from '../../../web/src/data/site-places.ts';
import { expectRefusal } from '../../support/refusal.ts';
import { film, pathIn, Uploader } from '../media-uploads/uploading.ts';
import { startChanging, url } from './changing.ts';

interface Shown {
  readonly product: {
    readonly image_url?: string;
    readonly second_view?: { readonly image_url: string; readonly alt: string };
  };
  readonly revision: number;
  readonly history: readonly { readonly action: string; readonly by: string; readonly changes: unknown }[];
  readonly draft?: { readonly changes: unknown };
  readonly conflicts?: unknown;
}

/** A shop with one ring, whose two pictures are `rings/a.jpg` and `rings/b.jpg`. */
const startShop = async () => {
  const shop = await startChanging(['rings/a.jpg', 'rings/b.jpg', 'c.jpg'], {
    siteUrl: 'https://shop.example',
  });
  const second_view = { image_url: url('rings/b.jpg'), alt: 'From above' };
  const pictures = [{ image_url: url('rings/b.jpg'), alt: 'Worn' }];
  const product = { name: 'Ocean', image_url: url('rings/a.jpg'), second_view, pictures };
  await shop.edit('products', { product });
  const read = async () => (await shop.get('/api/admin/catalogue/products/1')).body as Shown;
  /** Addresses in the catalogue whose file is not there. */
  const missing = async () =>
    (await shop.usage()).missing
      .filter(({ uses }) => uses.some(({ kind }) => kind !== 'site'))
      .map(({ publicUrl }) => publicUrl);
  return { ...shop, read, missing };
};

describe('a piece whose pictures are moved or renamed', () => {
  test('may get a former address again, as with an earlier version: the file it leads to is in use', async () => {
    const { change, edit, read, usage, missing } = await startShop();
    await change('rename', { file: url('c.jpg'), name: 'd.jpg' });
    const { revision } = await read();
    const changes = { image_url: url('c.jpg') };
    expect((await edit('products/1', { changes, revision })).status).toBe(200);
    expect(await missing()).toEqual([]);
    expect((await usage()).uses[url('d.jpg')]).toMatchObject([{ kind: 'product' }]);
    expect((await change('delete', { files: [url('d.jpg')] })).status).toBe(409);
  });

  test('has their new addresses at once, says why, and its pictures stay in use', async () => {
    const { change, read, usage, missing, edit, get } = await startShop();
    const address = url('rings/a.jpg');
    await edit('collections', {
      collection: { name: 'Sea', image_url: `https://shop.example${address}?x#y` },
    });
    await change('rename', { file: address, name: 'Ocean Ring.jpg' });
    const shown = await read();
    expect(shown.product.image_url).toBe('/media/rings/Ocean%20Ring.jpg');
    expect(shown.history[0]).toMatchObject({
      action: 'file-moved',
      by: 'Tester',
      changes: [{ field: 'image_url', from: address, to: '/media/rings/Ocean%20Ring.jpg' }],
    });
    expect(await missing()).toEqual([]);
    const { uses } = await usage();
    expect(uses['/media/rings/Ocean%20Ring.jpg']?.map(({ kind }) => kind)).toEqual(['product', 'collection']);
    expect((await get('/api/admin/catalogue/collections/1')).body).toMatchObject({
      collection: { image_url: 'https://shop.example/media/rings/Ocean%20Ring.jpg?x#y' },
    });
  });

  test('follows a whole folder, in its second view, in the bin of the catalogue and in what is being typed', async () => {
    const { change, read, edit, get, type } = await startShop();
    await edit('products', { product: { name: 'Deleted', image_url: url('rings/a.jpg') } });
    await edit('products/2/delete', { revision: 2 });
    const typed = {
      image_url: url('rings/b.jpg'),
      second_view_image_url: url('rings/a.jpg'),
      pictures: `${url('rings/a.jpg')} Worn\n${url('c.jpg')} Boxed\n${url('rings/b.jpg')} `,
      name: '/media/x',
    };
    await type('products-1', { changes: typed, revision: 1 });
    await type('products-new', { changes: typed, revision: 0 });
    await change('rename', { folder: 'rings', name: 'jewels' });
    const { product, draft } = await read();
    expect(product).toMatchObject({
      image_url: '/media/jewels/a.jpg',
      second_view: { image_url: '/media/jewels/b.jpg', alt: 'From above' },
      pictures: [{ image_url: '/media/jewels/b.jpg', alt: 'Worn' }],
    });
    const followed = {
      ...typed,
      image_url: '/media/jewels/b.jpg',
      second_view_image_url: '/media/jewels/a.jpg',
      pictures: `/media/jewels/a.jpg Worn\n${url('c.jpg')} Boxed\n/media/jewels/b.jpg `,
    };
    expect(draft?.changes).toEqual(followed);
    const { body } = await get('/api/admin/unsaved');
    expect(body).toMatchObject({ forms: { 'catalogue-products-new': { changes: followed } } });
    const back = await edit('products/2/undelete', { revision: 99 });
    expect((back.body as Shown).product.image_url).toBe('/media/jewels/a.jpg');
  });

  test('keeps what somebody saves on a form from before in other fields; pictures are asked about', async () => {
    const { change, read, edit } = await startShop();
    const { revision } = await read();
    await change('move', { files: [url('rings/a.jpg'), url('rings/b.jpg')], to: '' });
    expect((await edit('products/1', { changes: { name: 'Ocean II' }, revision })).status).toBe(200);
    expect((await read()).product).toMatchObject({ name: 'Ocean II', image_url: '/media/a.jpg' });
    const other = await edit('products/1', { changes: { image_url: url('c.jpg') }, revision });
    expect(other.status).toBe(409);
    expect((other.body as Shown).conflicts).toEqual({
      image_url: { yours: url('c.jpg'), theirs: '/media/a.jpg' },
    });
  });
});

describe('old addresses', () => {
  test('of files and of what was in folders lead to the present one, over several moves', async () => {
    const { change, server } = await startShop();
    await change('rename', { file: url('rings/a.jpg'), name: 'x y.jpg' });
    await change('rename', { folder: 'rings', name: 'jewels' });
    await change('move', { files: [url('jewels/x y.jpg')], to: '' });
    // As a browser asks for the picture of a page.
    const headers = { accept: 'image/avif,*/*', referer: `${server.url}/` };
    const ask = (address: string) => fetch(server.url + address, { redirect: 'manual', headers });
    for (const [from, to] of [
      ['/media/rings/a.jpg', '/media/x%20y.jpg'],
      ['/media/rings/x%20y.jpg?v=1', '/media/x%20y.jpg?v=1'],
      ['/media/rings/b.jpg', '/media/jewels/b.jpg'],
      ['/images/640/rings/b.jpg', '/images/640/jewels/b.jpg'],
      ['/images/preview/rings/b.jpg', '/images/preview/jewels/b.jpg'],
    ] as const) {
      const answer = await ask(from);
      expect([answer.status, answer.headers.get('location')]).toEqual([301, to]);
      // Another file may take the place.
      expect(answer.headers.get('cache-control')).toBe('public, no-cache');
    }
    expect((await ask('/media/rings/none.jpg')).status).toBe(404);
  });

  test('belong to the file that is there now, and to nobody when the moved one is deleted', async () => {
    const { change, put, get, folder, server } = await startShop();
    await change('move', { files: [url('rings/a.jpg')], to: '' });
    put('rings/a.jpg', 'another');
    expect((await get('/media/rings/a.jpg')).body).toBe('another');
    renameSync(path.join(folder, 'rings/a.jpg'), path.join(folder, 'elsewhere.jpg'));
    await change('delete', { files: [url('a.jpg')], confirmed: true });
    expect((await get('/media/rings/a.jpg')).status).toBe(404);
    expect((await get('/media/%E0%A4%A')).status).toBe(404);
    // There and back again is no loop.
    await change('rename', { file: url('c.jpg'), name: 'd.jpg' });
    await change('rename', { file: url('d.jpg'), name: 'c.jpg' });
    expect((await fetch(`${server.url}/media/d.jpg`, { redirect: 'manual' })).status).toBe(301);
    await change('delete', { files: [url('c.jpg')] });
    expect((await get('/media/d.jpg')).status).toBe(404);
  });
});

test('deleting what is in use says where, and is done once that is confirmed', async () => {
  const { change, missing, paths } = await startShop();
  const answer = await change('delete', { folders: ['rings'], files: [url('c.jpg')] });
  const { present, ...failure } = answer.body as { present: unknown };
  expectRefusal({ ...answer, body: failure }, 409, 'conflict');
  const use = { kind: 'product', name: 'Ocean' };
  const shownFirst = { ...use, record: { kind: 'products', id: expect.any(Number) } };
  expect(present).toEqual({ uses: { [url('rings/a.jpg')]: [shownFirst], [url('rings/b.jpg')]: [use] } });
  expect(await paths()).toHaveLength(3);
  const deleted = await change('delete', { folders: ['rings'], files: [url('c.jpg')], confirmed: true });
  expect(deleted.body).toMatchObject({ failed: [] });
  expect(await paths()).toEqual([]);
  expect(await missing()).toHaveLength(2);
  await change('undelete', deleted.body as object);
  expect(await missing()).toEqual([]);
});

test('a renamed folder is found by what was deleted from it, by an upload under way and by a phone', async () => {
  const { change, makeFolder, missing, get, paths, server, token } = await startShop();
  makeFolder('rings/gold');
  const uploader = new Uploader(server.url, token);
  const bytes = film(2000);
  const upload = await uploader.begin(bytes.length, { filename: 'film.mp4', folder: 'rings' });
  await uploader.patch(upload, 0, bytes.subarray(0, 1000));
  const headers = { authorization: `Bearer ${token}` };
  await server.post('/api/admin/phone-uploads', { folder: 'rings/gold' }, headers);
  const deleted = await change('delete', { files: [url('rings/a.jpg')], confirmed: true });
  await change('rename', { folder: 'rings', name: 'bands' });
  await change('undelete', deleted.body as object);
  expect(await missing()).toEqual([]);
  expect(pathIn(await uploader.patch(upload, 1000, bytes.subarray(1000)))).toBe('bands/film.mp4');
  expect((await get('/api/admin/phone-uploads')).body).toMatchObject({ link: { folder: 'bands/gold' } });
  expect(await paths()).toEqual(['bands/a.jpg', 'bands/b.jpg', 'bands/film.mp4', 'c.jpg']);
});

test('a deleted folder keeps its name when another one that had it is renamed', async () => {
  const { change, put, paths } = await startChanging(['rings/a.jpg']);
  const deleted = await change('delete', { folders: ['rings'] });
  put('rings/b.jpg');
  await change('rename', { folder: 'rings', name: 'bands' });
  await change('undelete', deleted.body as object);
  expect(await paths()).toEqual(['bands/b.jpg', 'rings/a.jpg']);
});

test('the pages of the site follow a file that is moved, with everything else they have of it', async () => {
  const index = sitePlaces.findIndex(({ focus }) => focus !== undefined);
  const place = sitePlaces[index];
  const src = place?.src ?? '';
  const { change, get, usage, server } = await startChanging([src.slice('/media/'.length)]);
  const name = 'Moved.jpg';
  expect((await change('rename', { file: src, name })).status).toBe(200);
  const image_url = src.replace(/[^/]+$/, name);
  expect((await get(`/api/admin/catalogue/site-pictures/${index + 1}`)).body).toMatchObject({
    'site-picture': { place: place?.place, image_url, alt: place?.alt, focus: place?.focus?.at },
    history: [{ action: 'file-moved' }],
  });
  expect((await usage()).uses[image_url]).toContainEqual({
    kind: 'site',
    name: place?.part,
    page: place?.page,
    record: { kind: 'site-pictures', id: index + 1 },
  });
  expect(server.catalogue.current.shop?.pictures?.[place?.place ?? '']).toMatchObject({ src: image_url });
});

describe('what is kept of a form that nobody saved', () => {
  const nested = (depth: number): unknown => (depth === 0 ? 'x' : [nested(depth - 1)]);

  test('has names and values of fields, none deeper than those of a form, so that files can always be moved', async () => {
    const { type, change } = await startShop();
    for (const changes of [{ details: nested(3000) }, { 'no field': 'x' }])
      expectRefusal(await type('products-1', { changes, revision: 1 }), 400, 'validation');
    expect((await change('rename', { file: url('c.jpg'), name: 'd.jpg' })).status).toBe(200);
  });

  test('that an earlier version has kept at any depth holds up no move', async () => {
    const { server, change } = await startShop();
    const { id } = await server.database.query.selectFrom('admins').select('id').executeTakeFirstOrThrow();
    await server.database.writes.run((trx) =>
      trx
        .insertInto('unsaved_texts')
        .values({
          admin_id: id,
          form: 'catalogue-products-1',
          revision: 1,
          changes: `{"details":${'['.repeat(5000)}${']'.repeat(5000)}}`,
          saved_at: '2026-06-01T16:00:00.000Z',
        })
        .execute(),
    );
    expect((await change('rename', { file: url('c.jpg'), name: 'd.jpg' })).status).toBe(200);
  });
});
