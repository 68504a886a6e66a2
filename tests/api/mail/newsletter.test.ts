import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { home } from '@jeweler/core/business';
import type { SubscriberState } from '@jeweler/core/schemas';
import { describe, expect, test } from 'vitest';
import { type MailServer, type ReceivedMail, smtpError, startMailServer } from '../../support/mail-server.ts';
import { useTemporaryFolder } from '../../support/use-temporary-folder.ts';
import { type Inbox, receive, startInbox } from '../inbox/inbox.ts';
import {
  expectStates,
  longSession,
  mailsOf,
  passTime,
  SITE,
  startMailingInbox,
  switchMailOn,
} from './mails.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const ADDRESS = 'Ada.Ferrer@Example.com';

const subscribe = (inbox: Inbox, email = ADDRESS) => inbox.server.post('/api/subscribe', { email });
const subscribersOf = ({ server }: Inbox) =>
  server.database.query.selectFrom('subscribers').selectAll().orderBy('id').execute();
const expectState = (inbox: Inbox, state: SubscriberState) =>
  expect.poll(async () => (await subscribersOf(inbox))[0]?.state).toBe(state);

/** Root-relative addresses of the private pages that a mail leads to. */
const linksIn = ({ text = '' }: ReceivedMail) => {
  const link = (purpose: string) =>
    new RegExp(`${SITE.replaceAll('.', '\\.')}(/newsletter/${purpose}/[\\w-]{32})`).exec(text)?.[1] ?? '';
  return { confirm: link('confirm'), unsubscribe: link('unsubscribe') };
};
const get = (inbox: Inbox, link: string) => inbox.server.request('GET', link);
const press = (inbox: Inbox, link: string) => inbox.server.request('POST', link, { redirect: 'manual' });

/** Subscribes, and reads the mail that asks to confirm. */
const asked = async (inbox: Inbox, mailServer: MailServer) => {
  const count = mailServer.mails.length + 1;
  expect((await subscribe(inbox)).status).toBe(201);
  const mail = (await mailServer.received(count))[count - 1] as ReceivedMail;
  return { mail, ...linksIn(mail) };
};

describe('whoever subscribes', () => {
  test('is asked by one mail, to the address as it was written, and by no notice to staff', async () => {
    const { inbox, mailServer } = await startMailingInbox();
    const { mail, confirm, unsubscribe } = await asked(inbox, mailServer);
    // nodemailer writes the domain in small letters, and leaves alone what only the receiver may read.
    expect(mail.to_).toEqual(['Ada.Ferrer@example.com']);
    expect(mail.subject).toBe('Please confirm your subscription');
    expect(mail.text).toContain(home.newsletter.consent.slice(0, 40));
    expect(mail.html).toContain(`href="${SITE}${confirm}"`);
    expect(mail.headers.get('auto-submitted')).toBe('auto-replied');
    expect(mail.source).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
    expect(mail.source.replaceAll(/\r\n\s+/g, ' ')).toContain(
      `List-Unsubscribe: <${SITE}${unsubscribe}>\r\n`,
    );
    await expectStates(inbox, { sent: 1, waiting: 0, failed: 0 });
    expect(await subscribersOf(inbox)).toMatchObject([
      {
        email: ADDRESS,
        email_key: 'ada.ferrer@example.com',
        state: 'unconfirmed',
        consent_text: home.newsletter.consent,
        consent_at: inbox.server.time.now.toISOString(),
      },
    ]);
  });

  test('again, five times at once and in other letters, is one address and gets one mail', async () => {
    const { inbox, mailServer } = await startMailingInbox();
    const spellings = [
      'Ada@example.com',
      'ADA@EXAMPLE.COM',
      'ada@Example.com',
      'aDA@example.com',
      'ada@example.com',
    ];
    const answers = await Promise.all(spellings.map((email) => subscribe(inbox, email)));
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    await mailServer.received(1);
    await expectStates(inbox, { sent: 1, waiting: 0 });
    expect(await subscribersOf(inbox)).toHaveLength(1);
    expect((await inbox.list({ kind: 'subscription' })).submissions).toHaveLength(5);
  });

  test('gets the same answer in every state, and one mail in 24 hours at most', async () => {
    const { inbox, mailServer } = await startMailingInbox();
    const first = await subscribe(inbox);
    const expectSame = async () => {
      const { status, body, headers } = await subscribe(inbox);
      expect([status, body]).toEqual([first.status, first.body]);
      const names = (from: Headers) => [...from.keys()].sort();
      expect(names(headers)).toEqual(names(first.headers));
    };
    const links = linksIn((await mailServer.received(1))[0] as ReceivedMail);
    const [before] = await subscribersOf(inbox);
    passTime(inbox, DAY - 1);
    await expectSame();
    passTime(inbox, 1);
    await expectSame();
    await mailServer.received(2);
    // The consent that was given first stands.
    expect((await subscribersOf(inbox))[0]?.consent_at).toBe(before?.consent_at);

    await press(inbox, links.confirm);
    passTime(inbox, DAY);
    await expectSame();
    await expectState(inbox, 'confirmed');

    await press(inbox, links.unsubscribe);
    await expectState(inbox, 'unsubscribed');
    await expectSame();
    await mailServer.received(3);
    await expectSame();
    await expectState(inbox, 'unconfirmed');
    expect((await subscribersOf(inbox))[0]?.consent_at).toBe(inbox.server.time.now.toISOString());
    await expectStates(inbox, { sent: 3, waiting: 0, failed: 0 });
  });

  test('gets no mail as a robot, but when staff take it out of spam', async () => {
    const { inbox, mailServer } = await startMailingInbox();
    const robot = await receive(inbox, 'subscription', { website: 'https://robot.example' });
    expect(await subscribersOf(inbox)).toEqual([]);
    const { received_at: consent_at } = await inbox.server.database.query
      .selectFrom('submissions')
      .select('received_at')
      .executeTakeFirstOrThrow();
    passTime(inbox, HOUR);
    await inbox.change(robot, 'not-spam');
    await mailServer.received(1);
    expect(await subscribersOf(inbox)).toMatchObject([{ state: 'unconfirmed', consent_at }]);
  });
});

describe('the link to confirm', () => {
  test('is one page with one button that posts; opening it, or anything else with GET, changes nothing', async () => {
    const { inbox, mailServer } = await startMailingInbox();
    const { confirm, unsubscribe } = await asked(inbox, mailServer);
    const before = await subscribersOf(inbox);
    for (const link of [confirm, unsubscribe, confirm]) {
      const page = await get(inbox, link);
      expect(page.status).toBe(200);
      expect(/<form[^>]*>/.exec(String(page.body))?.[0]).toBe(`<form action="${link}" method="post">`);
      expect(String(page.body).match(/<button/g)).toHaveLength(1);
      expect(page.body).not.toMatch(/<script|<img|<link|ada\.ferrer/i);
      expect(page.headers.get('referrer-policy')).toBe('no-referrer');
      expect(page.headers.get('x-robots-tag')).toContain('noindex');
      expect(page.headers.get('cache-control')).toBe('no-store');
      expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
      expect((await inbox.server.request('HEAD', link)).status).toBe(200);
    }
    expect(await subscribersOf(inbox)).toEqual(before);

    const answer = await press(inbox, confirm);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, confirm]);
    const confirmedAt = inbox.server.time.now.toISOString();
    expect(await subscribersOf(inbox)).toMatchObject([{ state: 'confirmed', confirmed_at: confirmedAt }]);
    expect((await get(inbox, confirm)).body).toContain('Your subscription is confirmed');
  });

  test('twice at once or later counts once; its token is nowhere but in the mail', async () => {
    const { inbox, mailServer } = await startMailingInbox();
    const { confirm, unsubscribe } = await asked(inbox, mailServer);
    const [before] = await subscribersOf(inbox);
    await Promise.all([press(inbox, confirm), press(inbox, confirm)]);
    const confirmed = await subscribersOf(inbox);
    passTime(inbox, 30 * DAY);
    expect((await press(inbox, confirm)).status).toBe(303);
    expect((await get(inbox, confirm)).body).toContain('Your subscription is confirmed');
    expect(await subscribersOf(inbox)).toEqual(confirmed);
    expect(confirmed[0]?.consent_at).toBe(before?.consent_at);
    const { query } = inbox.server.database;
    const kept = [
      await query.selectFrom('subscriber_links').selectAll().execute(),
      await query.selectFrom('outbox').selectAll().execute(),
      inbox.server.logged,
    ];
    for (const link of [confirm, unsubscribe])
      expect(JSON.stringify(kept)).not.toContain(link.split('/').at(-1));
  });

  test('ends after a week, and says so; a wrong one, or one for something else, leads nowhere', async () => {
    const { inbox, mailServer } = await startMailingInbox();
    const { confirm, unsubscribe } = await asked(inbox, mailServer);
    passTime(inbox, 7 * DAY + 1);
    for (const answer of [await get(inbox, confirm), await press(inbox, confirm)]) {
      expect(answer.status).toBe(410);
      expect(answer.body).toContain('This link has expired');
    }
    const token = unsubscribe.split('/').at(-1);
    for (const wrong of [`/newsletter/confirm/${token}`, `/newsletter/unsubscribe/${'x'.repeat(32)}`]) {
      for (const answer of [await get(inbox, wrong), await press(inbox, wrong)]) {
        expect(answer.status).toBe(404);
        expect(answer.body).toContain('This link does not lead anywhere');
      }
    }
    await expectState(inbox, 'unconfirmed');
    expect((await get(inbox, unsubscribe)).status).toBe(200);
  });

  test('from before the address was unsubscribed brings nobody back', async () => {
    const { inbox, mailServer } = await startMailingInbox();
    const { confirm, unsubscribe } = await asked(inbox, mailServer);
    await press(inbox, unsubscribe);
    await press(inbox, confirm);
    await expectState(inbox, 'unsubscribed');
    expect((await get(inbox, confirm)).body).toContain('You have unsubscribed');
  });
});

describe('unsubscribing', () => {
  test.each([
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 'List-Unsubscribe=One-Click'],
    [
      'a form in parts',
      { 'content-type': 'multipart/form-data; boundary=b' },
      '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
    ],
  ])(
    'takes one click in a mail program, without a cookie or another address, as %s',
    async (_, headers, body) => {
      const { inbox, mailServer } = await startMailingInbox();
      const { confirm, unsubscribe } = await asked(inbox, mailServer);
      await press(inbox, confirm);
      passTime(inbox, 400 * DAY);
      const answer = await inbox.server.request('POST', unsubscribe, { headers, body, redirect: 'manual' });
      expect(answer.status).toBe(200);
      expect(answer.headers.get('set-cookie')).toBeNull();
      expect(answer.body).toContain('You have unsubscribed');
      const at = inbox.server.time.now.toISOString();
      passTime(inbox, DAY);
      await press(inbox, unsubscribe);
      expect(await subscribersOf(inbox)).toMatchObject([
        { state: 'unsubscribed', unsubscribed_at: at, unsubscribed_by: null },
      ]);
    },
  );

  test('is signed by DKIM with the header that says so', async () => {
    const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const dkimKeyFile = path.join(useTemporaryFolder(), 'dkim.pem');
    writeFileSync(dkimKeyFile, keys.privateKey.export({ type: 'pkcs8', format: 'pem' }));
    const { inbox, mailServer } = await startMailingInbox({ dkimKeyFile, dkimSelector: 'test' });
    const { mail } = await asked(inbox, mailServer);
    const header = mail.source.split('\r\n\r\n', 1)[0]?.replaceAll(/\r\n\s+/g, ' ') ?? '';
    const lines = header.split('\r\n');
    const lineOf = (name: string) => lines.find((line) => line.toLowerCase().startsWith(`${name}:`)) ?? '';
    const signature = lineOf('dkim-signature');
    const signed = /\bh=([^;]+)/.exec(signature)?.[1]?.split(':') ?? [];
    const names = signed.map((name) => name.trim().toLowerCase());
    expect(names).toEqual(expect.arrayContaining(['from', 'list-unsubscribe', 'list-unsubscribe-post']));
    // RFC 6376, relaxed: names in small letters, one space, and the signature's own header without its value.
    const relaxed = (line: string) =>
      line.replace(/^([^:]+):\s*/, (_all, name) => `${name.toLowerCase()}:`).trimEnd();
    const [, value = ''] = /\bb=([^;]+)$/.exec(signature) ?? [];
    const data = [...names.map(lineOf), signature.replace(/\bb=[^;]+$/, 'b=')].map(relaxed).join('\r\n');
    const signatureBytes = Buffer.from(value.replaceAll(/\s/g, ''), 'base64');
    expect(verify('sha256', Buffer.from(data), createPublicKey(keys.privateKey), signatureBytes)).toBe(true);
  });
});

test('on a site without HTTPS the mail has the header that leads to the page, and no one click', async () => {
  const { inbox, mailServer } = await startMailingInbox({ siteUrl: 'http://shop.example' });
  await subscribe(inbox);
  const [mail] = await mailServer.received(1);
  expect(mail?.source).toMatch(/^List-Unsubscribe:\s+<http:/m);
  expect(mail?.source).not.toContain('List-Unsubscribe-Post');
});

test('while SITE_URL is localhost the mail waits, since its links would lead nowhere', async () => {
  const { inbox } = await startMailingInbox({ siteUrl: 'http://localhost:3000' });
  await subscribe(inbox);
  await receive(inbox, 'contact', { email: 'bo@example.com' });
  // The acknowledgement goes out; by then the other one would have, too.
  await expectStates(inbox, { sent: 1, waiting: 2 });
  const mail = (await mailsOf(inbox)).find(({ kind }) => kind === 'newsletter-confirmation');
  expect(mail).toMatchObject({ state: 'waiting', reason: expect.stringContaining('SITE_URL') });
});

describe('a mail server that refuses', () => {
  test('the address stops it: no other mail is written, until staff send the mail again', async () => {
    const { inbox, mailServer } = await startMailingInbox();
    mailServer.refuseRecipient = () => smtpError(550, '5.1.1 No such user');
    await subscribe(inbox);
    await expectState(inbox, 'bounced');
    expect((await subscribersOf(inbox))[0]).toMatchObject({
      bounced_at: inbox.server.time.now.toISOString(),
      bounce_reason: expect.stringContaining('No such user'),
    });
    mailServer.refuseRecipient = undefined;
    passTime(inbox, 3 * DAY);
    expect((await subscribe(inbox)).status).toBe(201);
    await expectStates(inbox, { failed: 1, waiting: 0, sent: 0 });
    const [failed] = await mailsOf(inbox);
    await inbox.post(`/api/admin/mails/${failed?.id}/send`);
    const [mail] = await mailServer.received(1);
    await press(inbox, linksIn(mail as ReceivedMail).confirm);
    await expectState(inbox, 'confirmed');
  });

  test('an address in any mail stops the subscription of it', async () => {
    const { inbox, mailServer } = await startMailingInbox();
    await press(inbox, (await asked(inbox, mailServer)).confirm);
    mailServer.refuseRecipient = (address) =>
      address.startsWith('ada') ? smtpError(550, 'No such user') : undefined;
    await receive(inbox, 'contact', { email: 'ada.ferrer@example.com' });
    await expectState(inbox, 'bounced');
  });

  test.each([
    [
      'the sender',
      (server: MailServer) => (server.refuseRecipient = () => smtpError(554, '5.7.1 Relay access denied')),
    ],
    ['the content', (server: MailServer) => (server.refuseData = () => smtpError(554, 'Looks like spam'))],
    [
      'for now',
      (server: MailServer) => (server.refuseRecipient = () => smtpError(450, '4.2.2 Mailbox full')),
    ],
  ])('%s stops nobody', async (_, refuse) => {
    const { inbox, mailServer } = await startMailingInbox();
    refuse(mailServer);
    await subscribe(inbox);
    await expect.poll(async () => (await mailsOf(inbox))[0]?.attempts).toBe(1);
    await expectState(inbox, 'unconfirmed');
  });
});

describe('without a mail server', () => {
  test('subscriptions wait; switched on, only who came within the day is asked', async () => {
    const inbox = await startInbox(longSession);
    await subscribe(inbox, 'early@example.com');
    passTime(inbox, 2 * DAY);
    await subscribe(inbox, 'EARLY@example.com');
    passTime(inbox, 2 * DAY);
    await subscribe(inbox, 'late@example.com');
    const mailServer = await startMailServer();
    switchMailOn(inbox, mailServer.url);
    expect((await mailServer.received(1))[0]?.to_).toEqual(['late@example.com']);
    // What was overtaken is written off, what is too old is for staff to decide.
    await expectStates(inbox, { sent: 1, failed: 1, 'written-off': 1, waiting: 0 });
    expect((await subscribersOf(inbox)).map(({ state }) => state)).toEqual(['unconfirmed', 'unconfirmed']);
  });

  test('staff send the text by hand, with links that work; the preview has none', async () => {
    const inbox = await startInbox({ ...longSession, siteUrl: SITE });
    await subscribe(inbox);
    const [mail] = await mailsOf(inbox);
    expect(mail).toMatchObject({ kind: 'newsletter-confirmation', state: 'waiting', to: ADDRESS });
    const preview = JSON.stringify((await inbox.get(`/api/admin/mails/${mail?.id}`)).body);
    expect(preview).toContain(`${SITE}/newsletter/confirm/…`);
    const text = (await inbox.post(`/api/admin/mails/${mail?.id}/text`)).body as ReceivedMail;
    await press(inbox, linksIn(text).confirm);
    await expectState(inbox, 'confirmed');
    // Nothing is left to ask.
    expect((await mailsOf(inbox))[0]?.state).toBe('written-off');
  });
});

test('the day is that of the last mail that went out, not only of the last that was written', async () => {
  const { inbox, mailServer } = await startMailingInbox();
  mailServer.refuseRecipient = () => smtpError(450, 'Not now');
  await subscribe(inbox);
  await expect.poll(async () => (await mailsOf(inbox))[0]?.attempts).toBe(1);
  mailServer.refuseRecipient = undefined;
  passTime(inbox, 20 * HOUR);
  await mailServer.received(1);
  await expectStates(inbox, { sent: 1 });
  passTime(inbox, 5 * HOUR);
  await subscribe(inbox);
  expect(await mailsOf(inbox)).toHaveLength(1);
  passTime(inbox, 20 * HOUR);
  await subscribe(inbox);
  await mailServer.received(2);
});

test('an outage of days makes no second mail to the same address', async () => {
  const { inbox, mailServer } = await startMailingInbox();
  mailServer.refuseRecipient = () => smtpError(450, 'Not now');
  await subscribe(inbox);
  await expect.poll(async () => (await mailsOf(inbox))[0]?.attempts).toBe(1);
  passTime(inbox, 2.9 * DAY);
  await subscribe(inbox);
  mailServer.refuseRecipient = undefined;
  // Asked for again, it has its three days anew.
  passTime(inbox, DAY);
  await mailServer.received(1);
  await expectStates(inbox, { sent: 1, waiting: 0, failed: 0 });
  expect(await mailsOf(inbox)).toHaveLength(1);
});
