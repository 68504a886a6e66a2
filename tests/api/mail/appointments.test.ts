import { describe, expect, test } from 'vitest';
import { writeReminders } from '../../../server/src/mail/reminders.ts';
import { type ReceivedMail, smtpError } from '../../support/mail-server.ts';
import { book, DAY, move, request } from '../appointments/appointments.ts';
import type { Inbox } from '../inbox/inbox.ts';
import { findMails, getCalendar, passTime, passUndoTime, setSettings, startMailingInbox } from './mails.ts';

const HOUR = 3_600_000;

/** Changes the status of the only submission, and lets the resulting mail be sent. */
const decide = async (inbox: Inbox, reference: string, status: string): Promise<void> => {
  const { revision } = await inbox.record(reference);
  expect((await inbox.post(`/api/admin/submissions/${reference}/status`, { status, revision })).status).toBe(
    200,
  );
  passUndoTime(inbox);
};

const subjects = (mails: readonly ReceivedMail[]) => mails.map(({ subject }) => subject);

describe('an appointment', () => {
  test('that is confirmed, moved and cancelled stays one entry of the calendar', async () => {
    const { inbox, mailServer } = await startMailingInbox();
    const { reference } = await request(inbox, 1, '14:00');
    await mailServer.received(2);
    await decide(inbox, reference, 'confirmed');
    await mailServer.received(3);
    const { revision } = await inbox.record(reference);
    expect((await move(inbox, { reference, revision } as never, { slot: '16:00' })).status).toBe(200);
    passUndoTime(inbox);
    await mailServer.received(4);
    await decide(inbox, reference, 'cancelled');
    const [, , confirmed, moved, cancelled] = await mailServer.received(5);

    expect(subjects([confirmed, moved, cancelled] as ReceivedMail[])).toEqual([
      'Your appointment is confirmed: Monday, June 15 at 2:00 PM (Eastern Time)',
      'Your appointment has been moved: Monday, June 15 at 4:00 PM (Eastern Time)',
      'Your appointment is canceled: Monday, June 15 at 4:00 PM (Eastern Time)',
    ]);
    const [first, second, third] = [confirmed, moved, cancelled].map(getCalendar);
    expect(first).toMatchObject({
      method: 'REQUEST',
      status: 'CONFIRMED',
      zone: 'America/New_York',
      starts: '2026-06-15T18:00:00.000Z',
      attendees: ['MAILTO:visitor1@example.com'],
      // As the sender: mail programs do not trust an invitation by somebody else.
      organizer: expect.stringMatching(/^mailto:shop@example\.com$/i),
      uid: expect.stringMatching(/@example\.com$/),
    });
    expect(confirmed?.messageId).toMatch(/@example\.com>$/);
    expect(second).toMatchObject({ method: 'REQUEST', uid: first?.uid, starts: '2026-06-15T20:00:00.000Z' });
    expect(third).toMatchObject({ method: 'CANCEL', status: 'CANCELLED', uid: first?.uid });
    const sequences = [first, second, third].map((entry) => entry?.sequence ?? 0);
    expect(sequences).toEqual([...new Set(sequences)].sort((a, b) => a - b));
    expect(moved?.text).toContain('Monday, June 15 at 2:00 PM');
  });

  test('is told by the winter clock in winter', async () => {
    const { inbox, mailServer } = await startMailingInbox();
    const { reference } = await request(inbox, 1, '14:00', '2026-11-02');
    await decide(inbox, reference, 'confirmed');
    const mails = await mailServer.received(3);
    expect(getCalendar(mails[2]).starts).toBe('2026-11-02T19:00:00.000Z');
  });

  test('that is declined is told without an entry, one with another time as a proposal', async () => {
    const { inbox, mailServer } = await startMailingInbox();
    const declined = await request(inbox, 1, '10:00');
    await decide(inbox, declined.reference, 'declined');
    const proposed = await request(inbox, 2, '11:00');
    const { revision } = await inbox.record(proposed.reference);
    await move(inbox, { ...proposed, revision }, { slot: '12:00', status: 'proposed' });
    passUndoTime(inbox);
    const mails = await mailServer.received(6);
    const about = (title: string) => mails.find(({ subject }) => subject?.startsWith(title));
    expect(about('We cannot confirm your appointment')?.attachments).toEqual([]);
    expect(getCalendar(about('A suggested time'))).toMatchObject({
      method: 'REQUEST',
      status: 'TENTATIVE',
      starts: '2026-06-15T16:00:00.000Z',
    });
  });

  test('whose change is taken back at once makes no mail; later it is set right', async () => {
    const { inbox, mailServer } = await startMailingInbox();
    const item = await request(inbox, 1, '14:00');
    await mailServer.received(2);
    const { undo } = await inbox.changeAll([item], 'confirmed');
    await inbox.post('/api/admin/submissions/undo', undo);
    passUndoTime(inbox);
    expect((await findMails(inbox)).map(({ kind }) => kind).sort()).toEqual([
      'acknowledgement',
      'staff-notice',
    ]);

    const { revision } = await inbox.record(item.reference);
    const second = await inbox.changeAll([{ ...item, revision }], 'confirmed');
    passUndoTime(inbox);
    await mailServer.received(3);
    await inbox.post('/api/admin/submissions/undo', second.undo);
    passUndoTime(inbox);
    const mails = await mailServer.received(4);
    expect(mails[3]?.subject).toContain('is not confirmed yet');
    expect(getCalendar(mails[3])).toMatchObject({ method: 'CANCEL' });
  });

  test.each([
    ['cancelled', 'replaced'],
    ['spam', 'marked as spam'],
  ])('that is %s by mistake while the confirmation waits is confirmed after all', async (status, why) => {
    const { inbox, mailServer } = await startMailingInbox();
    await setSettings(inbox, { calendarEntries: 'full' });
    const { reference } = await request(inbox, 1, '14:00');
    await mailServer.received(2);
    mailServer.refuseRecipient = () => smtpError(450, 'Not now');
    await decide(inbox, reference, 'confirmed');
    const reasons = async () => String((await findMails(inbox)).map(({ reason }) => reason));
    await expect.poll(reasons).toMatch(/Not now.*Not now/);
    const { undo } = await inbox.changeAll([await inbox.record(reference)], status);
    expect(await reasons()).toMatch(why);
    mailServer.refuseRecipient = undefined;
    await inbox.post('/api/admin/submissions/undo', undo);
    passUndoTime(inbox);
    const mails = await mailServer.received(4);
    expect(subjects(mails.slice(2)).sort()).toEqual([
      'Confirmed: Visitor 1, Monday, June 15 at 2:00 PM (Eastern Time)',
      'Your appointment is confirmed: Monday, June 15 at 2:00 PM (Eastern Time)',
    ]);
    passTime(inbox, HOUR);
    await inbox.list();
    expect((await findMails(inbox)).map(({ state }) => state)).toEqual(['sent', 'sent', 'sent', 'sent']);
  });

  test('that is spam by mistake for a moment is written about as before', async () => {
    const { inbox, mailServer } = await startMailingInbox();
    mailServer.refuseRecipient = () => smtpError(450, 'Not now');
    const item = await request(inbox, 1, '14:00');
    await expect.poll(async () => (await findMails(inbox))[0]?.reason).toContain('Not now');
    await inbox.changeAll([item], 'confirmed');
    const { undo } = await inbox.changeAll([await inbox.record(item.reference)], 'spam');
    mailServer.refuseRecipient = undefined;
    await inbox.post('/api/admin/submissions/undo', undo);
    passTime(inbox, HOUR);
    expect((await mailServer.received(3)).map(({ subject }) => subject).sort()).toEqual([
      expect.stringMatching(/^New appointment/),
      expect.stringMatching(/^We have received/),
      expect.stringMatching(/^Your appointment is confirmed/),
    ]);
  });

  test('that is moved twice at once names the time that the visitor knows as the one before', async () => {
    const { inbox, mailServer } = await startMailingInbox();
    const { reference } = await request(inbox, 1, '14:00');
    await decide(inbox, reference, 'confirmed');
    await mailServer.received(3);
    for (const slot of ['16:00', '15:00'])
      expect((await move(inbox, await inbox.record(reference), { slot })).status).toBe(200);
    passUndoTime(inbox);
    const moved = (await mailServer.received(4))[3];
    expect(moved?.text).toMatch(/Previously\s+Monday, June 15 at 2:00 PM/);
  });

  test('that was booked by telephone is not written about as long as it is as agreed', async () => {
    const { inbox, mailServer } = await startMailingInbox();
    const { reference } = await book(inbox, { email: 'grace@example.com', hours: 2 });
    const changeTo = async (changes: object) =>
      expect((await move(inbox, await inbox.record(reference), changes)).status).toBe(200);
    await changeTo({ slot: '10:00' });
    await changeTo({ slot: '14:00', hours: 2 });
    const { undo } = await inbox.changeAll([await inbox.record(reference)], 'cancelled');
    await inbox.post('/api/admin/submissions/undo', undo);
    expect(await findMails(inbox)).toEqual([]);
    await changeTo({ slot: '10:00' });
    await changeTo({ slot: '11:00' });
    const spam = await inbox.changeAll([await inbox.record(reference)], 'spam');
    await inbox.post('/api/admin/submissions/undo', spam.undo);
    passUndoTime(inbox);
    const [moved] = await mailServer.received(1);
    expect(moved?.subject).toContain(
      'Your appointment has been moved: Monday, June 15 from 11:00 AM to 1:00 PM',
    );
    expect(moved?.text).toMatch(/Previously\s+Monday, June 15 from 2:00 PM to 4:00 PM/);
  });

  test('whose confirmation has left gets no acknowledgement any more', async () => {
    const { inbox, mailServer } = await startMailingInbox();
    mailServer.refuseRecipient = (address) =>
      address.startsWith('visitor') ? smtpError(450, 'Not now') : undefined;
    const { reference } = await request(inbox, 1, '14:00');
    const acknowledgement = async () =>
      (await findMails(inbox)).find(({ kind }) => kind === 'acknowledgement')?.reason;
    await expect.poll(acknowledgement).toContain('Not now');
    mailServer.refuseRecipient = undefined;
    await decide(inbox, reference, 'confirmed');
    await mailServer.received(2);
    passTime(inbox, HOUR);
    await expect.poll(acknowledgement).toContain('replaced');
    expect(subjects(mailServer.mails)[1]).toContain('Your appointment is confirmed');
  });

  test('that becomes spam is not written about any more', async () => {
    const { inbox } = await startMailingInbox({ smtpUrl: undefined });
    const { reference } = await request(inbox, 1, '14:00');
    await decide(inbox, reference, 'spam');
    const visitors = (await findMails(inbox)).filter(({ to }) => to === 'visitor1@example.com');
    expect(visitors.map(({ state, reason }) => [state, reason])).toEqual([
      ['written-off', 'It was marked as spam.'],
    ]);
  });
});

describe('a reminder', () => {
  const remind = (inbox: Inbox) => writeReminders(inbox.server.database, inbox.server.time.now);
  const reminders = async (inbox: Inbox) =>
    (await findMails(inbox)).filter(({ kind }) => kind === 'appointment-reminder');

  test.each([
    ['in summer', DAY, '2026-06-14T18:00:00.000Z'],
    ['over the end of daylight saving', '2026-11-01', '2026-10-31T19:00:00.000Z'],
    ['over its beginning', '2027-03-14', '2027-03-13T18:00:00.000Z'],
  ])('is written once, 24 hours before: %s', async (_name, day, due) => {
    const { inbox } = await startMailingInbox();
    const { reference } = await request(inbox, 1, '14:00', day);
    await request(inbox, 2, '15:00', day);
    await decide(inbox, reference, 'confirmed');
    inbox.server.time.now = new Date(Date.parse(due) - 60_000);
    expect(await remind(inbox)).toBe(0);
    inbox.server.time.now = new Date(due);
    expect(await remind(inbox)).toBe(1);
    expect(await remind(inbox)).toBe(0);
    passTime(inbox, -24 * HOUR);
    expect(await remind(inbox)).toBe(0);
    passTime(inbox, 25 * HOUR);
    expect(await remind(inbox)).toBe(0);
    expect(await reminders(inbox)).toMatchObject([{ to: 'visitor1@example.com', reference }]);
  });

  test('is not written to whoever was told within that day', async () => {
    const { inbox } = await startMailingInbox();
    const { reference } = await request(inbox, 1, '14:00');
    inbox.server.time.now = new Date('2026-06-14T20:00:00.000Z');
    await decide(inbox, reference, 'confirmed');
    expect(await remind(inbox)).toBe(0);
  });

  test('is dropped when the appointment is cancelled before it goes out, unless that is undone', async () => {
    const { inbox, mailServer } = await startMailingInbox();
    const { reference } = await request(inbox, 1, '14:00');
    await decide(inbox, reference, 'confirmed');
    await mailServer.received(3);
    mailServer.refuseRecipient = () => smtpError(450, 'Not now');
    inbox.server.time.now = new Date('2026-06-14T18:00:00.000Z');
    await remind(inbox);
    await expect.poll(async () => (await reminders(inbox))[0]?.reason).toContain('Not now');
    const { undo } = await inbox.changeAll([await inbox.record(reference)], 'cancelled');
    expect((await reminders(inbox))[0]).toMatchObject({ state: 'written-off' });
    await inbox.post('/api/admin/submissions/undo', undo);
    expect((await reminders(inbox))[0]).toMatchObject({ state: 'waiting' });
    await decide(inbox, reference, 'cancelled');
    expect((await reminders(inbox))[0]).toMatchObject({ state: 'written-off' });
  });
});
