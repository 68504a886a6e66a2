import { newsletterConsent } from '@jeweler/core/business';
import { downloadAddressSchema } from '@jeweler/core/schemas';
import {
  personDataSchema,
  type SubscriberPage,
  type SubscriberQuery,
  type SubscriberState,
  subscriberPageSchema,
  subscriberSchema,
} from '@jeweler/core/submissions';
import { describe, expect, test } from 'vitest';
import { expectInvalid, expectRefusal } from '../../support/refusal.ts';
import { TEST_NOW } from '../../support/test-server.ts';
import { type Inbox, receive, type Staff, startInbox } from '../inbox/inbox.ts';
import { expectStates, findMails, longSession, passTime, SITE } from './mails.ts';

const LIST = '/api/admin/subscribers';

const search = async (staff: Staff, query: SubscriberQuery = {}): Promise<SubscriberPage> =>
  subscriberPageSchema.parse((await staff.post(`${LIST}/search`, query)).body);
const emails = ({ subscribers }: SubscriberPage) => subscribers.map(({ email }) => email);

const subscribe = (inbox: Inbox, email: string) => receive(inbox, 'subscription', { email });

/** Sets a subscriber's state directly. */
const put = ({ server }: Inbox, email: string, state: SubscriberState) =>
  server.database.writes.run((trx) =>
    trx
      .updateTable('subscribers')
      .set({ state, confirmed_at: server.time.now.toISOString() })
      .where('email', '=', email)
      .execute(),
  );

describe('the list of subscribers', () => {
  test('has one row an address, however its domain is written', async () => {
    const inbox = await startInbox();
    await subscribe(inbox, 'ada@Bücher.example');
    await subscribe(inbox, 'ada@xn--bcher-kva.example');
    await subscribe(inbox, 'ａｄａ＠bu\u0308cher.example');
    expect(emails(await search(inbox))).toEqual(['ada@Bücher.example']);
    for (const q of ['Bücher', 'XN--bcher', '\u200bada@bücher.example,', 'ada@'])
      expect(emails(await search(inbox, { q }))).toEqual(['ada@Bücher.example']);
  });

  test('has one row an address, newest first, with when and to what they agreed', async () => {
    const inbox = await startInbox();
    const { reference } = await subscribe(inbox, 'Ada@example.com');
    await subscribe(inbox, 'bo@example.com');
    await subscribe(inbox, 'ADA@example.com');
    const page = await search(inbox);
    expect(page).toMatchObject({
      counts: { unconfirmed: 2, confirmed: 0, unsubscribed: 0, bounced: 0 },
      mode: 'off',
      outage: null,
      next: null,
    });
    expect(page.subscribers).toMatchObject([
      { email: 'bo@example.com' },
      {
        email: 'Ada@example.com',
        state: 'unconfirmed',
        consentAt: TEST_NOW.toISOString(),
        consentText: newsletterConsent,
        confirmedAt: null,
        reference,
      },
    ]);
  });

  test('is narrowed by state and by a part of the address, page by page, and counted as it is searched', async () => {
    const inbox = await startInbox({ siteUrl: 'http://localhost:3000', smtpUrl: 'smtp://127.0.0.1:9' });
    for (const name of ['ada', 'bo_li', 'cy', 'boxli', 'dee']) await subscribe(inbox, `${name}@example.com`);
    await put(inbox, 'cy@example.com', 'confirmed');
    expect(emails(await search(inbox, { state: 'confirmed' }))).toEqual(['cy@example.com']);
    const found = await search(inbox, { q: ' BO_LI@ ' });
    expect(emails(found)).toEqual(['bo_li@example.com']);
    expect(found.counts).toMatchObject({ unconfirmed: 1, confirmed: 0 });
    expect(emails(await search(inbox, { q: '%' }))).toEqual([]);
    const first = await search(inbox, { limit: 3 });
    const after = first.next ?? undefined;
    const second = await search(inbox, { limit: 3, after });
    expect([...emails(first), ...emails(second)].map((email) => email.split('@')[0])).toEqual([
      'dee',
      'boxli',
      'cy',
      'bo_li',
      'ada',
    ]);
    expect([first.mode, second.next]).toEqual(['local', null]);
  });

  test('is not given for what is no filter', async () => {
    const inbox = await startInbox();
    await expectInvalid(
      (query: object) => inbox.post(`${LIST}/search`, query),
      { state: 'gone' },
      { q: 'x'.repeat(201) },
      { after: 0 },
      { limit: 101 },
    );
  });
});

describe('staff', () => {
  test('unsubscribe an address by hand, which is said of them and takes back what waits', async () => {
    const inbox = await startInbox();
    await subscribe(inbox, 'bo@example.com');
    await put(inbox, 'bo@example.com', 'confirmed');
    await subscribe(inbox, 'ada@example.com');
    const { id } = (await search(inbox)).subscribers[0] ?? { id: 0 };
    const answer = await inbox.post(`${LIST}/${id}/unsubscribe`);
    const at = TEST_NOW.toISOString();
    expect(subscriberSchema.parse(answer.body)).toMatchObject({
      state: 'unsubscribed',
      unsubscribedAt: at,
      unsubscribedBy: 'Tester',
    });
    passTime(inbox, 60_000);
    const colleague = await inbox.colleague('bea');
    // Doing it again, later or by somebody else, changes nothing.
    const again = subscriberSchema.parse((await colleague.post(`${LIST}/${id}/unsubscribe`)).body);
    expect(again).toMatchObject({ unsubscribedAt: at, unsubscribedBy: 'Tester' });
    await expectStates(inbox, { 'written-off': 1, waiting: 1 });
    // Nobody else is unsubscribed by it.
    expect((await search(inbox)).subscribers[1]).toMatchObject({
      email: 'bo@example.com',
      state: 'confirmed',
      unsubscribedAt: null,
    });
    for (const wrong of ['99', '0', 'x'])
      expectRefusal(await inbox.post(`${LIST}/${wrong}/unsubscribe`), 404, 'not_found');
  });

  test('ask somebody again who has not confirmed or was refused, once a day and nobody else', async () => {
    const inbox = await startInbox(longSession);
    await subscribe(inbox, 'bo@example.com');
    await put(inbox, 'bo@example.com', 'confirmed');
    await subscribe(inbox, 'ada@example.com');
    const { id } = (await search(inbox)).subscribers[0] ?? { id: 0 };
    const ask = () => inbox.post(`${LIST}/${id}/ask`);
    expect(expectRefusal(await ask(), 409, 'conflict').message).toContain('less than a day ago');
    passTime(inbox, 2 * 24 * 3_600_000);
    await put(inbox, 'ada@example.com', 'bounced');
    expect(subscriberSchema.parse((await ask()).body)).toMatchObject({ state: 'unconfirmed' });
    expect((await search(inbox)).counts).toMatchObject({ unconfirmed: 1, confirmed: 1 });
    // The mail that was waiting is superseded, and nobody else's.
    await expectStates(inbox, { waiting: 2, 'written-off': 1 });
    for (const state of ['confirmed', 'unsubscribed'] as const) {
      passTime(inbox, 2 * 24 * 3_600_000);
      await put(inbox, 'ada@example.com', state);
      expectRefusal(await ask(), 409, 'conflict');
    }
    expectRefusal(await inbox.post(`${LIST}/99/ask`), 404, 'not_found');
    await expectStates(inbox, { waiting: 2, 'written-off': 1 });
  });

  test('get the confirmed ones as CSV, with time and text of their consent, and no formulas', async () => {
    const inbox = await startInbox(longSession);
    const { reference } = await subscribe(inbox, '+Ada@example.com');
    await subscribe(inbox, 'bo@example.com');
    passTime(inbox, 3_600_000);
    await put(inbox, '+Ada@example.com', 'confirmed');
    const { url } = downloadAddressSchema.parse((await inbox.post(`${LIST}/downloads`)).body);
    for (const answer of [await inbox.server.request('GET', url), await inbox.get(`${LIST}.csv`)]) {
      expect(answer.headers.get('content-disposition')).toBe(
        'attachment; filename=subscribers-2026-06-01.csv',
      );
      // Reading it as text removes the byte order mark.
      expect(answer.body).toBe(
        [
          'Email,Confirmed (America/New_York),Consent given (America/New_York),Consent,Reference',
          `'+Ada@example.com,2026-06-01 13:00,2026-06-01 12:00,${newsletterConsent},${reference}`,
          '',
        ].join('\r\n'),
      );
    }
    const bytes = await fetch(`${inbox.server.url}${LIST}.csv`, {
      headers: { authorization: `Bearer ${inbox.token}` },
    });
    expect([...new Uint8Array(await bytes.arrayBuffer()).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expectRefusal(await inbox.server.request('GET', url), 404, 'not_found');
  });
});

test('the data of one person hold the subscription, which is deleted with them, its mails and its links', async () => {
  const inbox = await startInbox({ ...longSession, siteUrl: SITE });
  await subscribe(inbox, 'Ada@example.com');
  await subscribe(inbox, 'bo@example.com');
  const ada = (await findMails(inbox)).find(({ to }) => to === 'Ada@example.com');
  await inbox.post(`/api/admin/mails/${ada?.id}/text`);
  const kept = personDataSchema.parse(
    (await inbox.post('/api/admin/people/export', { email: 'ADA@example.com' })).body,
  );
  expect(kept.newsletter).toMatchObject({ email: 'Ada@example.com', state: 'unconfirmed' });
  const byPhone = personDataSchema.parse(
    (await inbox.post('/api/admin/people/export', { phone: '561 555 0110' })).body,
  );
  expect(byPhone.newsletter).toBeNull();

  const deleted = await inbox.post('/api/admin/people/delete', { email: 'ADA@example.com' });
  expect(deleted.body).toEqual({ deleted: 1 });
  expect(emails(await search(inbox))).toEqual(['bo@example.com']);
  const { query } = inbox.server.database;
  expect(await query.selectFrom('subscriber_links').selectAll().execute()).toEqual([]);
  expect((await findMails(inbox)).map(({ to }) => to)).toEqual(['bo@example.com']);
});
