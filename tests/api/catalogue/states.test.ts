import { redirectListSchema } from '@jeweler/core/schemas';
import { describe, expect, test } from 'vitest';
import { publishDue } from '../../../server/src/catalogue/change-records.ts';
import { expectRefusal } from '../../support/refusal.ts';
import { TEST_NOW } from '../../support/test-server.ts';
import { openDesk as open, ring } from './catalogue-desk.ts';

const DAY = 24 * 60 * 60 * 1000;

describe('what visitors see', () => {
  test('a sold piece keeps its page and leaves the lists after 30 days', async () => {
    const { create, act, read, shown, server } = await open();
    const live = await create(ring, 'live');
    const sold = read('products', await act(live, 'state', { state: 'sold' }));
    expect(sold.soldAt).toBe(server.time.now.toISOString());
    expect((await shown()).at(-1)).toEqual({ id: live.id, ...ring, sold: true });
    server.time.now = new Date(server.time.now.getTime() + 31 * DAY);
    await server.catalogue.refreshLists();
    expect((await shown()).at(-1)).toMatchObject({ sold: true, unlisted: true });
    server.time.now = TEST_NOW;
    read('products', await act(sold, 'state', { state: 'live' }));
    expect((await shown()).at(-1)).toEqual({ id: live.id, ...ring });
  });

  test.each([
    ['hidden', 'state'],
    ['live', 'state'],
    ['draft', 'delete'],
  ])(
    'one that was made %s by mistake and is sold again has been sold since the same day',
    async (state, act) => {
      const desk = await open();
      const sold = desk.read(
        'products',
        await desk.act(await desk.create(ring, 'live'), 'state', { state: 'sold' }),
      );
      desk.server.time.now = new Date(desk.server.time.now.getTime() + 3_600_000);
      const changed = desk.read('products', await desk.act(sold, act, { state }));
      const back = act === 'delete' ? desk.read('products', await desk.act(changed, 'undelete')) : changed;
      const again = desk.read('products', await desk.act(back, 'state', { state: 'sold', undo: true }));
      expect(again.soldAt).toBe(sold.soldAt);
      const live = desk.read('products', await desk.act(again, 'state', { state: 'live' }));
      const anew = desk.read('products', await desk.act(live, 'state', { state: 'sold' }));
      expect(anew.soldAt).toBe(desk.server.time.now.toISOString());
    },
  );

  test('a hidden one is nowhere', async () => {
    const { create, act, read, shown } = await open();
    read('products', await act(await create(ring, 'live'), 'state', { state: 'hidden' }));
    expect(await shown()).toHaveLength(2);
  });

  test('only products can be sold', async () => {
    const { get, act } = await open();
    const refused = await act(await get('collections', 7), 'state', { state: 'sold' }, 'collections');
    expectRefusal(refused, 409, 'conflict');
  });

  test('a category with visible pieces stays visible', async () => {
    const { get, act } = await open();
    const category = await get('categories', 2);
    for (const answer of [
      await act(category, 'state', { state: 'hidden' }, 'categories'),
      await act(category, 'delete', {}, 'categories'),
    ]) {
      expect(expectRefusal(answer, 409, 'conflict').message).toBe(
        'Visitors can see one piece of this category. Please move or hide it first.',
      );
    }
    expect(category.usedBy).toEqual([{ kind: 'product', name: 'Émeraude „Drops” 💚', id: 3 }]);
  });

  test('a record says which former addresses lead to it', async () => {
    const { create, change, read } = await open();
    const live = await create(ring, 'live');
    const renamed = read('products', await change(live, { slug: 'oval-halo-ring' }));
    expect(renamed.usedBy).toEqual([{ kind: 'redirect', name: '/product/oval-halo' }]);
  });

  test('a piece that was back in the drafts keeps the address that visitors know, also once it is deleted', async () => {
    const { create, act, change, get, read, fetch, server } = await open();
    const formerAddresses = async () =>
      redirectListSchema.parse((await fetch('/api/admin/catalogue/redirects')).body).redirects;
    const draft = read('products', await act(await create(ring, 'live'), 'state', { state: 'draft' }));
    // It still has this one.
    expect(await formerAddresses()).toEqual([]);
    const renamed = read('products', await change(draft, { slug: 'oval-halo-ring' }));
    read('products', await act(renamed, 'state', { state: 'live' }));
    expect(await formerAddresses()).toMatchObject([
      { from: '/product/oval-halo', to: '/product/oval-halo-ring' },
    ]);
    const again = read('products', await act(await get('products', draft.id), 'state', { state: 'draft' }));
    read('products', await act(again, 'delete'));
    expect(server.catalogue.oldAddress('products', 'oval-halo-ring')).toMatchObject({ recordId: draft.id });
    expect((await formerAddresses()).map(({ to }) => to)).toEqual([undefined, undefined]);
  });

  test('a piece whose collection is hidden belongs to none', async () => {
    const { get, act, read, shown } = await open();
    read('collections', await act(await get('collections', 7), 'state', { state: 'hidden' }, 'collections'));
    expect((await shown())[0]).not.toHaveProperty('collection_id');
  });

  test('a state changed by somebody else meanwhile is not changed again', async () => {
    const { create, act } = await open();
    const live = await create(ring, 'live');
    await act(live, 'state', { state: 'sold' });
    const refused = await act(live, 'state', { state: 'hidden' });
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({ present: { state: 'sold' } });
  });
});

describe('a planned publication', () => {
  test('comes at its hour of the shop’s clock, once', async () => {
    const { create, act, read, shown, server, get } = await open();
    const draft = await create(ring);
    // Noon in the shop; the clocks go back before this day.
    const planned = read('products', await act(draft, 'state', { state: 'live', at: '2026-11-02T09:00' }));
    expect(planned).toMatchObject({ state: 'draft', publishAt: '2026-11-02T14:00:00.000Z' });
    const publish = (now: string) => {
      server.time.now = new Date(now);
      return publishDue(server.database, server.time.now);
    };
    expect(await publish('2026-11-02T13:59:59.000Z')).toBe(0);
    expect(await publish('2026-11-02T14:00:00.000Z')).toBe(1);
    expect(await publish('2026-11-02T14:00:01.000Z')).toBe(0);
    expect(await shown()).toHaveLength(3);
    server.time.now = TEST_NOW;
    expect((await get('products', draft.id)).history[0]).toMatchObject({ by: 'Planned publication' });
  });

  test.each([
    ['2026-06-01T11:00', 'live', 'Please choose a time in the future.'],
    ['2026-13-01T11:00', 'live', 'Please choose a day and a time.'],
    ['tomorrow', 'live', 'Please choose a day and a time.'],
    ['2026-12-01T11:00', 'hidden', 'Only a publication can be scheduled.'],
  ])('at %s as %s is refused', async (at, state, message) => {
    const { create, act } = await open();
    const refused = expectRefusal(await act(await create(ring), 'state', { state, at }), 400, 'validation');
    expect(refused.fields).toEqual({ at: message });
  });

  test('ends when it is published or hidden before', async () => {
    const { create, act, read } = await open();
    const planned = read(
      'products',
      await act(await create(ring), 'state', { state: 'live', at: '2026-11-02T09:00' }),
    );
    const hidden = read('products', await act(planned, 'state', { state: 'hidden' }));
    expect(hidden.publishAt).toBeUndefined();
  });
});
