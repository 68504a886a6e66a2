import { type AppointmentSlot, NOT_HELD_MESSAGE } from '@jeweler/core/schemas';
import type { Today } from '@jeweler/core/submissions';
import { describe, expect, test } from 'vitest';
import { expectRefusal } from '../../support/refusal.ts';
import { appointmentRequest, contactMessage } from '../../support/submission-builders.ts';
import { startTestServer, storedSubmissions, TEST_NOW } from '../../support/test-server.ts';
import { receive, startInbox } from '../inbox/inbox.ts';
import {
  ask,
  DAY,
  expectTaken,
  getAppointments,
  getState,
  move,
  request,
  setHours,
  visitor,
} from './appointments.ts';

const hoursLater = (hours: number, milliseconds = 0) =>
  new Date(TEST_NOW.getTime() + hours * 3_600_000 + milliseconds);

describe('a slot that is asked for', () => {
  test('is held: of fifty at once exactly one gets it, and what is sent beside them is kept', async () => {
    const server = await startTestServer();
    const [messages, requests] = await Promise.all([
      Promise.all(Array.from({ length: 50 }, () => server.post('/api/contact', contactMessage()))),
      Promise.all(Array.from({ length: 50 }, (_, index) => ask(server, index, '14:00'))),
    ]);
    expect(messages.map(({ status }) => status)).toEqual(Array(50).fill(201));
    expect(requests.map(({ status }) => status).sort()).toEqual([201, ...Array(49).fill(409)]);
    for (const answer of requests) if (answer.status === 409) expectTaken(answer, 'appointmentTime');
    const stored = await storedSubmissions(server.database);
    expect(stored.filter(({ kind }) => kind === 'contact')).toHaveLength(50);
    expect(stored.filter(({ kind }) => kind === 'appointment')).toMatchObject([{ holds_slot: 1 }]);
    expect(await getState(server, '14:00')).toBe('taken');
  });

  test('is stored once, and acknowledged again, when the same request is sent again', async () => {
    const server = await startTestServer();
    expect((await ask(server, 1, '14:00')).status).toBe(201);
    expect((await ask(server, 1, '14:00')).status).toBe(201);
    expect(await storedSubmissions(server.database)).toHaveLength(1);
    expectTaken(await ask(server, 2, '14:00'), 'appointmentTime');
  });

  test('is refused when the shop is closed, in the same words', async () => {
    const inbox = await startInbox();
    const week = { opens: '12:00', closes: '16:00', breaks: [{ from: '14:00', to: '15:00' }] };
    await setHours(inbox, {
      week: {
        monday: week,
        tuesday: null,
        wednesday: week,
        thursday: week,
        friday: week,
        saturday: week,
        sunday: week,
      },
      closedDays: [{ day: '2026-06-17', note: '' }],
      blockedHours: [{ day: DAY, slots: ['13:00'], note: '' }],
    });
    const { server } = inbox;
    for (const slot of ['11:00', '13:00', '14:00', '16:00'] as const)
      expectTaken(await ask(server, 1, slot), 'appointmentTime');
    expectTaken(await ask(server, 1, '12:00', '2026-06-16'), 'appointmentTime');
    expectTaken(await ask(server, 1, '12:00', '2026-06-17'), 'appointmentTime');
    expect((await ask(server, 1, '12:00')).status).toBe(201);
    expect((await ask(server, 1, '13:00', '2026-06-18')).status).toBe(201);
    // A slot in the past is an error in the form, whatever the hours.
    expectRefusal(await ask(server, 1, '11:00', '2026-06-01'), 400, 'validation');
  });

  test('is held by a request whose honeypot was filled, and staff are told: browsers fill it in too', async () => {
    const inbox = await startInbox();
    const wanted = { appointmentDate: DAY, appointmentTime: '14:00', website: 'https://filled.example' };
    const item = await receive(inbox, 'appointment', { ...visitor(1), ...wanted });
    expect(item).toMatchObject({ status: 'requested', unread: true, marks: ['honeypot'] });
    expect(await getState(inbox.server, '14:00')).toBe('taken');
    expectTaken(await ask(inbox.server, 2, '14:00'), 'appointmentTime');
    const { toConfirm } = (await inbox.get('/api/admin/today')).body as Today;
    expect(toConfirm.items).toMatchObject([{ reference: item.reference, marks: ['honeypot'] }]);
  });

  test('is taken without a hold from one network’s fifth request of a day on, and that is said', async () => {
    const inbox = await startInbox({ trustProxy: 1, formRateLimit: 20 });
    const { server } = inbox;
    const from = (address: string, index: number, slot: AppointmentSlot) =>
      server.post(
        '/api/appointment',
        { ...appointmentRequest({ appointmentDate: DAY, appointmentTime: slot }), ...visitor(index) },
        { 'x-forwarded-for': address },
      );
    const held = ['10:00', '11:00', '12:00', '13:00'] as const;
    const first = await Promise.all(held.map((slot, index) => from(`2001:db8:1:2::${index}`, index, slot)));
    for (const { status, body } of first) {
      expect(status).toBe(201);
      expect(body).not.toMatchObject({ message: NOT_HELD_MESSAGE });
    }
    const fifth = await from('2001:db8:1:2::5', 5, '14:00');
    expect(fifth).toMatchObject({ status: 201, body: { success: true, message: NOT_HELD_MESSAGE } });
    expect(await getState(server, '14:00')).toBe('free');
    // Sent again after a lost response, it is answered in the same words, and stored once; the private pages are not
    // given to whoever sends the same as somebody else.
    const { visit, photos, ...told } = fifth.body as { visit: string; photos: string };
    expect(visit).toMatch(/^\/visit\/[\w-]{43}$/);
    expect(photos).toMatch(/^\/photos\/[\w-]{43}$/);
    expect((await from('2001:db8:1:2::5', 5, '14:00')).body).toEqual(told);
    expect(await getAppointments(inbox)).toHaveLength(5);
    // It is not taken without a hold into a time that somebody has.
    expectTaken(await from('2001:db8:1:2::5', 5, '13:00'), 'appointmentTime');
    // Others are not affected.
    expect((await from('203.0.113.7', 6, '14:00')).body).not.toMatchObject({ message: NOT_HELD_MESSAGE });
    expect(await getState(server, '14:00')).toBe('taken');

    // What staff have confirmed or released does not count, nor does another day.
    const { submissions } = await inbox.list({ kind: ['appointment'] });
    const mine = submissions.filter(({ appointment }) => held.includes(appointment?.slot as never));
    await inbox.changeAll(mine.slice(0, 1), 'confirmed');
    expect((await from('2001:db8:1:2::6', 7, '15:00')).body).not.toMatchObject({ message: NOT_HELD_MESSAGE });
    const { results } = await inbox.changeAll(mine.slice(1), 'spam');
    expect(results.map(({ outcome }) => outcome)).toEqual(['changed', 'changed', 'changed']);
    expect((await from('2001:db8:1:2::6', 8, '16:00')).body).not.toMatchObject({ message: NOT_HELD_MESSAGE });
    server.time.now = hoursLater(24);
    for (const slot of ['10:00', '11:00'] as const)
      expect((await from('2001:db8:1:2::7', 9, slot)).body).toMatchObject({ success: true });
  });

  test('is answered in the same way, whoever’s name and number it comes in', async () => {
    const server = await startTestServer({ trustProxy: 1 });
    const ask4 = async (phone: string, address: string) => {
      const answers = [];
      for (const [index, slot] of (['10:00', '11:00', '12:00', '13:00'] as const).entries())
        answers.push(
          await server.post(
            '/api/appointment',
            { ...visitor(1), phone, appointmentDate: DAY, appointmentTime: slot, appointmentType: 'repair' },
            { 'x-forwarded-for': `${address}${index}` },
          ),
        );
      return answers.map(({ status, body }) => [status, (body as { message: string }).message]);
    };
    const answers = await ask4('000 000 0000', '203.0.113.');
    expect(new Set(answers.map(String)).size).toBe(1);
    expect(answers[0]?.[0]).toBe(201);
    expect(await getState(server, '13:00')).toBe('taken');
  });
});

describe('a hold that nobody confirms', () => {
  test('ends 72 hours after receipt, and the request goes on waiting', async () => {
    const inbox = await startInbox({ sessionHours: 1000 });
    const { server } = inbox;
    await request(inbox, 1, '14:00');
    expect(await getAppointments(inbox)).toMatchObject([
      { holds: true, heldUntil: hoursLater(72).toISOString(), status: 'requested' },
    ]);
    server.time.now = hoursLater(72, -1);
    expect(await getState(server, '14:00')).toBe('taken');
    expectTaken(await ask(server, 2, '14:00'), 'appointmentTime');

    server.time.now = hoursLater(72);
    expect(await getState(server, '14:00')).toBe('free');
    expect(await getAppointments(inbox)).toMatchObject([
      { holds: false, heldUntil: null, status: 'requested', revision: 1 },
    ]);
    expect((await ask(server, 2, '14:00')).status).toBe(201);
    expect(await getAppointments(inbox)).toMatchObject([
      { name: 'Visitor 2', holds: true },
      { name: 'Visitor 1', holds: false, status: 'requested' },
    ]);
  });

  test('ends with the appointment at the latest', async () => {
    const inbox = await startInbox({ sessionHours: 1000 });
    await request(inbox, 1, '14:00', '2026-06-02');
    expect(await getAppointments(inbox, '2026-06-02')).toMatchObject([
      { holds: true, heldUntil: '2026-06-02T18:00:00.000Z' },
    ]);
    const holds = async (at: string) => {
      inbox.server.time.now = new Date(at);
      return (await getAppointments(inbox, '2026-06-02')).map((item) => item.holds);
    };
    expect(await holds('2026-06-02T17:59:59Z')).toEqual([true]);
    expect(await holds('2026-06-02T18:00:00Z')).toEqual([false]);
  });

  test('ends 72 hours after another time was proposed, and begins anew with the next proposal', async () => {
    const inbox = await startInbox({ sessionHours: 1000 });
    const { server } = inbox;
    const item = await request(inbox, 1, '14:00');
    server.time.now = hoursLater(100);
    await move(inbox, item, { slot: '15:00', status: 'proposed' });
    expect(await getAppointments(inbox)).toMatchObject([
      { status: 'proposed', holds: true, heldUntil: hoursLater(172).toISOString() },
    ]);
    server.time.now = hoursLater(172);
    expect(await getState(server, '15:00')).toBe('free');
    expect(await getAppointments(inbox)).toMatchObject([{ status: 'proposed', holds: false }]);
    await move(inbox, { ...item, revision: 2 }, { slot: '16:00' });
    expect(await getAppointments(inbox)).toMatchObject([
      { status: 'proposed', holds: true, heldUntil: hoursLater(244).toISOString() },
    ]);
  });

  test('ends as the settings say, and by itself', async () => {
    const inbox = await startInbox();
    await inbox.post('/api/admin/settings', { settings: { holdHours: 2 }, revision: 0 });
    const item = await request(inbox, 1, '14:00');
    const confirmed = await request(inbox, 2, '15:00');
    await inbox.change(confirmed, 'confirmed');
    const holds = async (milliseconds: number) => {
      inbox.server.time.now = hoursLater(2, milliseconds);
      return (await getAppointments(inbox)).map((each) => [each.reference, each.holds]);
    };
    expect(await holds(-1)).toEqual([
      [item.reference, true],
      [confirmed.reference, true],
    ]);
    expect(await holds(0)).toEqual([
      [item.reference, false],
      [confirmed.reference, true],
    ]);
    expect((await ask(inbox.server, 3, '14:00')).status).toBe(201);
    expect(await inbox.record(item.reference)).toMatchObject({ status: 'requested', revision: 1 });
  });

  test('is taken again by a confirmation, unless another one has the slot', async () => {
    const inbox = await startInbox({ sessionHours: 1000 });
    const [first, second] = [await request(inbox, 1, '14:00'), await request(inbox, 2, '15:00')];
    inbox.server.time.now = hoursLater(100);
    const third = await request(inbox, 3, '15:00');
    expect((await inbox.change(first, 'confirmed')).body).toMatchObject({ status: 'confirmed', revision: 2 });
    expectTaken(await ask(inbox.server, 4, '14:00'), 'appointmentTime');
    expectTaken(await inbox.change(second, 'confirmed'), 'status');
    expect(await inbox.record(second.reference)).toMatchObject({
      status: 'requested',
      revision: 1,
      history: [],
    });

    const { results } = await inbox.changeAll([second, third], 'confirmed');
    expect(results.map(({ outcome }) => outcome)).toEqual(['slot-taken', 'changed']);
    expect(results[0]?.submission).toMatchObject({ status: 'requested', revision: 1 });
  });
});

describe('a change of status', () => {
  test('gives the slot back and takes it again, as an undo does', async () => {
    const inbox = await startInbox();
    const { server } = inbox;
    const item = await request(inbox, 1, '14:00');
    const { undo } = await inbox.changeAll([item], 'cancelled');
    expect(await getState(server, '14:00')).toBe('free');
    expect((await inbox.post('/api/admin/submissions/undo', undo)).body).toMatchObject({
      results: [{ outcome: 'changed', submission: { status: 'requested' } }],
    });
    expect(await getState(server, '14:00')).toBe('taken');

    const again = await inbox.changeAll([{ ...item, revision: 3 }], 'spam');
    expect((await ask(server, 2, '14:00')).status).toBe(201);
    expect((await inbox.post('/api/admin/submissions/undo', again.undo)).body).toMatchObject({
      results: [{ outcome: 'slot-taken', submission: { status: 'spam', revision: 4 } }],
    });
    expect((await getAppointments(inbox)).map(({ name }) => name)).toEqual(['Visitor 2']);
  });

  test('of one whose hold was over takes no slot when it is taken back', async () => {
    const inbox = await startInbox({ sessionHours: 1000 });
    const item = await request(inbox, 1, '14:00');
    inbox.server.time.now = hoursLater(80);
    const { undo } = await inbox.changeAll([item], 'confirmed');
    await inbox.post('/api/admin/submissions/undo', undo);
    expect(await getAppointments(inbox)).toMatchObject([{ status: 'requested', holds: false }]);
    expect(await getState(inbox.server, '14:00')).toBe('free');
  });

  test('that deletes a person gives back what that person held', async () => {
    const inbox = await startInbox();
    await request(inbox, 1, '14:00');
    await inbox.post('/api/admin/people/delete', { email: 'visitor1@example.com' });
    expect(await getState(inbox.server, '14:00')).toBe('free');
  });
});
