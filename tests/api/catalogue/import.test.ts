import {
  bulkListSchema,
  bulkResultSchema,
  type Catalogue,
  type ImportAnswer,
  importAnswerSchema,
} from '@jeweler/core/schemas';
import { describe, expect, test } from 'vitest';
import { publishDue } from '../../../server/src/catalogue/change-records.ts';
import { expectRefusal } from '../../support/refusal.ts';
import { smallCatalogue } from '../../support/sample-catalogue.ts';
import { openDesk, ring } from './catalogue-desk.ts';

const IMPORT = '/api/admin/catalogue/import';

const open = async () => {
  const desk = await openDesk();
  const send = (catalogue: object, apply?: number) =>
    desk.post(IMPORT, { format: 'json', text: JSON.stringify(catalogue), apply });
  return {
    ...desk,
    send,
    plan: async (catalogue: object): Promise<ImportAnswer> =>
      importAnswerSchema.parse((await send(catalogue)).body),
  };
};

const withoutDrops = () => {
  const [first, ...others] = smallCatalogue().products;
  return { ...smallCatalogue(), products: [{ ...first, price: 5000 }], left: others.length };
};

test('a file is shown as what it changes, and then exactly that is done', async () => {
  const { plan, send, shown, get } = await open();
  const { left: _, ...file } = withoutDrops();
  const first = await plan(file);
  expect(first.plan).toEqual({
    created: [],
    changed: [
      {
        kind: 'products',
        id: 30,
        name: 'Old Cut Solitaire',
        changes: [{ field: 'price', from: 4850.5, to: 5000 }],
      },
    ],
    removed: [{ kind: 'products', id: 3, name: 'Émeraude „Drops” 💚' }],
    unchanged: 5,
  });
  expect(await shown()).toHaveLength(2);
  expect((await send(file, first.revision)).status).toBe(200);
  expect((await shown()).map(({ price }) => price)).toEqual([5000]);
  // Deleted as by hand: it can be brought back.
  expect((await get('products', 3)).deletedAt).toBeDefined();
  expect((await get('products', 30)).history[0]).toMatchObject({ by: 'Tester', action: 'imported' });
});

describe('an import is undone', () => {
  const BULK = '/api/admin/catalogue/products/bulk';
  const openImported = async (file: object) => {
    const desk = await open();
    const before = await desk.shown();
    const { revision } = await desk.plan(file);
    const { undo = '' } = importAnswerSchema.parse((await desk.send(file, revision)).body);
    const takeBack = async (all = false) =>
      bulkResultSchema.parse((await desk.post(`${BULK}/undo`, { undo, all })).body);
    return { ...desk, before, undo, takeBack };
  };

  test('in one step: earlier values, what it deleted is back at its address, what it made is deleted; once', async () => {
    const { left: _, ...others } = withoutDrops();
    const { categories, products } = others;
    const made = { ...ring, id: 90, slug: 'from-file', category_id: 9 };
    const { before, shown, takeBack, get, fetch, post, undo } = await openImported({
      ...others,
      categories: [...categories, { ...categories[0], id: 9, slug: 'charms', name: 'Charms' }],
      products: [...products, made],
    });
    expect((await shown()).map(({ id }) => id)).toEqual([30, 90]);
    const list = async () => bulkListSchema.parse((await fetch(BULK)).body).changes;
    expect(await list()).toMatchObject([{ undo, change: { kind: 'import' }, count: 4, isUndone: false }]);
    expect(await takeBack()).toEqual({ undo, changed: 4, left: [] });
    expect(await shown()).toEqual(before);
    expect((await get('products', 90)).deletedAt).toBeDefined();
    expect((await get('categories', 9)).deletedAt).toBeDefined();
    expect(await list()).toMatchObject([{ isUndone: true }]);
    expectRefusal(await post(`${BULK}/undo`, { undo }), 404, 'not_found');
  });

  test('also for a draft that lost its address to a piece of the file, and its plan; the comparison names it', async () => {
    const desk = await open();
    const draft = await desk.create(ring);
    desk.read('products', await desk.act(draft, 'state', { state: 'live', at: '2099-06-05T09:00' }));
    const [first] = smallCatalogue().products;
    const products = [...smallCatalogue().products, { ...first, id: 50, slug: ring.slug }];
    const file = { ...smallCatalogue(), products };
    const { plan, revision } = await desk.plan(file);
    expect(plan.changed.map(({ id }) => id)).toEqual([draft.id]);
    expect(plan.changed[0]?.changes.map(({ field }) => field).sort()).toEqual(['publishAt', 'slug']);
    const { undo } = importAnswerSchema.parse((await desk.send(file, revision)).body);
    expect(await desk.get('products', draft.id)).not.toHaveProperty('publishAt');
    const back = bulkResultSchema.parse((await desk.post(`${BULK}/undo`, { undo, all: false })).body);
    expect(back).toMatchObject({ changed: 2, left: [] });
    expect(await desk.get('products', draft.id)).toMatchObject({
      fields: { slug: ring.slug },
      publishAt: '2099-06-05T13:00:00.000Z',
    });
  });

  test('but for what somebody has changed since, which can be taken back too', async () => {
    const [first, second] = smallCatalogue().products;
    const file = {
      ...smallCatalogue(),
      products: [
        { ...first, price: 5000 },
        { ...second, price: 300 },
      ],
    };
    const { shown, change, get, takeBack } = await openImported(file);
    await change(await get('products', 30), { price: 5100, name: 'Old Cut' });
    expect(await takeBack()).toMatchObject({
      changed: 1,
      left: [{ id: 30, name: 'Old Cut', reason: 'Someone has changed it since.' }],
    });
    expect((await shown()).map(({ price }) => price)).toEqual([5100, undefined]);
    expect(await takeBack(true)).toMatchObject({ changed: 1, left: [] });
    expect(await shown()).toMatchObject([{ price: 4850.5, name: 'Old Cut' }, {}]);
  });
});

test('when something has changed since, nothing is done and the new plan is shown', async () => {
  const { plan, send, create, shown } = await open();
  const { left: _, ...file } = withoutDrops();
  const { revision } = await plan(file);
  const added = await create(ring, 'live');
  const refused = await send(file, revision);
  expect(refused.status).toBe(409);
  const { present } = refused.body as { present: unknown };
  expect(importAnswerSchema.parse(present).plan.removed.map(({ id }) => id)).toContain(added.id);
  expect(await shown()).toHaveLength(3);
});

test('drafts and hidden pieces stay; one whose address the file gives to another loses it', async () => {
  const { create, get, server } = await open();
  const draft = await create(ring);
  const [first] = smallCatalogue().products;
  if (!first) throw new Error('The sample has products.');
  await server.catalogue.replace({
    ...smallCatalogue(),
    products: [...smallCatalogue().products, { ...first, id: 50, slug: ring.slug }],
  });
  const { state, fields } = await get('products', draft.id);
  const { slug: _, ...rest } = ring;
  expect({ state, fields }).toEqual({ state: 'draft', fields: rest });
});

test('pieces of a hidden collection, which the file cannot name, stay in it', async () => {
  const { act, change, get, post, read, server, plan } = await open();
  read('products', await change(await get('products', 30), { collection_rank: 3 }));
  read('collections', await act(await get('collections', 7), 'state', { state: 'hidden' }, 'collections'));
  const { body } = await post('/api/admin/catalogue/downloads', { format: 'json' });
  const file = (await server.request('GET', (body as { url: string }).url)).body as Catalogue;
  expect(file.products[0]).not.toHaveProperty('collection_id');
  expect((await plan(file)).plan).toMatchObject({ changed: [], removed: [], unchanged: 6 });
  // A file that knows the collection says who is in it.
  const { collections } = smallCatalogue();
  const known = await plan({ ...file, collections });
  expect(
    known.plan.changed.find(({ kind }) => kind === 'products')?.changes.map(({ field }) => field),
  ).toEqual(['collection_id', 'collection_rank']);
});

test('two products may exchange their addresses', async () => {
  const { server, shown } = await open();
  const [a, b] = smallCatalogue().products;
  if (!a || !b) throw new Error('The sample has two products.');
  const products = [
    { ...a, slug: b.slug },
    { ...b, slug: a.slug },
  ];
  await server.catalogue.replace({ ...smallCatalogue(), products });
  expect(await shown()).toEqual(products);
});

test('what is no catalogue is shown as its faults, and cannot be applied', async () => {
  const { post } = await open();
  for (const [what, text, fault] of [
    ['no JSON', '{', { message: expect.stringMatching(/^The file is not JSON/) }],
    [
      'an unknown field',
      JSON.stringify({ ...smallCatalogue(), colours: [] }),
      { field: 'colours', message: expect.stringMatching(/^there is no such field/) },
    ],
    ['nothing', '', { message: 'The file is empty.' }],
  ] as const) {
    const shown = importAnswerSchema.parse((await post(IMPORT, { format: 'json', text })).body);
    expect([what, shown.faults]).toEqual([what, [fault]]);
    const apply = shown.revision;
    const refused = expectRefusal(await post(IMPORT, { format: 'json', text, apply }), 400, 'validation');
    expect(refused.message).toBe(shown.faults[0]?.message);
  }
});

test('what is the same keeps its revision and gets no history', async () => {
  const { get, server } = await open();
  const { revision } = await get('products', 30);
  await server.catalogue.replace(smallCatalogue());
  expect(await get('products', 30)).toMatchObject({ revision, history: [] });
});

test('a planned piece whose category has been removed stays a draft, and its plan ends', async () => {
  const { create, act, read, server, get, shown } = await open();
  const planned = read(
    'products',
    await act(await create({ ...ring, category_id: 2 }), 'state', { state: 'live', at: '2026-06-02T09:00' }),
  );
  const { categories, products, ...rest } = smallCatalogue();
  await server.catalogue.replace({
    ...rest,
    categories: categories.filter(({ id }) => id !== 2),
    products: products.filter(({ category_id }) => category_id !== 2),
  });
  await publishDue(server.database, new Date('2026-06-02T14:00:00.000Z'));
  const after = await get('products', planned.id);
  expect({ state: after.state, publishAt: after.publishAt }).toEqual({
    state: 'draft',
    publishAt: undefined,
  });
  expect(await shown()).toHaveLength(1);
});
