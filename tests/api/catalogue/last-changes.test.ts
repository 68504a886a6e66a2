import type { CatalogueRecord } from '@jeweler/core/schemas';
import { expect, test } from 'vitest';
import { removeDeleted } from '../../../server/src/catalogue/remove-deleted.ts';
import { readLastChanges } from '../../../server/src/pages/last-changes.ts';
import { smallCatalogue } from '../../support/sample-catalogue.ts';
import { openDesk, ring } from './catalogue-desk.ts';

const MINUTE = 60 * 1000;
const solitaire = '/product/old-cut-solitaire';
const rings = '/category/engagement-rings';

/** A desk whose clock goes on by a minute before each change; `changedNow` are the pages that it has changed. */
const open = async () => {
  const desk = await openDesk();
  const { server, read } = desk;
  const goOn = () => {
    server.time.now = new Date(server.time.now.getTime() + MINUTE);
  };
  const all = async () => Object.fromEntries(await readLastChanges(server.database, server.catalogue));
  return {
    ...desk,
    goOn,
    all,
    changedNow: async () => {
      const now = server.time.now.toISOString();
      return Object.entries(await all()).flatMap(([path, at]) => (at === now ? [path] : []));
    },
    save: async (id: number, changes: object): Promise<CatalogueRecord> => {
      goOn();
      return read('products', await desk.change(await desk.get('products', id), changes));
    },
    does: async (record: Pick<CatalogueRecord, 'id'>, action: string, body: object = {}) => {
      goOn();
      return read('products', await desk.act(await desk.get('products', record.id), action, body));
    },
  };
};

test('nothing is known of what is as the first import made it, or of an import that changes nothing', async () => {
  const { all, goOn, server } = await open();
  expect(await all()).toEqual({});
  goOn();
  await server.catalogue.replace(smallCatalogue());
  expect(await all()).toEqual({});
});

test('a product that appears, is sold or goes changes its page and the lists that it stands in', async () => {
  const { changedNow, create, does, goOn, save } = await open();
  const draft = await create({ ...ring, collection_id: 7 });
  expect(await changedNow()).toEqual([]);
  await save(draft.id, { name: 'Oval Halo Ring' });
  expect(await changedNow()).toEqual([]);
  const lists = [rings, '/collection/heritage'];
  await does(draft, 'state', { state: 'live' });
  expect((await changedNow()).sort()).toEqual([...lists, '/product/oval-halo'].sort());
  await does(draft, 'state', { state: 'sold' });
  expect((await changedNow()).sort()).toEqual([...lists, '/product/oval-halo'].sort());
  await does(draft, 'state', { state: 'hidden' });
  expect((await changedNow()).sort()).toEqual(lists.sort());
  await save(draft.id, { price: 100 });
  expect(await changedNow()).toEqual([]);
  await does(draft, 'state', { state: 'live' });
  await does(draft, 'delete');
  expect((await changedNow()).sort()).toEqual(lists.sort());
  await does(draft, 'undelete');
  expect(await changedNow()).toEqual([]);
  goOn();
  await create({ ...ring, slug: 'second', category_id: 2 }, 'live');
  expect((await changedNow()).sort()).toEqual(['/category/earrings', '/product/second']);
});

test('a change counts for the pages that say it', async () => {
  const { changedNow, save } = await open();
  const pages = [rings, '/collection/heritage', solitaire];
  await save(30, { price: 5000 });
  expect((await changedNow()).sort()).toEqual(pages);
  await save(30, { availability: 'in-shop' });
  expect((await changedNow()).sort()).toEqual(pages);
  await save(30, { description: 'An old cut.', stock_number: 'OV-7' });
  expect(await changedNow()).toEqual([solitaire]);
  await save(30, { category_id: 2 });
  expect((await changedNow()).sort()).toEqual(['/category/earrings', ...pages]);
  await save(30, { slug: 'old-cut' });
  expect((await changedNow()).sort()).toEqual(
    ['/category/earrings', '/collection/heritage', '/product/old-cut'].sort(),
  );
});

test('what visitors do not see changes no page', async () => {
  const { all, change, does, get, save, server } = await open();
  await save(30, { price: 5000 });
  const before = await all();
  await save(30, { bestseller_rank: 9 });
  await does({ id: 30 }, 'move', { after: null });
  await does({ id: 30 }, 'price-check');
  const refused = await change(await get('products', 30), { price: -1 });
  expect(refused.status).toBe(400);
  expect(await all()).toEqual(before);
  expect(before[solitaire]).toBe(new Date(server.time.now.getTime() - 3 * MINUTE).toISOString());
});

test('a category or collection has a page of its own, and what is removed for good leaves the others as they are', async () => {
  const { all, changedNow, act, create, get, does, goOn, read, post, server } = await open();
  goOn();
  const earrings = await get('categories', 2);
  const saved = await post('/api/admin/catalogue/categories/2', {
    changes: { description: 'For the ear.' },
    revision: earrings.revision,
  });
  expect(saved.status).toBe(200);
  expect(await changedNow()).toEqual(['/category/earrings']);
  goOn();
  read('categories', await act(await get('categories', 2), 'move', { after: 1 }, 'categories'));
  expect(await changedNow()).toEqual([]);
  const before = await all();
  await does(await create({ ...ring, category_id: 1 }), 'delete');
  server.time.now = new Date(server.time.now.getTime() + 31 * 24 * 60 * MINUTE);
  await removeDeleted(server.database, server.time.now, server.catalogue);
  expect(await all()).toEqual(before);
});
