import { SLOT_TAKEN_MESSAGE } from '@jeweler/core/schemas';
import { describe, expect, test } from 'vitest';
import {
  ask,
  DAY,
  expectTaken,
  getAppointments,
  getState,
  move,
  request,
  setHours,
} from '../appointments/appointments.ts';
import type { Inbox } from '../inbox/inbox.ts';
import { passUndoTime, startMailingInbox } from './mails.ts';
import { invited, submit } from './visits.ts';

const TUESDAY = '2026-06-02';

const choose = (inbox: Inbox, link: string, time: string) => submit(inbox, `${link}/time`, { time });
const read = async (inbox: Inbox, link: string): Promise<string> =>
  String((await inbox.server.request('GET', link)).body);
const timesIn = (page: string): string[] =>
  [...page.matchAll(/<input type="radio"[^>]*value="([^"]+)"/g)].map(([, value]) => String(value));

/** A visitor who has asked for Tuesday at 1 PM in place of the Monday after next at 2 PM. */
const withWish = async () => {
  const { inbox, mailServer } = await startMailingInbox();
  const visit = await invited(inbox, mailServer);
  expect((await choose(inbox, visit.link, `${TUESDAY}T13:00`)).status).toBe(303);
  return { inbox, mailServer, ...visit, item: await inbox.record(visit.reference) };
};

describe('the times that a visitor can choose from', () => {
  test('are free ones of the next days, with the first and the last of each', async () => {
    const { inbox, mailServer } = await startMailingInbox();
    await setHours(inbox, { closedDays: [{ day: TUESDAY, note: '' }] });
    await ask(inbox.server, 9, '18:00', '2026-06-01');
    const { link } = await invited(inbox, mailServer, { index: 2 });
    const page = await read(inbox, link);
    expect(timesIn(page)).toEqual([
      ...['13:00', '14:00', '16:00', '17:00'].map((slot) => `2026-06-01T${slot}`),
      ...['10:00', '13:00', '15:00', '18:00'].map((slot) => `2026-06-03T${slot}`),
      ...['10:00', '13:00', '15:00', '18:00'].map((slot) => `2026-06-04T${slot}`),
    ]);
    expect(page).toContain('<legend>Wednesday, June 3</legend>');
    expect(page).not.toContain('<script');
  });

  test('leave out its own, taken or not; without any there is the text only', async () => {
    const { inbox, mailServer } = await startMailingInbox();
    const { item, link } = await invited(inbox, mailServer);
    await inbox.change(item, 'proposed');
    const closed = Array.from({ length: 40 }, (_, index) => {
      const day = new Date(Date.UTC(2026, 5, 4 + index)).toISOString().slice(0, 10);
      return { day, note: '' };
    });
    // Its hold has ended two days before.
    inbox.server.time.now = new Date('2026-06-06T16:00:00Z');
    await setHours(inbox, { closedDays: closed.filter(({ day }) => day !== DAY) });
    const own = `${DAY}T14:00`;
    expect(timesIn(await read(inbox, link))).not.toContain(own);
    expect((await choose(inbox, link, own)).status).toBe(409);
    await setHours(inbox, { closedDays: closed });
    const page = await read(inbox, link);
    expect(timesIn(page)).toEqual([]);
    expect(page).not.toContain('Ask for this time');
    expect(page).toContain('<textarea');
    const late = await choose(inbox, link, `${TUESDAY}T13:00`);
    expect([late.status, String(late.body).includes(SLOT_TAKEN_MESSAGE)]).toEqual([409, true]);
  });

  test('are none for a request that holds no time itself', async () => {
    const { inbox, mailServer } = await startMailingInbox();
    const { reference, link } = await invited(inbox, mailServer);
    await inbox.server.database.writes.run((trx) =>
      trx.updateTable('submissions').set({ holds_slot: null }).where('reference', '=', reference).execute(),
    );
    expect(timesIn(await read(inbox, link))).toEqual([]);
    expect((await choose(inbox, link, `${TUESDAY}T13:00`)).status).toBe(409);
    expect((await inbox.record(reference)).wish).toBeNull();
  });
});

describe('a time that a visitor has asked for', () => {
  test('is held beside the present one; visitor, shop and agenda are told', async () => {
    const { inbox, mailServer, link, reference, item } = await withWish();
    expect(item).toMatchObject({
      status: 'requested',
      appointment: { day: DAY, slot: '14:00' },
      wish: { day: TUESDAY, slot: '13:00' },
      unread: true,
      history: [{ by: 'Visitor', action: 'note', to: `${TUESDAY} 13:00` }],
    });
    expect(await getState(inbox.server, '13:00', TUESDAY)).toBe('taken');
    expectTaken(await ask(inbox.server, 2, '13:00', TUESDAY), 'appointmentTime');
    expectTaken(await ask(inbox.server, 3, '14:00'), 'appointmentTime');
    expect(await getAppointments(inbox, TUESDAY)).toMatchObject([
      { reference, status: 'requested', appointment: { day: TUESDAY, slot: '13:00' }, holds: true },
    ]);
    const today = (await inbox.get('/api/admin/today')).body;
    expect(today).toMatchObject({ toConfirm: { total: 1, items: [{ reference }] } });
    const page = await read(inbox, link);
    expect(page).toContain(
      'You asked for Tuesday, June 2 at 1:00 PM. We’ll email you; until then, Monday, June 15 at 2:00 PM is still yours.',
    );
    expect(timesIn(page)).not.toContain(`${TUESDAY}T13:00`);
    const mails = (await mailServer.received(4)).slice(2);
    expect(mails.map(({ subject }) => subject).sort()).toEqual([
      `Another time requested ${reference} from Visitor 1`,
      'We have your request for another time',
    ]);
    for (const { text } of mails) expect(text).toContain('Tuesday, June 2 at 1:00 PM (Eastern Time)');
    const csv = String((await inbox.get('/api/admin/submissions.csv')).body);
    expect(csv).toContain(`${TUESDAY} 13:00`);
    // Sent twice: nothing more happens.
    await choose(inbox, link, `${TUESDAY}T13:00`);
    expect((await inbox.record(reference)).history).toHaveLength(1);
  });

  test('can be replaced and withdrawn, which frees it', async () => {
    const { inbox, mailServer, link, reference, item } = await withWish();
    await choose(inbox, link, `${TUESDAY}T15:00`);
    expect(await getState(inbox.server, '13:00', TUESDAY)).toBe('free');
    expect(await getState(inbox.server, '15:00', TUESDAY)).toBe('taken');
    // Staff who still see the first one decide about nothing.
    const outdated = await move(inbox, item, { day: TUESDAY, slot: '13:00', status: 'confirmed' });
    expect(outdated).toMatchObject({ status: 409, body: { present: { wish: { slot: '15:00' } } } });

    expect((await submit(inbox, `${link}/withdraw`)).headers.get('location')).toBe(link);
    expect(await getState(inbox.server, '15:00', TUESDAY)).toBe('free');
    expect(await inbox.record(reference)).toMatchObject({ wish: null, appointment: { slot: '14:00' } });
    const mails = await mailServer.received(7);
    expect(mails.map(({ subject }) => subject)).toContain(
      `Request for another time withdrawn ${reference} from Visitor 1`,
    );
    expect(await read(inbox, link)).not.toContain('You asked for');
    await submit(inbox, `${link}/withdraw`);
    expect((await inbox.record(reference)).history).toHaveLength(3);
  });

  test('is the appointment’s once staff confirm it', async () => {
    const { inbox, mailServer, reference, item } = await withWish();
    const answer = await move(inbox, item, { day: TUESDAY, slot: '13:00', status: 'confirmed' });
    expect(answer.body).toMatchObject({
      status: 'confirmed',
      appointment: { day: TUESDAY, slot: '13:00' },
      wish: null,
    });
    expect(await getState(inbox.server, '14:00')).toBe('free');
    expect(await getState(inbox.server, '13:00', TUESDAY)).toBe('taken');
    expect((await getAppointments(inbox, TUESDAY)).map((each) => each.reference)).toEqual([reference]);
    passUndoTime(inbox);
    expect((await mailServer.received(5))[4]?.subject).toBe(
      'Your appointment is confirmed: Tuesday, June 2 at 1:00 PM (Eastern Time)',
    );
  });

  test('is declined when staff keep the present one, and the visitor is told', async () => {
    const { inbox, mailServer, item } = await withWish();
    const answer = await move(inbox, item, { slot: '14:00' });
    expect(answer.body).toMatchObject({ status: 'requested', appointment: { slot: '14:00' }, wish: null });
    expect(answer.body).toMatchObject({
      history: [{}, { by: 'Tester', action: 'note', from: `${TUESDAY} 13:00`, to: null }],
    });
    expect(await getState(inbox.server, '13:00', TUESDAY)).toBe('free');
    const mail = (await mailServer.received(5))[4];
    expect(mail?.subject).toBe(
      'The time of your appointment has not changed: Monday, June 15 at 2:00 PM (Eastern Time)',
    );
    expect(mail?.text).toContain('Tuesday, June 2 at 1:00 PM');
  });

  test('is asked for in place of nothing that is still the visitor’s, once the present one has begun', async () => {
    const { inbox, mailServer } = await startMailingInbox();
    const { link, item } = await invited(inbox, mailServer);
    await inbox.change(item, 'confirmed');
    await choose(inbox, link, '2026-06-16T13:00');
    await submit(inbox, `${link}/move`, { wish: 'Or any later day' });
    expect((await read(inbox, link)).match(/still yours/g)).toHaveLength(2);
    inbox.server.time.now = new Date('2026-06-15T18:00:00Z');
    const page = await read(inbox, link);
    expect(page).toContain('You asked for Tuesday, June 16 at 1:00 PM. We’ll email you.');
    expect(page).toContain('You’ve asked for a different time.');
    expect(page).not.toContain('still yours');
  });

  test.each(['cancelled', 'declined', 'spam'])(
    'is free once the appointment is %s, until that is undone',
    async (status) => {
      const { inbox, item, reference } = await withWish();
      const { undo } = await inbox.changeAll([item], status);
      expect(await getState(inbox.server, '13:00', TUESDAY)).toBe('free');
      await inbox.post('/api/admin/submissions/undo', undo);
      expect((await inbox.record(reference)).wish).toEqual({ day: TUESDAY, slot: '13:00' });
      expect(await getState(inbox.server, '13:00', TUESDAY)).toBe('taken');
    },
  );

  test('stays with whoever has booked it since, when the cancellation is undone', async () => {
    const { inbox, item, reference } = await withWish();
    const { undo } = await inbox.changeAll([item], 'cancelled');
    const other = await request(inbox, 3, '13:00', TUESDAY);
    expect(await inbox.post('/api/admin/submissions/undo', undo)).toMatchObject({
      body: { results: [{ outcome: 'changed' }] },
    });
    expect(await inbox.record(reference)).toMatchObject({
      status: 'requested',
      appointment: { day: DAY, slot: '14:00' },
      wish: null,
    });
    expect((await inbox.change(other, 'confirmed')).status).toBe(200);
  });

  test('outlasts a confirmation of the present one, and ends with its deletion', async () => {
    const { inbox, item, reference } = await withWish();
    await inbox.change(item, 'confirmed');
    expect(await getState(inbox.server, '13:00', TUESDAY)).toBe('taken');
    await inbox.post(`/api/admin/submissions/${reference}/delete`);
    expect(await getState(inbox.server, '13:00', TUESDAY)).toBe('free');
  });

  test('is held no longer than a request would be, and still there for staff', async () => {
    const { inbox, mailServer } = await startMailingInbox();
    const { link, item } = await invited(inbox, mailServer);
    await inbox.change(item, 'confirmed');
    await choose(inbox, link, '2026-06-10T13:00');
    inbox.server.time.now = new Date(inbox.server.time.now.getTime() + 73 * 3_600_000);
    expect(await getState(inbox.server, '13:00', '2026-06-10')).toBe('free');
    expect(await getAppointments(inbox, '2026-06-10')).toMatchObject([{ holds: false }]);
    const other = await request(inbox, 3, '13:00', '2026-06-10');
    const record = await inbox.record(item.reference);
    expectTaken(await move(inbox, record, { day: '2026-06-10', slot: '13:00', status: 'confirmed' }), 'slot');
    await inbox.change(other, 'declined');
    inbox.server.time.now = new Date('2026-06-10T18:00:00Z');
    expect((await inbox.record(item.reference)).wish).toEqual({ day: '2026-06-10', slot: '13:00' });
    // The visitor may choose again.
    expect(await read(inbox, link)).not.toContain('You asked for');
    expect((await choose(inbox, link, '2026-06-11T13:00')).status).toBe(303);
  });
});

test('of two who choose the same time, one has it, and the other is offered fresh ones', async () => {
  const { inbox, mailServer } = await startMailingInbox();
  const one = await invited(inbox, mailServer);
  const two = await invited(inbox, mailServer, { index: 2, slot: '15:00' });
  const answers = await Promise.all([
    choose(inbox, one.link, `${TUESDAY}T13:00`),
    choose(inbox, two.link, `${TUESDAY}T13:00`),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([303, 409]);
  const refused = String(answers.find(({ status }) => status === 409)?.body);
  expect(refused).toContain(SLOT_TAKEN_MESSAGE);
  expect(timesIn(refused)).toHaveLength(12);
  expect(timesIn(refused)).not.toContain(`${TUESDAY}T13:00`);
  const wishes = [await inbox.record(one.reference), await inbox.record(two.reference)].map(
    ({ wish }) => wish,
  );
  expect(wishes.filter(Boolean)).toHaveLength(1);
});

test('asks in vain for a time that is none', async () => {
  const { inbox, mailServer } = await startMailingInbox();
  await setHours(inbox, { closedDays: [{ day: '2026-06-03', note: '' }] });
  const { link, reference } = await invited(inbox, mailServer);
  for (const [what, time, status] of [
    ['nothing', '', 400],
    ['no hour of the shop', `${TUESDAY}T09:00`, 400],
    ['no day', '2026-02-31T10:00', 400],
    ['a text', `${'x'.repeat(200)}`, 400],
    ['a time that has passed', '2026-06-01T10:00', 409],
    ['a closed day', '2026-06-03T10:00', 409],
    ['its own time', `${DAY}T14:00`, 409],
    ['a day after the next years', '2029-06-03T10:00', 409],
  ] as const) {
    const answer = await choose(inbox, link, time);
    expect([what, answer.status]).toEqual([what, status]);
    expect(answer.body).toContain(status === 400 ? 'Please choose one of these times.' : SLOT_TAKEN_MESSAGE);
    expect(timesIn(String(answer.body)).length).toBeGreaterThan(0);
    expect(await inbox.record(reference)).toMatchObject({ wish: null, revision: 1, history: [] });
  }
});

test('neither a canceled appointment nor one that has begun is moved', async () => {
  const { inbox, mailServer } = await startMailingInbox();
  const { link, item, reference } = await invited(inbox, mailServer);
  const expectClosed = async () => {
    expect(timesIn(await read(inbox, link))).toEqual([]);
    expect((await choose(inbox, link, '2026-06-16T13:00')).status).toBe(303);
    expect((await inbox.record(reference)).wish).toBeNull();
  };
  const { undo } = await inbox.changeAll([item], 'cancelled');
  await expectClosed();
  await inbox.post('/api/admin/submissions/undo', undo);
  inbox.server.time.now = new Date('2026-06-15T18:00:00Z');
  await expectClosed();
});
