import { type AppointmentSlot, appointmentSlots, type SlotState } from '@jeweler/core/schemas';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { expectRefusal } from '../../support/refusal.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';
import { startInbox } from '../inbox/inbox.ts';
import { ask, DAY, getAvailability, getState, request, setHours } from './appointments.ts';

describe('GET /api/appointments/availability', () => {
  test('says what is free, taken, closed and past, and nothing about anybody', async () => {
    const inbox = await startInbox();
    const { server } = inbox;
    await request(inbox, 1, '15:00', '2026-06-01');
    await setHours(inbox, { blockedHours: [{ day: '2026-06-01', slots: ['16:00'], note: 'Dentist' }] });
    const answer = await server.request(
      'GET',
      '/api/appointments/availability?from=2026-06-01&to=2026-06-02',
    );
    expect(answer.body).toEqual({
      days: [
        {
          day: '2026-06-01',
          slots: {
            '10:00': 'past',
            '11:00': 'past',
            '12:00': 'past',
            '13:00': 'free',
            '14:00': 'free',
            '15:00': 'taken',
            '16:00': 'closed',
            '17:00': 'free',
            '18:00': 'free',
          },
        },
        { day: '2026-06-02', slots: Object.fromEntries(appointmentSlots.map((slot) => [slot, 'free'])) },
      ],
    });
    expect(answer.headers.get('cache-control')).toBe('public, max-age=5');
  });

  test('answers one address so many times only', async () => {
    const server = await startTestServer();
    const path = `/api/appointments/availability?from=${DAY}&to=${DAY}`;
    const statuses = new Set<number>();
    for (let index = 0; index < 600; index += 1) statuses.add((await server.request('GET', path)).status);
    expect([...statuses]).toEqual([200]);
    const over = await server.request('GET', path);
    expectRefusal(over, 429, 'rate_limited');
    expect(over.headers.get('cache-control')).toBe('no-store');
  });
});

/** Runs the test with this time zone of the server, on which the answers must not depend. */
const inZone = (zone: string) => {
  vi.stubEnv('TZ', zone);
  onTestFinished(() => void vi.unstubAllEnvs());
};

const statesAt = async (server: TestServer, now: string, day: string) => {
  server.time.now = new Date(now);
  const [states] = await getAvailability(server, day);
  return states?.slots;
};

describe.each([
  ['Pacific/Auckland', -720],
  ['America/Los_Angeles', 420],
  ['UTC', 0],
] as const)('with a server in %s', (zone, offset) => {
  // Day, slot, and the first millisecond (UTC) at which the slot has begun.
  test.each<[string, string, AppointmentSlot, string]>([
    ['the day before clocks go forward', '2027-03-13', '10:00', '2027-03-13T15:00:00.000Z'],
    ['the day clocks go forward', '2027-03-14', '10:00', '2027-03-14T14:00:00.000Z'],
    ['its last slot', '2027-03-14', '18:00', '2027-03-14T22:00:00.000Z'],
    ['the day before clocks go back', '2026-10-31', '10:00', '2026-10-31T14:00:00.000Z'],
    ['the day clocks go back', '2026-11-01', '10:00', '2026-11-01T15:00:00.000Z'],
    ['its last slot', '2026-11-01', '18:00', '2026-11-01T23:00:00.000Z'],
    ['the same a year later', '2027-11-07', '10:00', '2027-11-07T15:00:00.000Z'],
    ['an evening that is tomorrow in UTC and in Auckland', '2027-07-07', '18:00', '2027-07-07T22:00:00.000Z'],
  ])('a slot is past as it begins by the shop’s clock: %s', async (_what, day, slot, begins) => {
    inZone(zone);
    expect(new Date('2026-06-15T00:00:00Z').getTimezoneOffset()).toBe(offset);
    const server = await startTestServer();
    const before = new Date(Date.parse(begins) - 1).toISOString();
    const stateBefore = (await statesAt(server, before, day))?.[slot];
    const stateAt = (await statesAt(server, begins, day))?.[slot];
    expect([stateBefore, stateAt]).toEqual(['free', 'past'] satisfies SlotState[]);
    expect((await ask(server, 1, slot, day)).status).toBe(400);
    server.time.now = new Date(before);
    expect((await ask(server, 1, slot, day)).status).toBe(201);
    expect(await getState(server, slot, day)).toBe('taken');
  });

  test('days follow on each other without gap or repeat over both changes of the clocks', async () => {
    inZone(zone);
    const server = await startTestServer();
    for (const [from, to] of [
      ['2026-10-15', '2026-11-15'],
      ['2027-03-01', '2027-03-31'],
    ] as const) {
      const days = (await getAvailability(server, from, to)).map(({ day }) => day);
      expect(days[0]).toBe(from);
      expect(days.at(-1)).toBe(to);
      expect(new Set(days).size).toBe(days.length);
      expect(days.length).toBe((Date.parse(to) - Date.parse(from)) / 86_400_000 + 1);
    }
  });

  test('weekdays are those of the shop’s calendar, and a hold lasts its hours over a change of the clocks', async () => {
    inZone(zone);
    const inbox = await startInbox({ sessionHours: 10_000 });
    const { server } = inbox;
    const { hours } = (await inbox.get('/api/admin/opening-hours')).body as {
      hours: { week: Record<string, object | null> };
    };
    await setHours(inbox, { week: { ...hours.week, sunday: null } as never });
    server.time.now = new Date('2026-10-31T12:00:00.000Z');
    await inbox.server.database.writes.run((trx) =>
      trx.updateTable('admin_sessions').set({ expires_at: '2999' }).execute(),
    );
    expect((await statesAt(server, '2026-10-31T12:00:00.000Z', '2026-11-01'))?.['18:00']).toBe('closed');
    expect((await statesAt(server, '2026-10-31T12:00:00.000Z', '2026-11-02'))?.['10:00']).toBe('free');
    await request(inbox, 1, '10:00', '2026-11-07');
    expect((await statesAt(server, '2026-11-03T11:59:59.999Z', '2026-11-07'))?.['10:00']).toBe('taken');
    expect((await statesAt(server, '2026-11-03T12:00:00.000Z', '2026-11-07'))?.['10:00']).toBe('free');
  });
});
