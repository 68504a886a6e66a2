import { dayAfter } from '@jeweler/core/business';
import { weekdays } from '@jeweler/core/schemas';
import { describe, expect, test } from 'vitest';
import { storeSetting } from '../../../server/src/settings/portal-settings.ts';
import { expectRefusal } from '../../support/refusal.ts';
import { startInbox } from '../inbox/inbox.ts';
import { DAY, getAvailability, getState, openingHours, request, setHours } from './appointments.ts';

const PATH = '/api/admin/opening-hours';

describe('the opening hours', () => {
  test('are ten to seven on all days until they are set, and all nine slots are open', async () => {
    const inbox = await startInbox();
    const { hours, revision } = await openingHours(inbox);
    expect(hours.week).toEqual(
      Object.fromEntries(weekdays.map((day) => [day, { opens: '10:00', closes: '19:00' }])),
    );
    expect({ ...hours, week: undefined, revision }).toEqual({
      closedDays: [],
      blockedHours: [],
      revision: 0,
    });
    for (const { slots } of await getAvailability(inbox.server, DAY, '2026-06-21'))
      expect(new Set(Object.values(slots))).toEqual(new Set(['free']));
  });

  test('name what is booked outside of them, which stays', async () => {
    const inbox = await startInbox({ sessionHours: 1000 });
    await request(inbox, 1, '14:00', '2026-06-01');
    const outside = await request(inbox, 2, '11:00');
    await request(inbox, 3, '15:00');
    await inbox.change(await request(inbox, 4, '12:00'), 'declined');
    inbox.server.time.now = new Date('2026-06-02T16:00:00Z');
    const saved = await setHours(inbox, {
      closedDays: [
        { day: '2026-12-25', note: 'Christmas' },
        { day: '2026-06-01', note: '' },
      ],
      blockedHours: [{ day: DAY, slots: ['11:00', '12:00'], note: 'Away' }],
    });
    expect(saved).toMatchObject({
      revision: 1,
      hours: { closedDays: [{ day: '2026-06-01' }, { day: '2026-12-25', note: 'Christmas' }] },
      outside: [{ reference: outside.reference, holds: true }],
    });
    expect(saved.outside).toHaveLength(1);
    expect(await inbox.record(outside.reference)).toMatchObject({ status: 'requested', revision: 1 });
    expect((await getAvailability(inbox.server))[0]?.slots).toMatchObject({
      '10:00': 'free',
      '11:00': 'taken',
      '12:00': 'closed',
      '15:00': 'taken',
    });
  });

  test('are not overwritten unseen, and are told from the other settings', async () => {
    const inbox = await startInbox();
    const { hours } = await openingHours(inbox);
    const answers = await Promise.all([1, 2].map(() => inbox.post(PATH, { hours, revision: 0 })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'conflict',
      present: { revision: 1, hours },
    });
    expect((await inbox.get('/api/admin/settings')).body).toMatchObject({ revision: 0 });
    await inbox.post('/api/admin/settings', { settings: { holdHours: 5 }, revision: 0 });
    expect(await openingHours(inbox)).toMatchObject({ revision: 1 });
  });

  test('have room for another block when the list is full of past ones, the newest of which stay', async () => {
    const inbox = await startInbox();
    const past = Array.from({ length: 366 }, (_, index) => dayAfter('2025-05-01', index));
    const full = past.map((day) => ({ day, slots: ['11:00' as const], note: '' }));
    const usual = await openingHours(inbox);
    const stored = { ...usual.hours, blockedHours: full, closedDays: past.map((day) => ({ day, note: '' })) };
    await inbox.server.database.writes.run((trx) => storeSetting(trx, 'openingHours', stored, 'maria', ''));
    const { hours } = await openingHours(inbox);
    const { hours: saved } = await setHours(inbox, {
      blockedHours: [...hours.blockedHours, { day: DAY, slots: ['11:00'], note: '' }],
      closedDays: [...hours.closedDays, { day: '2026-12-25', note: '' }],
    });
    for (const list of [saved.blockedHours, saved.closedDays]) expect(list.at(-2)?.day).toBe(past.at(-1));
    expect(await getState(inbox.server, '11:00')).toBe('closed');

    const ahead = full.map(({ slots, note }, index) => ({ day: dayAfter('2026-06-02', index), slots, note }));
    await setHours(inbox, { blockedHours: ahead });
    expect((await openingHours(inbox)).hours.blockedHours).toHaveLength(366);
  });

  test('are refused when they make no sense', async () => {
    const inbox = await startInbox();
    const { hours } = await openingHours(inbox);
    for (const changes of [
      { week: { ...hours.week, monday: { opens: '18:00', closes: '10:00' } } },
      { week: { ...hours.week, monday: { opens: '10:30', closes: '18:00' } } },
      ...[
        [{ from: '10:00', to: '11:00' }],
        [{ from: '14:00', to: '14:00' }],
        [{ from: '18:00', to: '19:00' }],
        [
          { from: '12:00', to: '13:00' },
          { from: '13:00', to: '14:00' },
        ],
        [11, 13, 15].map((at) => ({ from: `${at}:00`, to: `${at + 1}:00` })),
      ].map((breaks) => ({ week: { ...hours.week, monday: { opens: '10:00', closes: '19:00', breaks } } })),
      { week: { monday: null } },
      { closedDays: [{ day: '2026-02-30' }] },
      {
        closedDays: [
          { day: DAY, note: '' },
          { day: DAY, note: 'twice' },
        ],
      },
      { blockedHours: [{ day: DAY, slots: [], note: '' }] },
      { blockedHours: [{ day: DAY, slots: ['09:00'], note: '' }] },
    ])
      expectRefusal(
        await inbox.post(PATH, { hours: { ...hours, ...changes }, revision: 0 }),
        400,
        'validation',
      );
    expectRefusal(await inbox.post(PATH, { hours }), 400, 'validation');
    expect(await openingHours(inbox)).toMatchObject({ revision: 0 });
  });
});
