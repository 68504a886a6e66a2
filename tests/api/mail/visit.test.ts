import type { AppointmentSlot } from '@jeweler/core/schemas';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import type { Answer } from '../../support/test-server.ts';
import { ask, DAY, getState } from '../appointments/appointments.ts';
import type { Inbox } from '../inbox/inbox.ts';
import { findMails, passUndoTime, SITE, startMailingInbox } from './mails.ts';
import { invited, submit } from './visits.ts';

describe('a visitor’s private link', () => {
  test('shows the appointment, gives its calendar file, tells nobody, and is stored as a hash only', async () => {
    const { inbox, mailServer } = await startMailingInbox();
    const { reference, link } = await invited(inbox, mailServer);
    const page = await inbox.server.request('GET', link);
    expect(page.status).toBe(200);
    expect(page.body).toContain('Monday, June 15 at <span class="time">2:00 PM</span>');
    expect(page.body).toContain(reference);
    expect(page.body).not.toContain('visitor1@example.com');
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    expect(page.headers.get('x-robots-tag')).toContain('noindex');
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
    const token = link.split('/').at(-1) as string;
    const links = await inbox.server.database.query.selectFrom('visit_links').selectAll().execute();
    expect(JSON.stringify(links)).not.toContain(token);
    const outbox = await inbox.server.database.query.selectFrom('outbox').selectAll().execute();
    expect(JSON.stringify(outbox)).not.toContain(token);
    expect(JSON.stringify(inbox.server.logged)).not.toContain(token);
    const file = await inbox.server.request('GET', `${link}/appointment.ics`);
    expect(file.headers.get('content-type')).toContain('text/calendar');
    const event = new ICAL.Component(ICAL.parse(String(file.body))).getFirstSubcomponent('vevent');
    expect(event?.getFirstPropertyValue('status')).toBe('TENTATIVE');
  });

  test('cancels by POST only: the slot is free, staff and visitor are told', async () => {
    const { inbox, mailServer } = await startMailingInbox();
    const { reference, link } = await invited(inbox, mailServer);
    await inbox.post('/api/admin/submissions/read-all');
    for (const path of ['', '/appointment.ics']) await inbox.server.request('GET', `${link}${path}`);
    for (const path of ['/accept', '/cancel', '/move']) {
      const looked = await inbox.server.request('GET', `${link}${path}`, { redirect: 'manual' });
      expect([looked.status, looked.headers.get('location')]).toEqual([303, link]);
    }
    expect((await inbox.record(reference)).status).toBe('requested');

    const answer = await submit(inbox, `${link}/cancel`);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(link);
    const record = await inbox.record(reference);
    expect(record).toMatchObject({ status: 'cancelled', unread: true });
    expect(record.history.at(-1)).toMatchObject({ by: 'Visitor', to: 'cancelled' });
    expect(await getState(inbox.server, '14:00', DAY)).toBe('free');
    passUndoTime(inbox);
    const mails = await mailServer.received(4);
    expect(
      mails
        .slice(2)
        .map(({ subject }) => subject)
        .sort(),
    ).toEqual([
      `Appointment canceled by the visitor ${reference} from Visitor 1`,
      'Your appointment is canceled: Monday, June 15 at 2:00 PM (Eastern Time)',
    ]);
    expect((await submit(inbox, `${link}/cancel`)).status).toBe(303);
    expect((await findMails(inbox)).length).toBe(4);
    expect((await inbox.server.request('GET', link)).body).toContain('Canceled');
  });

  test('asks for another time once; what is too short or long is said at the field', async () => {
    const { inbox, mailServer } = await startMailingInbox();
    const { reference, link } = await invited(inbox, mailServer);
    const refused = await submit(inbox, `${link}/move`, { wish: ' ' });
    expect(refused.status).toBe(400);
    expect(refused.body).toContain('Please tell us which days and times would suit you.');
    const tooLong = await submit(inbox, `${link}/move`, { wish: `<i> ${'x'.repeat(501)}` });
    expect(tooLong.status).toBe(400);
    // The field still contains what was entered.
    expect(tooLong.body).toContain(`&lt;i&gt; ${'x'.repeat(501)}</textarea>`);

    expect((await submit(inbox, `${link}/move`, { wish: 'Any <b>Friday</b> morning' })).status).toBe(303);
    expect((await submit(inbox, `${link}/move`, { wish: 'Any <b>Friday</b> morning' })).status).toBe(303);
    const record = await inbox.record(reference);
    expect(record).toMatchObject({ status: 'requested' });
    expect(record.notes.map(({ text }) => text)).toEqual([
      'Asks for another time: Any <b>Friday</b> morning',
    ]);
    const mails = await mailServer.received(3);
    expect(mails[2]?.subject).toBe(`Another time requested ${reference} from Visitor 1`);
    expect(mails[2]?.html).toContain('Any &lt;b&gt;Friday&lt;/b&gt; morning');
    const page = String((await inbox.server.request('GET', link)).body);
    expect(page).toContain('You’ve asked for a different time');
    expect(page).not.toContain('<textarea');
  });

  test('stores what is asked for in other words from another tab, and tells the shop', async () => {
    const { inbox, mailServer } = await startMailingInbox();
    const { reference, link } = await invited(inbox, mailServer);
    for (const wish of ['Friday morning works', 'Sorry, only Saturday', 'Sorry, only Saturday'])
      expect((await submit(inbox, `${link}/move`, { wish })).status).toBe(303);
    expect((await inbox.record(reference)).notes.map(({ text }) => text)).toEqual([
      'Asks for another time: Friday morning works',
      'Asks for another time: Sorry, only Saturday',
    ]);
    const told = (await mailServer.received(4)).slice(2).map(({ html }) => html);
    expect(told.join()).toContain('Friday morning works');
    expect(told.join()).toContain('Sorry, only Saturday');
  });

  /** Staff propose another time on the same day. */
  const propose = async (inbox: Inbox, reference: string, slot: AppointmentSlot) => {
    const { revision } = await inbox.record(reference);
    const move = { day: DAY, slot, revision, status: 'proposed' };
    expect((await inbox.post(`/api/admin/appointments/${reference}/move`, move)).status).toBe(200);
  };

  test('accepts a proposed time by POST only: confirmed, staff and visitor are told', async () => {
    const { inbox, mailServer } = await startMailingInbox();
    const { reference, link } = await invited(inbox, mailServer);
    expect((await inbox.server.request('GET', link)).body).not.toContain('This time works for me');
    await propose(inbox, reference, '16:00');
    passUndoTime(inbox);
    expect((await mailServer.received(3))[2]?.text).toMatch(/let us know\s+whether it works for you/);
    await inbox.post('/api/admin/submissions/read-all');
    const page = String((await inbox.server.request('GET', link)).body);
    expect(page).toContain('This time works for me');
    const time = /name="time" value="([^"]+)"/.exec(page)?.[1] ?? '';
    await inbox.server.request('GET', `${link}/accept?time=${time}`);
    expect((await inbox.record(reference)).status).toBe('proposed');

    const answer = await submit(inbox, `${link}/accept`, { time });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(link);
    const record = await inbox.record(reference);
    expect(record).toMatchObject({
      status: 'confirmed',
      unread: true,
      appointment: { day: DAY, slot: '16:00' },
    });
    expect(record.history.at(-1)).toMatchObject({ by: 'Visitor', from: 'proposed', to: 'confirmed' });
    expect((await submit(inbox, `${link}/accept`, { time })).status).toBe(303);
    passUndoTime(inbox);
    const mails = (await mailServer.received(5)).slice(3);
    expect(mails.map(({ subject }) => subject).sort()).toEqual([
      `Time accepted by the visitor ${reference} from Visitor 1`,
      'Your appointment is confirmed: Monday, June 15 at 4:00 PM (Eastern Time)',
    ]);
    const confirmed = String((await inbox.server.request('GET', link)).body);
    expect(confirmed).toContain('Confirmed');
    expect(confirmed).not.toContain('This time works for me');
    expect((await findMails(inbox)).length).toBe(5);
  });

  test('accepts no time but the one that the page has shown', async () => {
    const { inbox, mailServer } = await startMailingInbox();
    const { reference, link } = await invited(inbox, mailServer);
    await propose(inbox, reference, '16:00');
    await propose(inbox, reference, '17:00');
    for (const fields of [{ time: `${DAY}T16:00` }, { time: 'x'.repeat(200) }, {}] as Record<
      string,
      string
    >[]) {
      const answer = await submit(inbox, `${link}/accept`, fields);
      expect(answer.status).toBe(409);
      expect(answer.body).toContain('We have changed the time in the meantime. Please check it again.');
      expect(answer.body).toContain('5:00 PM');
    }
    expect(await inbox.record(reference)).toMatchObject({ status: 'proposed' });
  });

  test('cancels no time but the one that the page has shown', async () => {
    const { inbox, mailServer } = await startMailingInbox();
    const { reference, link } = await invited(inbox, mailServer);
    const { body } = await inbox.server.request('GET', link);
    const [, time = ''] = /\/cancel".*?name="time" value="([^"]+)"/.exec(String(body)) ?? [];
    expect(time).toBe(`${DAY}T14:00`);
    await propose(inbox, reference, '16:00');
    const answer = await submit(inbox, `${link}/cancel`, { time });
    expect(answer.status).toBe(409);
    expect(answer.body).toContain('We have changed the time in the meantime. Please check it again.');
    expect(await inbox.record(reference)).toMatchObject({ status: 'proposed' });
    expect((await submit(inbox, `${link}/cancel`, { time: `${DAY}T16:00` })).status).toBe(303);
    expect(await inbox.record(reference)).toMatchObject({ status: 'cancelled' });
  });

  test('accepts no proposed time that somebody else has taken since its hold ended', async () => {
    const { inbox, mailServer } = await startMailingInbox();
    const { reference, link } = await invited(inbox, mailServer);
    await propose(inbox, reference, '16:00');
    inbox.server.time.now = new Date(inbox.server.time.now.getTime() + 73 * 3_600_000);
    expect((await ask(inbox.server, 2, '16:00')).status).toBe(201);
    const answer = await submit(inbox, `${link}/accept`, { time: `${DAY}T16:00` });
    expect(answer.status).toBe(409);
    expect(answer.body).toContain('Somebody else has taken this time in the meantime.');
    expect(answer.body).toContain('Ask for another time');
    const { query } = inbox.server.database;
    expect(
      await query.selectFrom('submissions').select('status').where('reference', '=', reference).execute(),
    ).toEqual([{ status: 'proposed' }]);
  });

  test('says in a page of its own that an address has asked too often', async () => {
    const { inbox, mailServer } = await startMailingInbox();
    const { link } = await invited(inbox, mailServer);
    const answers: Answer[] = [];
    for (let count = 0; count < 31; count += 1)
      answers.push(await submit(inbox, `${link}/${count % 2 ? 'move' : 'time'}`, { wish: '', time: '' }));
    expect(answers.map(({ status }) => status).slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 400));
    const last = answers[30] as Answer;
    expect(last.status).toBe(429);
    expect(last.headers.get('content-type')).toContain('text/html');
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(last.headers.get('referrer-policy')).toBe('no-referrer');
    expect(last.body).toContain('Too many requests. Please try again later.');
  });

  test('ends a week after the day, and says the same as one that never was', async () => {
    const { inbox, mailServer } = await startMailingInbox();
    const { link } = await invited(inbox, mailServer);
    inbox.server.time.now = new Date('2026-06-23T03:00:00.000Z');
    expect((await inbox.server.request('GET', link)).status).toBe(200);
    expect((await submit(inbox, `${link}/cancel`)).status).toBe(303);
    inbox.server.time.now = new Date('2026-06-23T05:00:00.000Z');
    const ended = await inbox.server.request('GET', link);
    const unknown = await inbox.server.request('GET', `/visit/${'x'.repeat(32)}`);
    expect([ended.status, unknown.status]).toEqual([404, 404]);
    expect(ended.body).toBe(unknown.body);
    expect((await submit(inbox, `${link}/cancel`)).status).toBe(404);
  });
});

test('the preview of a mail shows no private link that works', async () => {
  const { inbox, mailServer } = await startMailingInbox();
  await invited(inbox, mailServer);
  const mail = (await findMails(inbox)).find(({ kind }) => kind === 'acknowledgement');
  const shown = await inbox.get(`/api/admin/mails/${mail?.id}`);
  expect(JSON.stringify(shown.body)).toContain(`${SITE}/visit/…`);
  const byHand = (await inbox.post(`/api/admin/mails/${mail?.id}/text`)).body as { text: string };
  const link = new RegExp(`${SITE}(/visit/[\\w-]+)`).exec(byHand.text)?.[1] ?? '';
  expect((await inbox.server.request('GET', link)).status).toBe(200);
});
