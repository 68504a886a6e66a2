import { sql } from 'kysely';
import { expect } from 'vitest';
import { type Inbox, receive } from '../../api/inbox/inbox.ts';
import { expectStates, findMails, passTime, startMailingInbox } from '../../api/mail/mails.ts';
import { testOnSqlite } from '../../support/test-on-sqlite.ts';

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
