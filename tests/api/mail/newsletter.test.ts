import { newsletterConsent } from '@jeweler/core/business';
import { describe, expect, test } from 'vitest';
import { removeUnconfirmed } from '../../../server/src/newsletter/subscriber-list.ts';
import type { ReceivedMail } from '../../support/mail-server.ts';
import { receive } from '../inbox/inbox.ts';
import { expectStates, findMails, passTime, SITE, startMailingInbox } from './mails.ts';
import {
  ADDRESS,
  asked,
  DAY,
  expectState,
  get,
  getSubscribers,
  HOUR,
  linksIn,
  press,
  subscribe,
} from './subscribing.ts';

/** Each form that was sent has its own. */
const withoutReference = (body: unknown) => ({ ...(body as object), reference: undefined });

describe('whoever subscribes', () => {
  test('is asked by one mail, to the address as it was written, and by no notice to staff', async () => {
    const { inbox, mailServer } = await startMailingInbox();
    const { mail, confirm, unsubscribe } = await asked(inbox, mailServer);
    // nodemailer converts the domain to lower case, and leaves the local part unchanged.
    expect(mail.to_).toEqual(['Ada.Ferrer@example.com']);
    expect(mail.subject).toBe('Please confirm your subscription');
    expect(mail.text).toContain(newsletterConsent.slice(0, 40));
    expect(mail.html).toContain(`href="${SITE}${confirm}"`);
    expect(mail.headers.get('auto-submitted')).toBe('auto-replied');
    expect(mail.source).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
    expect(mail.source.replaceAll(/\r\n\s+/g, ' ')).toContain(
      `List-Unsubscribe: <${SITE}${unsubscribe}>\r\n`,
    );
    await expectStates(inbox, { sent: 1, waiting: 0, failed: 0 });
    expect(await getSubscribers(inbox)).toMatchObject([
      {
        email: ADDRESS,
        email_key: 'ada.ferrer@example.com',
        state: 'unconfirmed',
        consent_text: newsletterConsent,
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
    expect(
      new Set(answers.map(({ status, body }) => JSON.stringify([status, withoutReference(body)]))).size,
    ).toBe(1);
    await mailServer.received(1);
    await expectStates(inbox, { sent: 1, waiting: 0 });
    expect(await getSubscribers(inbox)).toHaveLength(1);
    expect((await inbox.list({ kind: 'subscription' })).submissions).toHaveLength(5);
  });

  test('gets the same answer in every state, and one mail in 24 hours at most', async () => {
    const { inbox, mailServer } = await startMailingInbox();
    const first = await subscribe(inbox);
    const expectSame = async () => {
      const { status, body, headers } = await subscribe(inbox);
      expect([status, withoutReference(body)]).toEqual([first.status, withoutReference(first.body)]);
      const names = (from: Headers) => [...from.keys()].sort();
      expect(names(headers)).toEqual(names(first.headers));
    };
    const links = linksIn((await mailServer.received(1))[0] as ReceivedMail);
    const [before] = await getSubscribers(inbox);
    passTime(inbox, DAY - 1);
    await expectSame();
    passTime(inbox, 1);
    await expectSame();
    await mailServer.received(2);
    // The consent given first is preserved.
    expect((await getSubscribers(inbox))[0]?.consent_at).toBe(before?.consent_at);

    await press(inbox, links.confirm);
    passTime(inbox, DAY);
    await expectSame();
    await expectState(inbox, 'confirmed');

    await press(inbox, links.unsubscribe);
    await expectState(inbox, 'unsubscribed');
    passTime(inbox, HOUR);
    await expectSame();
    await mailServer.received(3);
    await expectSame();
    await expectStates(inbox, { sent: 3, waiting: 0, failed: 0 });
  });

  test('who unsubscribes soon after confirming, and returns, is asked at once; that link works until the next may come', async () => {
    const { inbox, mailServer } = await startMailingInbox();
    const { confirm, unsubscribe } = await asked(inbox, mailServer);
    await press(inbox, confirm);
    await press(inbox, unsubscribe);
    passTime(inbox, 5 * 60_000);
    const again = await asked(inbox, mailServer);
    passTime(inbox, 8 * DAY);
    await subscribe(inbox);
    expect(await findMails(inbox)).toHaveLength(2);
    await press(inbox, again.confirm);
    await expectState(inbox, 'confirmed');
  });

  test('after unsubscribing stays unsubscribed until the owner confirms, whoever has sent the form', async () => {
    const { inbox, mailServer } = await startMailingInbox();
    const first = await asked(inbox, mailServer);
    await press(inbox, first.confirm);
    passTime(inbox, DAY);
    await press(inbox, first.unsubscribe);
    const [before] = await getSubscribers(inbox);
    const kept = ({ state, consent_at, unsubscribed_at, submission_id }: NonNullable<typeof before>) => ({
      state,
      consent_at,
      unsubscribed_at,
      submission_id,
    });

    passTime(inbox, HOUR);
    const returning = await asked(inbox, mailServer);
    const consentAt = inbox.server.time.now.toISOString();
    expect((await getSubscribers(inbox)).map(kept)).toEqual([kept(before as never)]);
    // A stranger who sends the form every day causes one mail in 30 days.
    for (let day = 0; day < 29; day += 1) {
      passTime(inbox, DAY);
      expect((await subscribe(inbox)).status).toBe(201);
    }
    expect(await findMails(inbox)).toHaveLength(2);
    passTime(inbox, DAY);
    const again = await asked(inbox, mailServer);

    // The links from before are of no use, and one that has expired neither.
    await press(inbox, first.confirm);
    expect((await press(inbox, returning.confirm)).status).toBe(410);
    await expectState(inbox, 'unsubscribed');
    expect((await get(inbox, again.confirm)).body).toContain('<button');
    passTime(inbox, HOUR);
    await press(inbox, again.confirm);
    expect((await get(inbox, again.confirm)).body).toContain('Your subscription is confirmed');
    const [after] = await getSubscribers(inbox);
    expect(after).toMatchObject({ state: 'confirmed', confirmed_at: inbox.server.time.now.toISOString() });
    expect(after?.consent_at).toBe(new Date(Date.parse(consentAt) + 30 * DAY).toISOString());
    expect(after?.submission_id).not.toBe(before?.submission_id);
  });

  test('and does not confirm is deleted 30 days after the last mail, with its links', async () => {
    const { inbox, mailServer } = await startMailingInbox();
    const { database, time } = inbox.server;
    const confirmed = await asked(inbox, mailServer, 'bo@example.com');
    await press(inbox, confirmed.confirm);
    await asked(inbox, mailServer);
    passTime(inbox, 20 * DAY);
    await asked(inbox, mailServer);
    passTime(inbox, 30 * DAY - 1);
    expect(await removeUnconfirmed(database, time.now)).toBe(0);
    passTime(inbox, 2);
    expect(await removeUnconfirmed(database, time.now)).toBe(1);
    expect((await getSubscribers(inbox)).map(({ email }) => email)).toEqual(['bo@example.com']);
    expect((await findMails(inbox)).map(({ to }) => to)).toEqual(['bo@example.com']);
    expect(await database.query.selectFrom('subscriber_links').selectAll().execute()).toHaveLength(2);
  });

  test('gets no mail as a robot, but when staff take it out of spam', async () => {
    const { inbox, mailServer } = await startMailingInbox();
    const robot = await receive(inbox, 'subscription', { website: 'https://robot.example' });
    expect(await getSubscribers(inbox)).toEqual([]);
    const { received_at: consent_at } = await inbox.server.database.query
      .selectFrom('submissions')
      .select('received_at')
      .executeTakeFirstOrThrow();
    passTime(inbox, HOUR);
    await inbox.change(robot, 'not-spam');
    await mailServer.received(1);
    expect(await getSubscribers(inbox)).toMatchObject([{ state: 'unconfirmed', consent_at }]);
  });
});

describe('the link to confirm', () => {
  test('is one page with one button that posts; opening it, or anything else with GET, changes nothing', async () => {
    const { inbox, mailServer } = await startMailingInbox();
    const { confirm, unsubscribe } = await asked(inbox, mailServer);
    const before = await getSubscribers(inbox);
    for (const link of [confirm, unsubscribe, confirm]) {
      const page = await get(inbox, link);
      expect(page.status).toBe(200);
      expect(/<form[^>]*>/.exec(String(page.body))?.[0]).toBe('<form method="post">');
      expect(String(page.body).match(/<button/g)).toHaveLength(1);
      expect(page.body).not.toMatch(/<script|<img|<link|ada\.ferrer/i);
      expect(page.headers.get('referrer-policy')).toBe('no-referrer');
      expect(page.headers.get('x-robots-tag')).toContain('noindex');
      expect(page.headers.get('cache-control')).toBe('no-store');
      expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
      expect((await inbox.server.request('HEAD', link)).status).toBe(200);
    }
    expect(await getSubscribers(inbox)).toEqual(before);

    const answer = await press(inbox, confirm);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, confirm]);
    const confirmedAt = inbox.server.time.now.toISOString();
    expect(await getSubscribers(inbox)).toMatchObject([{ state: 'confirmed', confirmed_at: confirmedAt }]);
    expect((await get(inbox, confirm)).body).toContain('Your subscription is confirmed');
  });

  test('twice at once or later counts once; its token is nowhere but in the mail', async () => {
    const { inbox, mailServer } = await startMailingInbox();
    const { confirm, unsubscribe } = await asked(inbox, mailServer);
    await asked(inbox, mailServer, 'bo@example.com');
    const [before] = await getSubscribers(inbox);
    await Promise.all([press(inbox, confirm), press(inbox, confirm)]);
    const confirmed = await getSubscribers(inbox);
    expect(confirmed.map(({ state }) => state)).toEqual(['confirmed', 'unconfirmed']);
    passTime(inbox, 30 * DAY);
    expect((await press(inbox, confirm)).status).toBe(303);
    expect((await get(inbox, confirm)).body).toContain('Your subscription is confirmed');
    expect(await getSubscribers(inbox)).toEqual(confirmed);
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
        expect(answer.body).toContain('This link does not work');
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
