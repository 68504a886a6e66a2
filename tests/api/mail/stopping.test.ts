import { expect, test } from 'vitest';
import { receive } from '../inbox/inbox.ts';
import { startMailingInbox } from './mails.ts';

test('a stop lets mails under way finish', async () => {
  const { inbox, mailServer } = await startMailingInbox();
  let release = () => {};
  let isHeld = false;
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
  const states: string[] = [];
  // Closed with the server: what it holds is read at the last moment.
  const close = database.close.bind(database);
  Object.assign(database, {
    close: async () => {
      const rows = await database.query.selectFrom('outbox').select('state').execute();
      states.push(...rows.map(({ state }) => state));
      await close();
    },
  });
  const closed = inbox.server.close();
  release();
  await closed;
  expect(states).toEqual(['sent', 'sent']);
});

test('a mail server that hangs holds the stop for some seconds only, and the mail is kept', async () => {
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
  let waiting: number | undefined;
  const close = database.close.bind(database);
  Object.assign(database, {
    close: async () => {
      const rows = await database.query.selectFrom('outbox').select('state').execute();
      waiting = rows.filter(({ state }) => state === 'waiting').length;
      await close();
    },
  });
  const begun = performance.now();
  await inbox.server.close();
  expect(performance.now() - begun).toBeLessThan(15_000);
  expect(waiting).toBe(2);
  release();
});
