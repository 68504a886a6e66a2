import { usualServices, usualTestimonials } from '@jeweler/core/business';
import type { CatalogueRecord, RecordKind } from '@jeweler/core/schemas';
import { describe, expect, test } from 'vitest';
import { followUsualRecords } from '../../../server/src/catalogue/usual-records.ts';
import { expectRefusal } from '../../support/refusal.ts';
import { smallCatalogue } from '../../support/sample-catalogue.ts';
import { openDesk, path } from './catalogue-desk.ts';

const open = async () => {
  const desk = await openDesk();
  const facts = () => desk.server.catalogue.current.shop ?? {};
  return {
    ...desk,
    facts,
    send: desk.post,
    save: (
      kind: RecordKind,
      record: CatalogueRecord,
      changes: object,
      staff: Pick<typeof desk, 'post'> = desk,
    ) => staff.post(path(kind, record.id), { changes, revision: record.revision }),
    add: (kind: 'services' | 'testimonials', fields: object, state = 'live') =>
      desk.post(path(kind), { [kind.slice(0, -1)]: fields, state }),
    /** The names of a tab's lines as visitors read them. */
    tab: (group: string) =>
      (facts().services ?? usualServices).filter((line) => line.group === group).map(({ name }) => name),
  };
};

const battery = { name: 'Watch Battery', price: 20, time: 'Same day', group: 'additional' };

describe('the lines of the price lists', () => {
  test('are the 34 of the code until staff change one, whose history says what it was', async () => {
    const { list, get, save, read, facts } = await open();
    const { records, total } = await list('services');
    expect(total).toBe(34);
    expect(records.map(({ name }) => name)).toEqual(usualServices.map(({ name }) => name));
    expect(records[0]).toMatchObject({ detail: 'Ring Sizing · $25', state: 'live', revision: 0 });
    expect(facts()).toEqual({});
    const line = await get('services', 1);
    const saved = read('services', await save('services', line, { price: 1250.5, suffix: '+' }));
    expect(saved.history[0]?.changes).toContainEqual({ field: 'price', from: 25, to: 1250.5 });
    const [first, ...rest] = facts().services ?? [];
    expect(first).toEqual({ ...usualServices[0], price: 1250.5, suffix: '+' });
    expect(rest).toEqual(usualServices.slice(1));
    // An earlier version, put back: nothing differs from the code any more.
    read('services', await save('services', saved, { price: 25, suffix: null }));
    expect(facts()).toEqual({});
  });

  test('are listed by tab and moved within it', async () => {
    const { list, get, act, read, tab } = await open();
    const chains = await list('services', '?group=chains');
    expect(chains.total).toBe(8);
    expect(chains.counts.live).toBe(8);
    expect((await list('services', '?group=watches')).total).toBe(0);
    const [first, second, third] = chains.records.map(({ id }) => id);
    const move = async (id = 0, after: number | null = null) =>
      read('services', await act(await get('services', id), 'move', { after }, 'services'));
    await move(first, third);
    expect(tab('chains').slice(0, 3)).toEqual(['Small Clasp', 'Medium Clasp', 'Install Clasp']);
    await move(third);
    expect(tab('chains').slice(0, 3)).toEqual(['Medium Clasp', 'Small Clasp', 'Install Clasp']);
    expect((await list('services', '?group=chains')).records.map(({ id }) => id).slice(0, 3)).toEqual([
      third,
      second,
      first,
    ]);
    expect(tab('ring-sizing')).toEqual(usualServices.slice(0, 7).map(({ name }) => name));
  });

  test('are added with any name, hidden to the last one, deleted and brought back', async () => {
    const { add, act, get, read, tab } = await open();
    const added = read('services', await add('services', battery), 201);
    read('services', await add('services', battery), 201);
    expect(tab('additional').slice(-2)).toEqual(['Watch Battery', 'Watch Battery']);
    for (const { id } of usualServices.filter(({ group }) => group === 'earrings'))
      read('services', await act(await get('services', id), 'state', { state: 'hidden' }, 'services'));
    expect(tab('earrings')).toEqual([]);
    const gone = read('services', await act(added, 'delete', {}, 'services'));
    expect(tab('additional').filter((name) => name === 'Watch Battery')).toHaveLength(1);
    const back = read('services', await act(gone, 'undelete', {}, 'services'));
    expect(back).toMatchObject({ state: 'draft', fields: battery });
    read('services', await act(back, 'state', { state: 'live' }, 'services'));
    expect(tab('additional').filter((name) => name === 'Watch Battery')).toHaveLength(2);
  });

  test('are refused with a sentence at the field', async () => {
    const { get, save, facts } = await open();
    for (const [changes, field] of [
      [{ price: null }, 'price'],
      [{ price: '12,50' }, 'price'],
      [{ price: 0 }, 'price'],
      [{ price: 12.505 }, 'price'],
      [{ suffix: 'per hour' }, 'suffix'],
      [{ group: 'watches' }, 'group'],
      [{ group: null }, 'group'],
      [{ time: ' ' }, 'time'],
      [{ time: 'x'.repeat(61) }, 'time'],
      [{ name: '💍'.repeat(300) }, 'name'],
      [{ heading: '  ' }, 'heading'],
    ] as const) {
      const refused = await save('services', await get('services', 1), changes);
      const { fields } = expectRefusal(refused, 400, 'validation');
      expect(Object.keys(fields ?? {})).toEqual([field]);
      expect(fields?.[field]).toMatch(/^Please .+\.$/);
      expect(facts()).toEqual({});
    }
  });

  test('need a price unless they say CALL; a draft needs none, also when it comes back', async () => {
    const { add, act, read, tab, send } = await open();
    const { price: _, ...unpriced } = battery;
    expect(expectRefusal(await add('services', unpriced), 400, 'validation').fields).toEqual({
      price: 'Please enter a price, or choose CALL below.',
    });
    const draft = read('services', await add('services', unpriced, 'draft'), 201);
    const gone = read('services', await act(draft, 'delete', {}, 'services'));
    const back = read('services', await act(gone, 'undelete', {}, 'services'));
    expectRefusal(await act(back, 'state', { state: 'live' }, 'services'), 400, 'validation');
    const changed = await send(path('services', back.id), {
      changes: { suffix: 'call' },
      revision: back.revision,
    });
    read('services', await act(read('services', changed), 'state', { state: 'live' }, 'services'));
    expect(tab('additional').at(-1)).toBe('Watch Battery');
  });

  test('stay as they are when a catalogue is imported, and follow the code where nobody has changed them', async () => {
    const { get, save, read, server, facts } = await open();
    read('services', await save('services', await get('services', 1), { price: 30 }));
    await server.catalogue.replace({ ...smallCatalogue(), bannerItems: [] });
    expect(facts().services?.[0]).toMatchObject({ price: 30 });
    await server.database.writes.run((trx) =>
      trx
        .updateTable('catalogue_records')
        .set({ fields: '{"name":"Old","price":1}' })
        .where('kind', '=', 'services')
        .execute(),
    );
    await followUsualRecords(server.database);
    expect((await get('services', 1)).fields).toEqual({ name: 'Old', price: 1 });
    expect((await get('services', 2)).fields).toMatchObject({ name: 'Ladies One Size Larger', price: 30 });
  });
});

describe('the testimonials', () => {
  const ada = { name: 'Ada L.', text: 'She found the stone. 💎' };

  test('are the three of the code; a changed one asks when permission was given, which visitors never read', async () => {
    const { list, get, save, read, facts } = await open();
    const { records } = await list('testimonials');
    expect(records.map(({ name, detail }) => [name, detail])).toEqual(
      usualTestimonials.map(({ name }) => [name, 'No permission noted']),
    );
    const first = await get('testimonials', 1);
    const refused = await save('testimonials', first, { text: ada.text });
    expect(Object.keys(expectRefusal(refused, 400, 'validation').fields ?? {})).toEqual(['permission_on']);
    const changes = { text: ada.text, permission_on: '2026-05-03' };
    read('testimonials', await save('testimonials', first, changes));
    expect((await list('testimonials')).records[0]?.detail).toBe('Permission noted');
    expect(facts().testimonials).toEqual([
      { ...usualTestimonials[0], text: ada.text },
      ...usualTestimonials.slice(1),
    ]);
  });

  test('a new one is not shown before its permission is noted', async () => {
    const { add, act, save, read, facts } = await open();
    expectRefusal(await add('testimonials', ada), 400, 'validation');
    const draft = read('testimonials', await add('testimonials', ada, 'draft'), 201);
    expectRefusal(await act(draft, 'state', { state: 'live' }, 'testimonials'), 400, 'validation');
    const noted = read('testimonials', await save('testimonials', draft, { permission_on: '2026-05-03' }));
    expect(facts()).toEqual({});
    read('testimonials', await act(noted, 'state', { state: 'live' }, 'testimonials'));
    expect(facts().testimonials?.at(-1)).toEqual({ id: 4, ...ada });
  });

  test('those of the code are moved and hidden as they are; shown again, they ask for the permission', async () => {
    const { get, act, read, facts } = await open();
    read('testimonials', await act(await get('testimonials', 3), 'move', { after: null }, 'testimonials'));
    expect(facts().testimonials?.map(({ id }) => id)).toEqual([3, 1, 2]);
    const hidden = await act(await get('testimonials', 1), 'state', { state: 'hidden' }, 'testimonials');
    expect(facts().testimonials?.map(({ id }) => id)).toEqual([3, 2]);
    const again = await act(read('testimonials', hidden), 'state', { state: 'live' }, 'testimonials');
    expect(Object.keys(expectRefusal(again, 400, 'validation').fields ?? {})).toEqual(['permission_on']);
  });
});
