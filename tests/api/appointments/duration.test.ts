import type { SubmissionRecord } from '@jeweler/core/submissions';
import { describe, expect, test } from 'vitest';
import { expectRefusal } from '../../support/refusal.ts';
import { TEST_NOW } from '../../support/test-server.ts';
import { type Inbox, startInbox } from '../inbox/inbox.ts';
import { getCalendar, passUndoTime, startMailingInbox } from '../mail/mails.ts';
import { invited, submit } from '../mail/visits.ts';
import {
  ask,
  BOOKINGS,
  book,
  booking,
  DAY,
  expectTaken,
  getAppointments,
  getAvailability,
  move,
  request,
  setHours,
} from './appointments.ts';

/** The hours of the day that visitors see as taken. */
const taken = async ({ server }: Inbox, day = DAY): Promise<string[]> =>
  Object.entries((await getAvailability(server, day))[0]?.slots ?? {}).flatMap(([slot, state]) =>
    state === 'taken' ? [slot] : [],
  );

const LATE = 'The last hour ends at 7:00 PM. Please choose fewer hours or an earlier time.';

describe('an appointment of several hours', () => {
  test('holds all of them: whoever asks for one is refused, and what would reach into them too', async () => {
    const inbox = await startInbox();
    const { appointment } = await book(inbox, { slot: '13:00', hours: 3 });
    expect(appointment).toEqual({ day: DAY, slot: '13:00', hours: 3 });
    expect(await taken(inbox)).toEqual(['13:00', '14:00', '15:00']);
    expect(await getAppointments(inbox)).toMatchObject([{ appointment, holds: true }]);
    for (const slot of ['13:00', '14:00', '15:00'] as const) {
      expectTaken(await ask(inbox.server, 1, slot), 'appointmentTime');
      expectTaken(await inbox.post(BOOKINGS, booking({ slot })), 'slot');
    }
    const other = await request(inbox, 2, '16:00');
    expectTaken(await move(inbox, other, { slot: '15:00', status: 'confirmed' }), 'slot');
    const hours = '1:00 PM is taken. Please choose fewer hours or another time.';
    for (const answer of [
      await inbox.post(BOOKINGS, booking({ slot: '11:00', hours: 4 })),
      await move(inbox, other, { slot: '12:00', hours: 2 }),
    ])
      expect(expectRefusal(answer, 409, 'conflict')).toMatchObject({ message: hours, fields: { hours } });
    expect((await inbox.post(BOOKINGS, booking({ slot: '11:00', hours: 2 }))).status).toBe(201);
  });

  test('ends with the day, takes at most four, and one hour is said as before', async () => {
    const inbox = await startInbox();
    const late = await inbox.post(BOOKINGS, booking({ slot: '17:00', hours: 3 }));
    expect(expectRefusal(late, 409, 'conflict').fields).toEqual({ hours: LATE });
    for (const hours of [0, 5, 1.5, '2'])
      expect(expectRefusal(await inbox.post(BOOKINGS, booking({ hours })), 400, 'validation').fields).toEqual(
        { hours: 'Please choose how long it takes.' },
      );
    const { appointment } = await book(inbox, { slot: '17:00', hours: 1 });
    expect(appointment).toEqual({ day: DAY, slot: '17:00' });
    const item = await request(inbox, 1, '10:00');
    expect(
      expectRefusal(await move(inbox, item, { slot: '18:00', hours: 2 }), 409, 'conflict').fields,
    ).toEqual({ hours: LATE });
  });

  test('gives all of them back when it is cancelled, and takes them again by an undo only if all are free', async () => {
    const inbox = await startInbox();
    const record = await book(inbox, { hours: 2 });
    const cancelled = await inbox.changeAll([record], 'cancelled');
    expect(await taken(inbox)).toEqual([]);
    await inbox.post('/api/admin/submissions/undo', cancelled.undo);
    expect(await taken(inbox)).toEqual(['14:00', '15:00']);
    const again = await inbox.changeAll([await inbox.record(record.reference)], 'cancelled');
    await request(inbox, 1, '15:00');
    expect((await inbox.post('/api/admin/submissions/undo', again.undo)).body).toMatchObject({
      results: [{ outcome: 'slot-taken' }],
    });
    expect(await taken(inbox)).toEqual(['15:00']);
  });

  test('is made longer and shorter by a move to its own time, and keeps its length when none is named', async () => {
    const inbox = await startInbox();
    const item = await request(inbox, 1, '14:00');
    const moved = async (changes: object) => {
      const answer = await move(inbox, await inbox.record(item.reference), changes);
      expect(answer.status).toBe(200);
      return answer.body as SubmissionRecord;
    };
    expect(await moved({ slot: '14:00', hours: 2, status: 'confirmed' })).toMatchObject({
      appointment: { slot: '14:00', hours: 2 },
      history: [{ action: 'moved', from: `${DAY} 14:00`, to: `${DAY} 14:00 2` }, { action: 'status' }],
    });
    expect(await taken(inbox)).toEqual(['14:00', '15:00']);
    // It overlaps itself.
    expect((await moved({ slot: '15:00' })).appointment).toMatchObject({ slot: '15:00', hours: 2 });
    expect(await taken(inbox)).toEqual(['15:00', '16:00']);
    expect((await moved({ slot: '15:00', hours: 1 })).appointment).toEqual({ day: DAY, slot: '15:00' });
    expect(await taken(inbox)).toEqual(['15:00']);
    const { revision } = await inbox.record(item.reference);
    expect(await moved({ slot: '15:00', hours: 1 })).toMatchObject({ revision });
  });

  test('that has begun may take longer', async () => {
    const inbox = await startInbox({ sessionHours: 1000 });
    const record = await book(inbox);
    inbox.server.time.now = new Date('2026-06-15T18:30:00Z');
    expect((await move(inbox, record, { slot: '14:00', hours: 2 })).status).toBe(200);
    expect(await taken(inbox)).toEqual(['15:00']);
  });

  test('that nobody accepts in time ends its hold of all', async () => {
    const inbox = await startInbox({ sessionHours: 1000 });
    const item = await request(inbox, 1, '14:00');
    await move(inbox, item, { slot: '14:00', hours: 2, status: 'proposed' });
    expect(await taken(inbox)).toEqual(['14:00', '15:00']);
    inbox.server.time.now = new Date(TEST_NOW.getTime() + 72 * 3_600_000);
    expect(await taken(inbox)).toEqual([]);
    await request(inbox, 2, '15:00');
    expectTaken(await inbox.change({ ...item, revision: 2 }, 'confirmed'), 'status');
  });

  test('that is deleted leaves them to others', async () => {
    const inbox = await startInbox();
    const record = await book(inbox, { hours: 2 });
    expect((await inbox.post(`/api/admin/submissions/${record.reference}/delete`)).status).toBe(200);
    await request(inbox, 1, '15:00');
    expect(await getAppointments(inbox)).toMatchObject([{ name: 'Visitor 1', holds: true }]);
  });

  test('is outside hours that end before it does', async () => {
    const inbox = await startInbox();
    const { reference } = await book(inbox, { hours: 2 });
    const { outside } = await setHours(inbox, { blockedHours: [{ day: DAY, slots: ['15:00'], note: '' }] });
    expect(outside).toMatchObject([{ reference }]);
  });
});

describe('a visitor of such an appointment', () => {
  test('is told from when to when, also in the calendar, and of a change of that', async () => {
    const { inbox, mailServer } = await startMailingInbox();
    const { item, link } = await invited(inbox, mailServer);
    await move(inbox, item, { slot: '14:00', hours: 2, status: 'confirmed' });
    passUndoTime(inbox);
    const when = 'Monday, June 15 from 2:00 PM to 4:00 PM';
    const confirmed = (await mailServer.received(3))[2];
    expect(confirmed?.subject).toBe(`Your appointment is confirmed: ${when} (Eastern Time)`);
    expect(confirmed?.text).toContain('Monday, June 15 at 2:00 PM');
    expect(getCalendar(confirmed)).toMatchObject({
      starts: '2026-06-15T18:00:00.000Z',
      ends: '2026-06-15T20:00:00.000Z',
    });
    const read = async (path: string) => String((await inbox.server.request('GET', path)).body);
    expect(await read(link)).toMatch(/Monday, June 15 from\s+<span class="time">2:00 PM to 4:00 PM<\/span>/);
    expect(await read(link)).toContain(`This cancels ${when}.`);
    expect(await read(`${link}/appointment.ics`)).toContain('DTEND;TZID=America/New_York:20260615T160000');
    await move(inbox, await inbox.record(item.reference), { slot: '14:00', hours: 3 });
    passUndoTime(inbox);
    const longer = (await mailServer.received(4))[3];
    expect(longer?.subject).toContain('from 2:00 PM to 5:00 PM');
    expect(getCalendar(longer).ends).toBe('2026-06-15T21:00:00.000Z');
  });

  test('may ask for a time where all its hours are free, which holds them', async () => {
    const { inbox, mailServer } = await startMailingInbox();
    const { item, link } = await invited(inbox, mailServer);
    await move(inbox, item, { slot: '14:00', hours: 3, status: 'confirmed' });
    const [tuesday, choose] = ['2026-06-02', (time: string) => submit(inbox, `${link}/time`, { time })];
    await ask(inbox.server, 5, '12:00', tuesday);
    const page = String((await inbox.server.request('GET', link)).body);
    const times = [...page.matchAll(/value="2026-06-02T([^"]+)"[^>]*>([^<]+)/g)].map(([, ...each]) => each);
    expect(times).toEqual([
      ['13:00', '1:00 PM to 4:00 PM'],
      ['14:00', '2:00 PM to 5:00 PM'],
      ['15:00', '3:00 PM to 6:00 PM'],
      ['16:00', '4:00 PM to 7:00 PM'],
    ]);
    for (const slot of ['10:00', '17:00']) expect((await choose(`${tuesday}T${slot}`)).status).toBe(409);
    expect((await choose(`${tuesday}T15:00`)).status).toBe(303);
    expect(await taken(inbox, tuesday)).toEqual(['12:00', '15:00', '16:00', '17:00']);
    expectTaken(await ask(inbox.server, 6, '16:00', tuesday), 'appointmentTime');
    expect((await getAppointments(inbox, tuesday)).at(-1)).toMatchObject({
      appointment: { slot: '15:00', hours: 3 },
    });
    const record = await inbox.record(item.reference);
    const confirmed = await move(inbox, record, { ...record.wish, status: 'confirmed' });
    expect(confirmed.body).toMatchObject({ appointment: { day: tuesday, slot: '15:00', hours: 3 } });
    expect(await taken(inbox)).toEqual([]);
  });

  test('accepts the time that was shown, not a longer one', async () => {
    const { inbox, mailServer } = await startMailingInbox();
    const { item, link } = await invited(inbox, mailServer);
    await move(inbox, item, { slot: '15:00', status: 'proposed' });
    await move(inbox, await inbox.record(item.reference), { slot: '15:00', hours: 2 });
    const accept = (time: string) => submit(inbox, `${link}/accept`, { time });
    expect((await accept(`${DAY}T15:00`)).status).toBe(409);
    expect((await accept(`${DAY}T15:00+2`)).status).toBe(303);
    expect((await inbox.record(item.reference)).status).toBe('confirmed');
  });
});
