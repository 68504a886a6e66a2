import { sql } from 'kysely';
import { expect } from 'vitest';
import { smtpError } from '../../support/mail-server.ts';
import { testOnSqlite } from '../../support/test-on-sqlite.ts';
import { request } from '../appointments/appointments.ts';
import { type Inbox, receive } from '../inbox/inbox.ts';
import { expectStates, findMails, passTime, passUndoTime, startMailingInbox } from './mails.ts';

const run = ({ server }: Inbox, text: string) => sql.raw(text).execute(server.database.query);

/** From now on it cannot be stored that a mail was sent, as on a full disk; other writes succeed. */
const refuseToStoreSent = (inbox: Inbox) =>
  run(
    inbox,
    "create trigger refuse_sent before update on outbox when new.state = 'sent' begin select raise(abort, 'full'); end",
  );

const messageIds = (mails: readonly { messageId?: string | undefined }[]) =>
  mails.map(({ messageId }) => messageId);

testOnSqlite(
  'what was sent and cannot be recorded is not sent again, and nothing else is until it can',
  async () => {
    const { inbox, mailServer } = await startMailingInbox();
    // Staff may send it, which also ends the pause after an error.
    const robot = await receive(inbox, 'contact', { website: 'https://robot.example' });
    await inbox.change(robot, 'not-spam');
    await refuseToStoreSent(inbox);
    await receive(inbox, 'contact');
    await mailServer.received(2);
    const unrecorded = () =>
      inbox.server.logged.filter(({ msg }) => msg === 'The result of sending a mail could not be stored.');
    await expect.poll(() => unrecorded().length).toBe(2);

    await receive(inbox, 'contact', { email: 'bo@example.com' });
    const waiting = (await findMails(inbox, '?state=waiting')).find(({ to }) => to === 'bo@example.com');
    expect((await inbox.post(`/api/admin/mails/${waiting?.id}/send`)).status).toBe(200);
    passTime(inbox, 60_000);
    // A pass over the outbox has begun by then.
    await inbox.list();
    expect(mailServer.mails).toHaveLength(2);

    await run(inbox, 'drop trigger refuse_sent');
    await expectStates(inbox, { sent: 4, sending: 0, waiting: 0 });
    expect(new Set(messageIds(mailServer.mails)).size).toBe(4);
    expect(mailServer.mails).toHaveLength(4);
  },
);

testOnSqlite('a mail is recorded as being sent before anything is sent', async () => {
  const { inbox, mailServer } = await startMailingInbox();
  await run(
    inbox,
    "create trigger refuse_sending before update on outbox when new.state = 'sending' begin select raise(abort, 'full'); end",
  );
  await receive(inbox, 'contact');
  await expect
    .poll(() => inbox.server.logged.map(({ msg }) => msg))
    .toContain('Mails wait: the database cannot be used.');
  expect(mailServer.mails).toEqual([]);
  await run(inbox, 'drop trigger refuse_sending');
  const [mail] = await findMails(inbox);
  await inbox.post(`/api/admin/mails/${mail?.id}/send`);
  await expectStates(inbox, { sent: 2 });
  expect(mailServer.mails).toHaveLength(2);
});

/** Confirms an appointment, and waits until the mail about it is at the mail server, which does not answer. */
const startConfirming = async () => {
  const { inbox, mailServer } = await startMailingInbox();
  const item = await request(inbox, 1, '14:00');
  await expectStates(inbox, { sent: 2 });
  let release = () => {};
  mailServer.hold = new Promise((resolve) => {
    release = resolve;
  });
  const { undo } = await inbox.changeAll([item], 'confirmed');
  passUndoTime(inbox);
  await expectStates(inbox, { sending: 1 });
  return { inbox, mailServer, undo, release };
};

testOnSqlite(
  'a change undone while the mail about it is leaving is set right by another one after it',
  async () => {
    const { inbox, mailServer, undo, release } = await startConfirming();
    await inbox.post('/api/admin/submissions/undo', undo);
    // The correction is due now, and must not overtake.
    passUndoTime(inbox);
    await inbox.list();
    release();
    const mails = await mailServer.received(4);
    expect(mails.slice(2).map(({ subject }) => subject)).toEqual([
      'Your appointment is confirmed: Monday, June 15 at 2:00 PM (Eastern Time)',
      'Your appointment is not confirmed yet: Monday, June 15 at 2:00 PM (Eastern Time)',
    ]);
    await expectStates(inbox, { sent: 4, waiting: 0, sending: 0 });
  },
);

testOnSqlite(
  'a change undone while its mail is leaving is not announced later, if that mail has to be tried again',
  async () => {
    const { inbox, mailServer, undo, release } = await startConfirming();
    mailServer.refuseData = () => smtpError(451, 'Not now');
    await inbox.post('/api/admin/submissions/undo', undo);
    release();
    await expect
      .poll(async () => (await findMails(inbox)).find(({ reason }) => reason?.includes('Not now')))
      .toBeTruthy();
    mailServer.refuseData = undefined;
    passTime(inbox, 2 * 60_000);
    const mails = await mailServer.received(3);
    expect(mails[2]?.subject).toContain('is not confirmed yet');
    await expectStates(inbox, { sent: 3, 'written-off': 1, waiting: 0 });
  },
);

testOnSqlite('nobody can discard or send a mail that is leaving', async () => {
  const { inbox, release } = await startConfirming();
  const [leaving] = await findMails(inbox, '?state=sending');
  for (const decision of ['send', 'write-off']) {
    const answer = await inbox.post(`/api/admin/mails/${leaving?.id}/${decision}`);
    expect([answer.status, answer.body]).toMatchObject([
      409,
      { message: 'This email is being sent right now.' },
    ]);
  }
  release();
  await expectStates(inbox, { sent: 3 });
});
