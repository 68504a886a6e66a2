import { importAnswerSchema, type RecordKind, recordNouns, SINGLE_ID } from '@jeweler/core/schemas';
import { describe, expect, test } from 'vitest';
import { catalogueCommand } from '../../../server/src/commands/catalogue.ts';
import { runWith } from '../../support/command-host.ts';
import { smallCatalogue } from '../../support/sample-catalogue.ts';
import { openDesk, path } from './catalogue-desk.ts';

const IMPORT = '/api/admin/catalogue/import';

const open = async () => {
  const desk = await openDesk();
  const send = (file: object, apply?: number) =>
    desk.post(IMPORT, { format: 'json', text: JSON.stringify(file), apply });
  const plan = async (file: object) => importAnswerSchema.parse((await send(file)).body);
  return {
    ...desk,
    plan,
    apply: async (file: object) =>
      importAnswerSchema.parse((await send(file, (await plan(file)).revision)).body),
    exported: async (): Promise<{ shopRecords?: Record<string, { id: number; state: string }[]> }> => {
      const { body } = await desk.post('/api/admin/catalogue/downloads', { format: 'json' });
      const { body: file } = await desk.server.request('GET', (body as { url: string }).url);
      return file as object;
    },
    save: async (kind: RecordKind, id: number, changes: object) => {
      const { revision } = await desk.get(kind, id);
      return desk.read(kind, await desk.post(path(kind, id), { changes, revision }));
    },
  };
};

test('an untouched shop has none of its own records in the file', async () => {
  const { exported, plan } = await open();
  const file = await exported();
  expect(Object.keys(file)).toEqual(['categories', 'collections', 'products', 'bannerItems']);
  expect((await plan(file)).plan).toMatchObject({ created: [], changed: [], removed: [] });
});

test('what staff have changed is in the file, and another shop becomes the same by it', async () => {
  const one = await open();
  await one.save('services', 3, { price: 47 });
  await one.save('wheel', SINGLE_ID, { active: false, ends_on: '2026-12-31' });
  const address = { street: '12 Ocean Avenue', city: 'Palm Beach', state: 'FL', zip: '33480' };
  await one.save('shop', SINGLE_ID, { phone: '(561) 555-0199', ...address });
  await one.save('site-pictures', 4, { alt: 'A hand at the bench' });
  const hidden = await one.act(await one.get('services', 5), 'state', { state: 'hidden' }, 'services');
  expect(hidden.status).toBe(200);
  expect((await one.act(await one.get('questions', 2), 'delete', {}, 'questions')).status).toBe(200);
  const words = { name: 'Ida', text: 'It fits.', permission_on: '2026-05-01' };
  const noun = recordNouns.testimonials;
  const added = await one.post(path('testimonials'), { [noun]: words, state: 'live' });
  expect(added.status).toBe(201);
  const file = await one.exported();
  const lists = Object.entries(file.shopRecords ?? {});
  expect(lists.map(([kind, list]) => [kind, ...list.map(({ id, state }) => `${id} ${state}`)])).toEqual([
    ['questions', '2 deleted'],
    ['services', '3 live', '5 hidden'],
    ['shop', '1 live'],
    ['site-pictures', '4 live'],
    ['testimonials', '4 live'],
    ['wheel', '1 live'],
  ]);

  const other = await open();
  const { plan } = await other.plan(file);
  expect(plan.created.map(({ kind, id }) => [kind, id])).toEqual([['testimonials', 4]]);
  expect(plan.removed.map(({ kind, id }) => [kind, id])).toEqual([['questions', 2]]);
  expect(plan.changed.find(({ kind }) => kind === 'wheel')?.changes).toContainEqual({
    field: 'active',
    from: true,
    to: false,
  });
  expect(plan.changed.find(({ kind }) => kind === 'shop')?.changes).toContainEqual({
    field: 'state',
    to: 'FL',
  });
  const { undo } = await other.apply(file);
  expect(other.server.catalogue.current.shop).toEqual(one.server.catalogue.current.shop);
  expect((await other.get('services', 3)).history[0]).toMatchObject({ by: 'Tester', action: 'imported' });
  expect((await other.plan(file)).plan).toMatchObject({ created: [], changed: [], removed: [] });
  await other.post(path('products', 'bulk', 'undo'), { undo, all: false });
  expect((await other.get('shop', SINGLE_ID)).fields).not.toHaveProperty('state');
  // The site's own picture is there again, by name.
  expect(Object.keys(other.server.catalogue.current.shop ?? {})).toEqual(['pictures']);
});

test('what staff have moved stands at the same place in another shop', async () => {
  const one = await open();
  const move = async (kind: RecordKind, id: number, after: number | null) =>
    expect((await one.act(await one.get(kind, id), 'move', { after }, kind)).status).toBe(200);
  await move('questions', 3, null);
  await move('services', 6, 4);
  await move('testimonials', 3, null);
  const file = await one.exported();

  const other = await open();
  expect((await other.plan(file)).faults).toEqual([]);
  await other.apply(file);
  expect(other.server.catalogue.current.shop).toEqual(one.server.catalogue.current.shop);
});

test('a file without them leaves them alone', async () => {
  const { save, apply, get } = await open();
  await save('services', 3, { price: 47 });
  await apply(smallCatalogue());
  expect((await get('services', 3)).fields).toMatchObject({ price: 47 });
});

describe('faults are said with their place, and nothing is done', () => {
  const line = {
    id: 3,
    position: 3,
    state: 'live',
    fields: { name: 'Clasp', price: 5, time: '1 day', group: 'chains' },
  };
  test.each<[object | number, string, RegExp]>([
    [{ gems: [] }, 'shopRecords.gems', /there is no such field/],
    [7, 'shopRecords', /must be an object/],
    [{ services: [{ ...line, state: 'sold' }] }, 'shopRecords.services[0].state', /must be one of/],
    [
      { services: [{ ...line, fields: { ...line.fields, price: '1,200' } }] },
      'shopRecords.services[0].fields.price',
      /must be a number/,
    ],
    [
      { services: [{ ...line, fields: { ...line.fields, cost: 5 } }] },
      'shopRecords.services[0].fields.cost',
      /possible fields are name, price/,
    ],
    [{ services: [{ ...line, fields: { name: 'Clasp' } }] }, 'shopRecords.services[0]', /time: Please enter/],
    [
      { wheel: [{ id: 1, position: 1, state: 'hidden', fields: {} }] },
      'shopRecords.wheel[0]',
      /is always on the website/,
    ],
    [
      {
        'site-pictures': [
          { id: 999, position: 1, state: 'live', fields: { place: 'moon', image_url: '/media/a.jpg' } },
        ],
      },
      'shopRecords.site-pictures[0]',
      /no such place/,
    ],
    [
      { testimonials: [{ id: 9, position: 9, state: 'live', fields: { name: 'Ida', text: 'It fits.' } }] },
      'shopRecords.testimonials[0]',
      /permission_on: Please choose a day/,
    ],
  ])('%j', async (shopRecords, field, message) => {
    const { plan } = await open();
    const { faults } = await plan({ ...smallCatalogue(), shopRecords });
    expect(faults).toContainEqual({ field, message: expect.stringMatching(message) });
  });
});

test('by the command as well', async () => {
  const { save, server } = await open();
  await save('services', 3, { price: 47 });
  const file = `${server.config.dataDir}/shop.json`;
  const out = await runWith(catalogueCommand, ['export', file], server.config);
  expect(out.fault).toBeUndefined();
  const tried = await runWith(catalogueCommand, ['import', '--dry-run', file], server.config);
  expect(tried.said.at(-1)).toMatch(/^0 new, 0 changed, 0 deleted/);
});
