import {
  type BulkChange,
  type BulkPreview,
  type BulkResult,
  bulkListSchema,
  bulkPreviewSchema,
  bulkResultSchema,
  redirectListSchema,
} from '@jeweler/core/schemas';
import { describe, expect, test } from 'vitest';
import { manyProducts } from '../../support/products.ts';
import { expectRefusal } from '../../support/refusal.ts';
import { smallCatalogue } from '../../support/sample-catalogue.ts';
import { openDesk, ring } from './catalogue-desk.ts';

const BULK = '/api/admin/catalogue/products/bulk';

const open = async (catalogue = smallCatalogue()) => {
  const desk = await openDesk(catalogue);
  return {
    ...desk,
    preview: async (change: BulkChange, which: object = { filter: {} }): Promise<BulkPreview> =>
      bulkPreviewSchema.parse((await desk.post(`${BULK}/preview`, { which, change })).body),
    apply: async (preview: string, except: number[] = []): Promise<BulkResult> =>
      bulkResultSchema.parse((await desk.post(`${BULK}/apply`, { preview, except })).body),
    undo: async (undo: string, all = false): Promise<BulkResult> =>
      bulkResultSchema.parse((await desk.post(`${BULK}/undo`, { undo, all })).body),
    prices: async () => (await desk.shown()).map(({ price }) => price),
  };
};

describe('a change of prices', () => {
  test('shows every figure before, names what has no price or would have none, and changes nothing yet', async () => {
    const { preview, prices } = await open();
    const shown = await preview({ kind: 'price-percent', percent: 10, rounding: 50 });
    expect(shown.rows).toEqual([
      { id: 30, name: 'Old Cut Solitaire', field: 'price', from: 4850.5, to: 5350 },
    ]);
    expect(shown.unchanged).toEqual([{ id: 3, name: 'Émeraude „Drops” 💚', reason: 'It has no price.' }]);
    expect(await prices()).toEqual([4850.5, undefined]);
    const { rows, unchanged } = await preview({ kind: 'price-amount', amount: -5000 });
    expect([rows, unchanged[0]?.reason]).toEqual([[], 'Its price would be nothing.']);
  });

  test('is done and undone in one step each, and once', async () => {
    const { preview, apply, undo, prices, post } = await open();
    const shown = await preview({ kind: 'price-amount', amount: -100 });
    expect(await apply(shown.preview)).toEqual({ undo: shown.preview, changed: 1, left: [] });
    expect(await prices()).toEqual([4750.5, undefined]);
    // Sent again by somebody to whom the answer was lost, it is the same answer.
    expect(await apply(shown.preview)).toEqual({ undo: shown.preview, changed: 1, left: [] });
    expect(await prices()).toEqual([4750.5, undefined]);
    expect((await undo(shown.preview)).changed).toBe(1);
    expect(await prices()).toEqual([4850.5, undefined]);
    expectRefusal(await post(`${BULK}/apply`, { preview: shown.preview, except: [] }), 404, 'not_found');
    expectRefusal(await post(`${BULK}/undo`, { undo: shown.preview }), 404, 'not_found');
  });

  test('is refused at its field', async () => {
    const { post } = await open();
    for (const [change, field] of [
      [{ kind: 'price-percent', percent: 0 }, 'change.percent'],
      [{ kind: 'price-percent', percent: -91 }, 'change.percent'],
      [{ kind: 'price-amount', amount: 'much' }, 'change.amount'],
    ] as const) {
      const refused = expectRefusal(
        await post(`${BULK}/preview`, { which: { ids: [30] }, change }),
        400,
        'validation',
      );
      expect(Object.keys(refused.fields ?? {})).toEqual([field]);
    }
  });

  test('leaves rows out, and what somebody has changed since the preview', async () => {
    const catalogue = smallCatalogue({ products: manyProducts(4, { price: 100 }) });
    const [a = 0, b = 0, c = 0] = catalogue.products.map(({ id }) => id);
    const { preview, apply, undo, change, get, prices } = await open(catalogue);
    const shown = await preview({ kind: 'price-percent', percent: 10 });
    await change(await get('products', b), { price: 500 });
    const result = await apply(shown.preview, [a]);
    expect(result).toMatchObject({
      changed: 2,
      left: [{ id: b, reason: 'Someone has changed it since.' }],
    });
    expect(await apply(shown.preview, [a])).toEqual(result);
    expect(await prices()).toEqual([100, 500, 110, 110]);

    await change(await get('products', c), { price: 120 });
    expect(await undo(result.undo)).toMatchObject({ changed: 1, left: [{ id: c }] });
    expect(await prices()).toEqual([100, 500, 120, 100]);
    expect(await undo(result.undo, true)).toMatchObject({ changed: 1, left: [] });
    expect(await prices()).toEqual([100, 500, 100, 100]);
  });
});

describe('a change of states and places', () => {
  test('hides and shows a category’s pieces', async () => {
    const { preview, apply, undo, shown } = await open();
    const { preview: id } = await preview({ kind: 'state', state: 'hidden' }, { filter: { category: 1 } });
    await apply(id);
    expect((await shown()).map((product) => product.id)).toEqual([3]);
    await undo(id);
    expect(await shown()).toHaveLength(2);
  });

  test('hides a category with the pieces that visitors see, all or nothing, and is taken back as one', async () => {
    const { preview, apply, undo, create, act, get, post, shown, read } = await open();
    const draft = await create({ ...ring, category_id: 1, slug: 'draft-ring' });
    const sold = await create({ ...ring, category_id: 1, slug: 'sold-ring' }, 'live');
    read('products', await act(sold, 'state', { state: 'sold' }));
    const change = { kind: 'state', state: 'hidden', with_category: 1 } as const;
    const which = { filter: { category: 1 } };
    const left = await preview(change, which);
    const refused = await post(`${BULK}/apply`, { preview: left.preview, except: [30] });
    expectRefusal(refused, 409, 'conflict');
    expect((await get('products', sold.id)).state).toBe('sold');

    const found = await preview(change, which);
    expect(found.rows.map(({ id }) => id)).toEqual([30, sold.id]);
    expect(await apply(found.preview)).toMatchObject({ changed: 2, left: [] });
    expect((await get('categories', 1)).state).toBe('hidden');
    expect((await shown()).map(({ id }) => id)).toEqual([3]);
    expect(await undo(found.preview)).toMatchObject({ changed: 3, left: [] });
    expect((await get('categories', 1)).state).toBe('live');
    expect((await get('products', sold.id)).state).toBe('sold');
    expect((await get('products', draft.id)).state).toBe('draft');
  });

  test('is taken back with the day of the sale, a plan and the place in a collection', async () => {
    const { preview, apply, undo, create, act, get, read, server } = await open();
    const add = (slug: string, state?: string) => create({ ...ring, slug, collection_id: 7 }, state);
    const sold = read('products', await act(await add('sold-ring', 'live'), 'state', { state: 'sold' }));
    const plan = { state: 'live', at: '2099-01-05T09:30' };
    const planned = read('products', await act(await add('planned-ring'), 'state', plan));
    const placed = read('products', await act(sold, 'move', { after: null, collection: 7 }));
    server.time.now = new Date(server.time.now.getTime() + 60_000);
    const ids = [sold.id, planned.id];
    for (const change of [
      { kind: 'state', state: 'hidden' },
      { kind: 'collection', collection_id: null },
    ] as const) {
      const shown = await preview(change, { ids });
      await apply(shown.preview);
      expect(await undo(shown.preview)).toMatchObject({ changed: 2, left: [] });
    }
    expect(await get('products', sold.id)).toMatchObject({ fields: placed.fields, soldAt: sold.soldAt });
    expect((await get('products', planned.id)).publishAt).toBe(planned.publishAt);
  });

  test('names what cannot be shown to visitors, with the reason', async () => {
    const { preview, create } = await open();
    const draft = await create({ name: 'Only a name' });
    const { rows, unchanged } = await preview({ kind: 'state', state: 'live' }, { ids: [draft.id, 30] });
    expect(rows).toEqual([]);
    expect(unchanged.map(({ reason }) => reason)).toEqual([
      'Please enter an address. Please enter a description. Please choose a picture from the media library. Please choose a category.',
      'There is nothing to change.',
    ]);
  });

  test('moves to another category, out of a collection, and is listed with who did it', async () => {
    const { preview, apply, shown, get } = await open();
    await apply((await preview({ kind: 'category', category_id: 2 }, { ids: [30] })).preview);
    await apply((await preview({ kind: 'collection', collection_id: null }, { ids: [30] })).preview);
    expect((await shown())[0]).toMatchObject({ category_id: 2 });
    expect((await shown())[0]).not.toHaveProperty('collection_id');
    expect((await get('products', 30)).history).toHaveLength(2);
  });
});

test('the changes of the last 30 days are listed', async () => {
  const desk = await open();
  const { preview } = await desk.preview({ kind: 'price-percent', percent: 10 });
  const list = async () => bulkListSchema.parse((await desk.fetch(BULK)).body).changes;
  expect(await list()).toEqual([]);
  await desk.apply(preview);
  expect(await list()).toMatchObject([{ undo: preview, by: 'Tester', count: 1, isUndone: false }]);
});

test('former addresses are listed with their target, and can be removed', async () => {
  const { change, get, post, fetch, server } = await open();
  await change(await get('products', 30), { slug: 'solitaire' });
  const list = async () =>
    redirectListSchema.parse((await fetch('/api/admin/catalogue/redirects')).body).redirects;
  expect(await list()).toEqual([
    {
      from: '/product/old-cut-solitaire',
      to: '/product/solitaire',
      name: 'Old Cut Solitaire',
      retiredAt: server.time.now.toISOString(),
    },
  ]);
  const removed = await post('/api/admin/catalogue/redirects/delete', { from: '/product/old-cut-solitaire' });
  expect(removed.body).toEqual({ redirects: [] });
  expect(server.catalogue.oldAddress('products', 'old-cut-solitaire')).toBeUndefined();
  expectRefusal(
    await post('/api/admin/catalogue/redirects/delete', { from: '/product/none' }),
    404,
    'not_found',
  );
});
