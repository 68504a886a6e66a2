import type { SubscriberState } from '@jeweler/core/submissions';
import { expect } from 'vitest';
import type { MailServer, ReceivedMail } from '../../support/mail-server.ts';
import type { Inbox } from '../inbox/inbox.ts';
import { SITE } from './mails.ts';

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;
/** The address of the subscriber in these tests, as it is entered. */
export const ADDRESS = 'Ada.Ferrer@Example.com';

export const subscribe = (inbox: Inbox, email = ADDRESS) => inbox.server.post('/api/subscribe', { email });
export const getSubscribers = ({ server }: Inbox) =>
  server.database.query.selectFrom('subscribers').selectAll().orderBy('id').execute();
/** Waits until the only subscriber is in this state. */
export const expectState = (inbox: Inbox, state: SubscriberState) =>
  expect.poll(async () => (await getSubscribers(inbox))[0]?.state).toBe(state);

/** Root-relative URLs of the private pages that a mail links to. */
export const linksIn = ({ text = '' }: ReceivedMail) => {
  const link = (purpose: string) =>
    new RegExp(`${SITE.replaceAll('.', '\\.')}(/newsletter/${purpose}/[\\w-]{43})`).exec(text)?.[1] ?? '';
  return { confirm: link('confirm'), unsubscribe: link('unsubscribe') };
};
export const get = (inbox: Inbox, link: string) => inbox.server.request('GET', link);

/** Presses the only button of a private page. */
export const press = (inbox: Inbox, link: string) =>
  inbox.server.request('POST', link, { redirect: 'manual' });

/** Subscribes, and reads the mail that asks to confirm. */
export const asked = async (inbox: Inbox, mailServer: MailServer, email = ADDRESS) => {
  const count = mailServer.mails.length + 1;
  expect((await subscribe(inbox, email)).status).toBe(201);
  const mail = (await mailServer.received(count))[count - 1] as ReceivedMail;
  // The server notes that it is sent after the mail server has it; until then, time must not pass.
  const underWay = () =>
    inbox.server.database.query
      .selectFrom('outbox')
      .select('id')
      .where('state', 'in', ['waiting', 'sending'])
      .execute();
  await expect.poll(underWay).toEqual([]);
  return { mail, ...linksIn(mail) };
};
