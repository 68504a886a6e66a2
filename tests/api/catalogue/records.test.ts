import { describe, expect, test } from 'vitest';
import { expectRefusal } from '../../support/refusal.ts';
import { RUNS_ALL } from '../../support/runs-all.ts';
import { openDesk as open, path, ring } from './catalogue-desk.ts';

const HOUR = 60 * 60 * 1000;

describe('a record', () => {
  test('is a draft that visitors do not see until it is published', async () => {
    const { create, act, read, shown } = await open();
    const draft = await create({ name: 'Oval Halo' });
    expect(draft).toMatchObject({ id: 31, fields: { name: 'Oval Halo' }, state: 'draft' });
    expect(await shown()).toHaveLength(2);

    const refused = expectRefusal(await act(draft, 'state', { state: 'live' }), 400, 'validation');
    expect(refused.fields).toEqual({
      slug: 'Please enter an address.',
      description: 'Please enter a description.',
      image_url: 'Please choose a picture from the media library.',
      category_id: 'Please choose a category.',
    });
    const complete = await create(ring);
    const live = read('products', await act(complete, 'state', { state: 'live' }));
    expect((await shown()).at(-1)).toEqual({ id: live.id, ...ring });
  });

  test('is not stored with a faulty or unknown field, nor without what visitors have to see', async () => {
    const { create, change, get } = await open();
    const record = await create(ring, 'live');
    for (const [field, value, message] of [
      ['name', 'x'.repeat(201), 'Please use at most 200 characters.'],
      ['name', '', 'Please enter a name.'],
      ['name', null, 'Please enter a name.'],
      ['description', null, 'Please enter a description.'],
      ['price', 0, 'Please enter a price in dollars, such as 4250 or 4250.50.'],
      ['price', '4,2,50', 'Please enter a price in dollars, such as 4250 or 4250.50.'],
      ['slug', 'old-cut-solitaire', '“Old Cut Solitaire” has this address. Please choose another one.'],
      [
        'slug',
        'Oval Halo',
        'Please use lower-case letters, digits and single hyphens, such as oval-halo-ring.',
      ],
      ['category_id', 99, 'This category has been deleted. Please choose another one.'],
      ['image_url', '/etc/passwd', 'Please choose a picture from the media library.'],
    ] as const) {
      const refused = expectRefusal(await change(record, { [field]: value }), 400, 'validation');
      expect(refused.fields).toEqual({ [field]: message });
      expect((await get('products', record.id)).fields).toEqual(ring);
    }
    expectRefusal(await change(record, { colour: 'blue' }), 400, 'validation');
  });

  test('keeps emoji and text from right to left, and loses invisible characters', async () => {
    const { create, change, read } = await open();
    const record = await create(ring);
    const changed = read('products', await change(record, { name: '\u200bخاتم 💍\t' }));
    expect(changed.fields).toMatchObject({ name: 'خاتم 💍' });
  });
});

test('a record whose first answer was lost is created once, with what was typed before the second attempt, unless somebody has worked on it meanwhile', async () => {
  const key = '6f0d3f0e-1f1c-4b58-9f0a-2b8a5f2f4a11';
  const { post, read, shown, list, change } = await open();
  const send = async (product: object) =>
    read('products', await post(path('products'), { product, state: 'live', key }), 201);
  const first = await send(ring);
  expect((await send(ring)).revision).toBe(first.revision);
  const second = await send({ ...ring, price: 7300 });
  expect(second.id).toBe(first.id);
  expect((await shown()).at(-1)).toMatchObject({ id: first.id, price: 7300 });
  expect((await list('products')).total).toBe(3);
  await change(second, { price: 1 });
  expect((await send({ ...ring, price: 7300 })).fields).toMatchObject({ price: 1 });
});

describe('two people at one record', () => {
  test('keep both their changes of different fields', async () => {
    const { create, change, read, colleague } = await open();
    const record = await create(ring, 'live');
    const other = await colleague('second');
    await change(record, { price: 7500 });
    const both = read('products', await change(record, { material: 'Platinum' }, other));
    expect(both.fields).toMatchObject({ price: 7500, material: 'Platinum' });
    // Nor are they asked when both mean the same.
    read('products', await change(record, { price: 7500 }, other));
  });

  test('are shown both values of the same field, and nothing is stored', async () => {
    const { create, change, read, colleague, get } = await open();
    const record = await create(ring, 'live');
    const other = await colleague('second');
    const first = read('products', await change(record, { price: 7500 }));
    const refused = await change(record, { price: 7100, name: 'Oval' }, other);
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({
      code: 'conflict',
      conflicts: { price: { yours: 7100, theirs: 7500 } },
      present: { product: { price: 7500 }, revision: first.revision },
    });
    expect((await get('products', record.id)).fields).toMatchObject({ name: 'Oval Halo' });
    // On the revision that was shown, their choice is stored.
    read('products', await change(first, { price: 7100, name: 'Oval' }, other));
  });

  test('lose nothing in any interleaving: who is not stored is shown the conflict', async () => {
    const { create, change, colleague, server } = await open();
    const people = [await colleague('second'), await colleague('third')];
    const fields = ['name', 'material', 'description'] as const;
    let seed = 7;
    const random = (below: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % below;
    };
    let shownConflicts = 0;
    // In several records: each change reads the history of its record, which would grow with every one.
    for (let piece = 0; piece < (RUNS_ALL ? 20 : 4); piece += 1) {
      const record = await create({ ...ring, slug: `oval-halo-${piece}` });
      const held = people.map(() => record.revision);
      const values: Record<string, unknown> = { ...ring, slug: `oval-halo-${piece}` };
      for (let round = 0; round < 50; round += 1) {
        const who = random(2);
        const field = fields[random(3)] ?? 'name';
        const text = `Text ${round}`;
        const answer = await change({ ...record, revision: held[who] ?? 0 }, { [field]: text }, people[who]);
        const body = answer.body as { revision: number; conflicts?: object; present?: { revision: number } };
        if (answer.status === 200) {
          values[field] = text;
          // Sometimes somebody goes on with what they had loaded earlier.
          if (random(3) > 0) held[who] = body.revision;
        } else {
          shownConflicts += 1;
          expect(body.conflicts).toEqual({ [field]: { yours: text, theirs: values[field] } });
          held[who] = body.present?.revision ?? 0;
        }
      }
      expect(server.catalogue.records('products').get(record.id)?.fields).toEqual(values);
    }
    expect(shownConflicts).toBeGreaterThan(50);
  });
});

test('a deleted record is gone, but not on an old revision, can be brought back as a draft, and gives its address free', async () => {
  const { create, act, change, read, shown, list } = await open();
  const former = await create(ring, 'live');
  const live = read('products', await change(former, { price: 1 }));
  expect((await act(former, 'delete')).status).toBe(409);
  expect(await shown()).toHaveLength(3);
  const deleted = read('products', await act(live, 'delete'));
  expect(deleted.deletedAt).toBeDefined();
  expect(await shown()).toHaveLength(2);
  expect((await list('products', '?state=deleted')).records.map(({ id }) => id)).toEqual([live.id]);
  await create(ring, 'live');
  const back = read('products', await act(deleted, 'undelete'));
  expect(back).toMatchObject({ state: 'draft', fields: { name: 'Oval Halo' } });
  expect(back.deletedAt).toBeUndefined();
  expect(back.fields).not.toHaveProperty('slug');
});

describe('the list', () => {
  test('finds by words without case and accents, and counts by state', async () => {
    const { list, create } = await open();
    await create({ ...ring, name: 'Émeraude Halo', material: 'Yellow gold' });
    const found = await list('products', '?q=EMERAUDE');
    expect(found.records.map(({ name }) => name)).toEqual(['Émeraude „Drops” 💚', 'Émeraude Halo']);
    expect(found.counts).toEqual({ draft: 1, live: 1, sold: 0, hidden: 0, deleted: 0 });
    expect((await list('products', '?q=gold&state=draft')).total).toBe(1);
    expect((await list('products', '?material=yellow-gold')).records).toMatchObject([
      { name: 'Émeraude Halo' },
    ]);
    const rest = await list('products', '?material=none');
    expect(rest.records.map(({ name }) => name)).not.toContain('Émeraude Halo');
    expect(rest.total).toBe(1);
    await create({ ...ring, slug: 'queens', name: 'The Queen’s Halo' });
    expect((await list('products', "?q=queen's")).total).toBe(1);
    expect((await list('products', '?category=2')).total).toBe(1);
    expect((await list('products', '?missing=second-view&collection=7')).total).toBe(0);
  });

  test('finds a piece by the number on its tag, and says it only then', async () => {
    const { list, create } = await open();
    await create({ ...ring, stock_number: 'OV-1042' });
    expect((await list('products', '?q=1042')).records).toMatchObject([
      { name: 'Oval Halo', stock_number: 'OV-1042' },
    ]);
    expect((await list('products', '?q=ov 10 42')).records).toMatchObject([{ stock_number: 'OV-1042' }]);
    for (const query of ['?q=halo', ''])
      expect((await list('products', query)).records.at(-1)).not.toHaveProperty('stock_number');
  });

  test('goes on behind what it has sent', async () => {
    const { list } = await open();
    const first = await list('products', '?limit=1');
    expect(first).toMatchObject({ total: 2, next: 1 });
    const second = await list('products', `?limit=1&after=${first.next}`);
    expect([...first.records, ...second.records].map(({ id }) => id)).toEqual([30, 3]);
    expect(second.next).toBeUndefined();
  });

  test('is in the order that staff have given it', async () => {
    const { get, act, list, read, create, shown } = await open();
    const third = await create(ring, 'live');
    read('products', await act(third, 'move', { after: null }));
    expect((await list('products')).records.map(({ id }) => id)).toEqual([31, 30, 3]);
    read('products', await act(await get('products', 31), 'move', { after: 30 }));
    expect((await shown()).map(({ id }) => id)).toEqual([30, 31, 3]);
  });

  test('has an order of its own in a collection, which a piece leaves with it', async () => {
    const { get, act, change, list, read, create, shown } = await open();
    const add = (slug: string) => create({ ...ring, slug, collection_id: 7 }, 'live');
    const [first, second] = [await add('first-of-two'), await add('second-of-two')];
    const inCollection = async () =>
      (await list('products', '?collection=7')).records.map(({ id }) => id).filter((id) => id > 30);
    expect(await inCollection()).toEqual([first.id, second.id]);
    const moved = read('products', await act(second, 'move', { after: null, collection: 7 }));
    expect(moved.history[0]?.action).toBe('moved');
    expect(await inCollection()).toEqual([second.id, first.id]);
    const inDisplayOrder = (await shown()).filter(({ id }) => id > 30);
    expect(inDisplayOrder.map(({ id }) => id)).toEqual([first.id, second.id]);
    const [rank, earlier] = inDisplayOrder.map(({ collection_rank }) => collection_rank);
    expect(Number(earlier)).toBeLessThan(Number(rank));
    const left = read('products', await change(await get('products', second.id), { collection_id: null }));
    expect(left.fields).not.toHaveProperty('collection_rank');
    expect((await act(left, 'move', { after: first.id, collection: 7 })).status).toBe(409);
    expect((await act(first, 'move', { after: 9999, collection: 7 })).status).toBe(409);
  });

  test('takes a piece between two whose places have no number left between them', async () => {
    const { act, list, read, create, server } = await open();
    const third = await create(ring, 'live');
    const place = (id: number, position: number) =>
      server.database.writes.run((trx) =>
        trx.updateTable('catalogue_records').set({ position }).where('id', '=', id).execute(),
      );
    await place(30, 1);
    await place(3, 1 + Number.EPSILON);
    read('products', await act(third, 'move', { after: 30 }));
    expect((await list('products')).records.map(({ id }) => id)).toEqual([30, third.id, 3]);
  });
});

test('history says who has changed what', async () => {
  const { create, change, read, server, get, colleague } = await open();
  const record = await create(ring);
  const once = read('products', await change(record, { price: 7500 }));
  const twice = read('products', await change(once, { price: 7600, material: 'Gold' }));
  read('products', await change(twice, { price: 7700 }, await colleague('second')));
  server.time.now = new Date(server.time.now.getTime() + HOUR);
  const { history } = await get('products', record.id);
  expect(history.map(({ by, action, changes }) => ({ by, action, changes }))).toEqual([
    { by: 'second', action: 'changed', changes: [{ field: 'price', from: 7600, to: 7700 }] },
    {
      by: 'Tester',
      action: 'changed',
      changes: [
        { field: 'price', from: 7500, to: 7600 },
        { field: 'material', to: 'Gold' },
      ],
    },
    { by: 'Tester', action: 'changed', changes: [{ field: 'price', from: 7200, to: 7500 }] },
    { by: 'Tester', action: 'created', changes: [] },
  ]);
});

test('a record, its history and what was typed are answered as of one moment, while others save', async () => {
  const { create, change, get, read } = await open();
  const record = await create(ring, 'live');
  let saved = record;
  const answers: (typeof record)[] = [];
  const reading = Array.from({ length: 4 }, async () => {
    while (saved.revision < record.revision + 20) answers.push(await get('products', record.id));
  });
  for (let at = 1; at <= 20; at += 1)
    saved = read('products', await change(saved, { name: `Oval Halo ${at}` }));
  await Promise.all(reading);
  expect(answers.map(({ history }) => history[0]?.revision)).toEqual(answers.map(({ revision }) => revision));
});

test('unsaved text is kept for the person who typed it, until it is ended', async () => {
  const { create, get, colleague, post, server } = await open();
  const record = await create(ring);
  const { token: _, ...rest } = await colleague('second');
  const { revision } = record;
  const type = (name: string, changes: object) =>
    post(`/api/admin/unsaved/catalogue-products-${name}`, { changes, revision });
  expect((await type(String(record.id), { price: '7,5' })).status).toBe(204);
  expect((await get('products', record.id)).draft).toEqual({
    changes: { price: '7,5' },
    revision,
    savedAt: server.time.now.toISOString(),
  });
  expect((await get('products', record.id, { token: '', ...rest })).draft).toBeUndefined();
  await type(String(record.id), {});
  expect((await get('products', record.id)).draft).toBeUndefined();

  await type('new', { name: 'A' });
  expect((await rest.get('/api/admin/unsaved')).body).toEqual({ forms: {} });
});
