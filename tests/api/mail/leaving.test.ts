import { expect } from 'vitest';
import { smtpError } from '../../support/mail-server.ts';
import { testOnSqlite } from '../../support/test-on-sqlite.ts';
import { request } from '../appointments/appointments.ts';
import { expectStates, findMails, passTime, passUndoTime, startMailingInbox } from './mails.ts';

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
