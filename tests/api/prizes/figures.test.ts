import { prizeSegments } from '@jeweler/core/prize-wheel';
import { describe, expect, test } from 'vitest';
import { type Inbox, startInbox } from '../inbox/inbox.ts';
import { getFigures, receiveClaim, redeemed, storeUnpublished } from './prizes.ts';

const claim = (inbox: Inbox, id: string) => {
  const segment = prizeSegments.find((each) => each.id === id);
  return receiveClaim(inbox, { prizeService: segment?.service, prizeValue: segment?.value });
};

const limit = async (inbox: Inbox, dollars: number) => {
  const { revision } = (await inbox.get('/api/admin/settings')).body as { revision: number };
  const answer = await inbox.post('/api/admin/settings', { settings: { prizeLimit: dollars }, revision });
  expect(answer.status).toBe(200);
};

/** Gives stored claims another published value, as with an earlier version of the wheel. */
const setValue = (inbox: Inbox, value: string) =>
  inbox.server.database.writes.run((trx) => trx.updateTable('prize_claims').set({ value }).execute());

describe('the figures of the wheel', () => {
  test('of nothing are the odds, no claims and no value', async () => {
    const figures = await getFigures(await startInbox());
    expect(figures).toMatchObject({
      totalWeight: 63,
      claims: 0,
      unpublished: 0,
      value: { open: 0, redeemed: 0, expired: 0, total: 0 },
      limit: 5000,
      warning: 'none',
    });
    expect(figures.prizes).toEqual(
      prizeSegments.map(({ service, value, weight }) => ({ service, value, weight, claims: 0, redeemed: 0 })),
    );
  });

  test('count claims by prize, and their value by what became of them; spam not at all', async () => {
    const inbox = await startInbox();
    const laser = await claim(inbox, 'laser');
    await claim(inbox, 'laser');
    const battery = await claim(inbox, 'battery');
    const sizing = await claim(inbox, 'sizing');
    await inbox.change(sizing, 'scheduled');
    const spam = await claim(inbox, 'laser');
    await redeemed(inbox, laser);
    await inbox.change(battery, 'expired');
    await inbox.change(spam, 'spam');
    await storeUnpublished(inbox, { prizeService: 'Free Diamond', prizeValue: '$9,000' });
    const figures = await getFigures(inbox);
    expect(figures).toMatchObject({
      claims: 4,
      unpublished: 1,
      value: { open: 230, redeemed: 150, expired: 25, total: 380 },
      ranges: 0,
      unpriced: 0,
    });
    expect(figures.prizes.filter(({ claims }) => claims > 0)).toEqual([
      { service: 'Ring Sizing', value: '$80', weight: 4, claims: 1, redeemed: 0 },
      { service: 'Watch Battery', value: '$25', weight: 9, claims: 1, redeemed: 0 },
      { service: 'Laser Solder', value: '$150', weight: 1, claims: 2, redeemed: 1 },
    ]);
  });

  test('count a range with its upper end, and a value that is no sum not at all, and say so', async () => {
    const inbox = await startInbox();
    await claim(inbox, 'laser');
    await claim(inbox, 'laser');
    await setValue(inbox, '$80–$1,200');
    expect(await getFigures(inbox)).toMatchObject({ value: { open: 2400 }, ranges: 2, unpriced: 0 });
    await setValue(inbox, 'Price upon request');
    expect(await getFigures(inbox)).toMatchObject({ value: { open: 0 }, ranges: 0, unpriced: 2 });
  });

  test('warn from four fifths of the limit on, which staff set, by what is promised and given out together', async () => {
    const inbox = await startInbox();
    const first = await claim(inbox, 'laser');
    await claim(inbox, 'laser');
    const warned = async (dollars: number) => {
      await limit(inbox, dollars);
      return (await getFigures(inbox)).warning;
    };
    expect(await warned(376)).toBe('none');
    expect(await warned(375)).toBe('near');
    await redeemed(inbox, first);
    expect(await warned(301)).toBe('near');
    expect(await warned(300)).toBe('reached');
  });
});
