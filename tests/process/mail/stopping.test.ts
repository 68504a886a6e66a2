import type { MailState } from '@jeweler/core/schemas';
import { expect, test } from 'vitest';
import { receive } from '../../api/inbox/inbox.ts';
import { startMailingInbox } from '../../api/mail/mails.ts';

/**
 * A server whose mails hang at the mail server until `release`; `states` are their states when the database
 * closes.
 */
const startWithHeldMails = async () => {
  const { inbox, mailServer } = await startMailingInbox();
  let isHeld = false;
  let release = () => {};
  mailServer.hold = new Promise((resolve) => {
    release = resolve;
  });
  mailServer.refuseRecipient = () => {
    isHeld = true;
    return undefined;
  };
  await receive(inbox, 'contact');
  await expect.poll(() => isHeld).toBe(true);
  const { database } = inbox.server;
  const states: MailState[] = [];
  // The database is closed with the server, so the mails are read just before.
  const close = database.close.bind(database);
  Object.assign(database, {
    close: async () => {
      const rows = await database.query.selectFrom('outbox').select('state').execute();
      states.push(...rows.map(({ state }) => state));
      await close();
    },
  });
  return { server: inbox.server, release, states };
};

test('a stop lets mails under way finish', async () => {
  const { server, release, states } = await startWithHeldMails();
  const closed = server.close();
  release();
  await closed;
  expect(states).toEqual(['sent', 'sent']);
});

test('a mail server that hangs holds the stop for some seconds only, and the mail is kept', async () => {
  const { server, release, states } = await startWithHeldMails();
  // Sending one may take longer than the test.
  await server.close();
  expect(states.filter((state) => state === 'waiting')).toHaveLength(2);
  release();
});
