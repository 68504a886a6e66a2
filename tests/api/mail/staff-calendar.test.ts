import { randomUUID } from 'node:crypto';
import type { PortalSettings } from '@jeweler/core/schemas';
import { expect, test } from 'vitest';
import type { ReceivedMail } from '../../support/mail-server.ts';
import { DAY, move, request } from '../appointments/appointments.ts';
import type { Inbox } from '../inbox/inbox.ts';
import { findMails, getCalendar, passUndoTime, setSettings, startMailingInbox } from './mails.ts';

/** A shop whose staff have the appointments in their calendars, and what these have received so far. */
const start = async (settings: Partial<PortalSettings> = {}) => {
  const { inbox, mailServer } = await startMailingInbox();
  await setSettings(inbox, { calendarEntries: 'full', ...settings });
  const received = (count: number): Promise<ReceivedMail[]> => {
    const entries = () =>
      mailServer.mails.filter(({ subject = '' }) => /^(?:Confirmed|Moved|Canceled)/.test(subject));
    return expect
      .poll(entries)
      .toHaveLength(count)
      .then(() => entries());
  };
  return { inbox, mailServer, received };
};

const decide = async (inbox: Inbox, reference: string, status: string): Promise<void> => {
  const item = await inbox.record(reference);
  expect((await inbox.change(item, status)).status).toBe(200);
  passUndoTime(inbox);
};

test('a confirmed appointment is in the calendar, moves in it, and leaves it', async () => {
  const { inbox, received } = await start();
  const { reference } = await request(inbox, 1, '14:00');
  await decide(inbox, reference, 'confirmed');
  await received(1);
  const changes = { slot: '16:00', hours: 2 };
  expect((await move(inbox, await inbox.record(reference), changes)).status).toBe(200);
  passUndoTime(inbox);
  await received(2);
  await decide(inbox, reference, 'cancelled');
  const mails = await received(3);
  expect(mails.map(({ subject, to_ }) => [subject, to_])).toEqual([
    ['Confirmed: Visitor 1, Monday, June 15 at 2:00 PM (Eastern Time)', ['desk@example.com']],
    ['Moved: Visitor 1, Monday, June 15 from 4:00 PM to 6:00 PM (Eastern Time)', ['desk@example.com']],
    ['Canceled: Visitor 1, Monday, June 15 from 4:00 PM to 6:00 PM (Eastern Time)', ['desk@example.com']],
  ]);
  const entries = mails.map(getCalendar);
  const [first] = entries;
  expect(entries).toMatchObject([
    { method: 'REQUEST', starts: '2026-06-15T18:00:00.000Z', attendees: ['MAILTO:desk@example.com'] },
    { starts: '2026-06-15T20:00:00.000Z', ends: '2026-06-15T22:00:00.000Z', uid: first?.uid },
    { method: 'CANCEL', status: 'CANCELLED', uid: first?.uid },
  ]);
  expect(first?.summary).toMatch(/^Visitor 1, /);
  expect(first?.description).toContain(`Reference ${reference}`);
  expect(first?.description).toContain('(561) 555-2001');
  expect(first?.description).toContain(`https://www.example.com/admin/requests/${reference.toLowerCase()}`);
  const sequences = entries.map(({ sequence }) => sequence);
  expect(sequences).toEqual([...new Set(sequences)].sort((a, b) => a - b));
});

test('with initials, nothing tells whose it is', async () => {
  const { inbox, received } = await start({ calendarEntries: 'initials' });
  const { reference } = await request(inbox, 1, '14:00');
  await decide(inbox, reference, 'confirmed');
  const [mail] = await received(1);
  expect(mail?.subject).toBe('Confirmed: V. 1., Monday, June 15 at 2:00 PM (Eastern Time)');
  expect(mail?.replyTo).toBeUndefined();
  for (const told of ['Visitor 1', 'visitor1@', '2001']) {
    expect(mail?.source).not.toContain(told);
    expect(getCalendar(mail).description).not.toContain(told);
  }
});

test('a change that is undone in time is told to nobody; a booking by telephone is, without the visitor’s address', async () => {
  const { inbox, received } = await start();
  const item = await request(inbox, 1, '14:00');
  const { undo } = await inbox.changeAll([item], 'confirmed');
  await inbox.post('/api/admin/submissions/undo', undo);
  passUndoTime(inbox);
  const booked = {
    key: randomUUID(),
    name: 'Grace Holloway',
    phone: '561 555 0123',
    day: DAY,
    slot: '15:00',
  };
  expect((await inbox.post('/api/admin/appointments', { ...booked, type: 'appraisal' })).status).toBe(201);
  passUndoTime(inbox);
  const mails = await received(1);
  expect(getCalendar(mails[0]).summary).toBe('Grace Holloway, Jewelry Appraisal');
});

test('each address of the settings has its own; one that is taken out gets no more than a cancellation', async () => {
  const { inbox, received } = await start({ calendarEmails: ['oren@example.com', 'mara@example.com'] });
  const { reference } = await request(inbox, 1, '14:00');
  await decide(inbox, reference, 'confirmed');
  const first = await received(2);
  expect(first.map(({ to_ }) => to_[0]).sort()).toEqual(['mara@example.com', 'oren@example.com']);
  await setSettings(inbox, { calendarEmails: ['mara@example.com'] });
  await move(inbox, await inbox.record(reference), { slot: '16:00' });
  passUndoTime(inbox);
  const later = (await received(4)).slice(2);
  expect(Object.fromEntries(later.map((mail) => [mail.to_[0], getCalendar(mail).method]))).toEqual({
    'oren@example.com': 'CANCEL',
    'mara@example.com': 'REQUEST',
  });
  // It was told the time before, and forgets that one.
  const cancelled = later.find(({ to_ }) => to_[0] === 'oren@example.com');
  expect(getCalendar(cancelled).starts).toBe('2026-06-15T18:00:00.000Z');
});

test('a person who is deleted leaves the calendars too, and the mail that says so does not name them', async () => {
  const { inbox, received } = await start();
  const { reference } = await request(inbox, 1, '14:00');
  await decide(inbox, reference, 'confirmed');
  const [confirmed] = await received(1);
  expect((await inbox.post(`/api/admin/submissions/${reference}/delete`)).status).toBe(200);
  const [, cancelled] = await received(2);
  expect(getCalendar(cancelled)).toMatchObject({ method: 'CANCEL', uid: getCalendar(confirmed).uid });
  expect(cancelled?.source).not.toContain('Visitor 1');
  expect((await findMails(inbox)).map(({ reference: about }) => about)).toEqual([null]);
});

test.each(['cancelled', 'spam', 'proposed'])(
  'the calendars lose what was %s a moment before the deletion, whose own mail was still waiting',
  async (status) => {
    const { inbox, received } = await start();
    const { reference } = await request(inbox, 1, '14:00');
    await decide(inbox, reference, 'confirmed');
    const [confirmed] = await received(1);
    const item = await inbox.record(reference);
    const changed =
      status === 'proposed'
        ? await move(inbox, item, { slot: '16:00', status })
        : await inbox.change(item, status);
    expect(changed.status).toBe(200);
    expect((await inbox.post(`/api/admin/submissions/${reference}/delete`)).status).toBe(200);
    passUndoTime(inbox);
    const [, cancelled] = await received(2);
    expect(getCalendar(cancelled)).toMatchObject({ method: 'CANCEL', uid: getCalendar(confirmed).uid });
    expect(cancelled?.source).not.toContain('Visitor 1');
  },
);

test('without entries nothing is written, and calendars that have one lose it at the next change', async () => {
  const { inbox, received } = await start();
  const { reference } = await request(inbox, 1, '14:00');
  await decide(inbox, reference, 'confirmed');
  await received(1);
  await setSettings(inbox, { calendarEntries: 'none' });
  await move(inbox, await inbox.record(reference), { slot: '16:00' });
  passUndoTime(inbox);
  const mails = await received(2);
  expect(getCalendar(mails[1]).method).toBe('CANCEL');
});

test('what staff calendars are told changes nothing in the visitor’s', async () => {
  const { inbox, mailServer, received } = await start();
  const { reference } = await request(inbox, 1, '14:00');
  await decide(inbox, reference, 'confirmed');
  await received(1);
  await setSettings(inbox, { calendarEntries: 'none' });
  await move(inbox, await inbox.record(reference), { slot: '16:00' });
  passUndoTime(inbox);
  await received(2);
  await decide(inbox, reference, 'cancelled');
  const cancelled = () =>
    mailServer.mails.find(({ subject }) => subject?.startsWith('Your appointment is canceled'));
  await expect.poll(cancelled).toBeDefined();
  expect(getCalendar(cancelled())).toMatchObject({ method: 'CANCEL' });
});
