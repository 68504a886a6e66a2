import { describe, expect, test } from 'vitest';
import { type ReceivedMail, smtpError, startMailServer } from '../../support/mail-server.ts';
import { receive, startInbox } from '../inbox/inbox.ts';
import {
  expectStates,
  findMails,
  longSession,
  passTime,
  SITE,
  sendOutbox,
  startMailingInbox,
} from './mails.ts';
import {
  ADDRESS,
  asked,
  DAY,
  expectState,
  getSubscribers,
  HOUR,
  linksIn,
  press,
  subscribe,
} from './subscribing.ts';

test('while SITE_URL is localhost the mail waits, since its links would lead nowhere', async () => {
  const { inbox } = await startMailingInbox({ siteUrl: 'http://localhost:3000' });
  await subscribe(inbox);
  await receive(inbox, 'contact', { email: 'bo@example.com' });
  // The acknowledgement is sent; by then the other mail would have been, too.
  await expectStates(inbox, { sent: 1, waiting: 2 });
  const mail = (await findMails(inbox)).find(({ kind }) => kind === 'newsletter-confirmation');
  expect(mail).toMatchObject({ state: 'waiting', reason: expect.stringContaining('the public address') });
});

describe('a mail server that refuses', () => {
  test('the address stops it: no other mail is written, until staff send the mail again', async () => {
    const { inbox, mailServer } = await startMailingInbox();
    mailServer.refuseRecipient = () => smtpError(550, '5.1.1 No such user');
    await subscribe(inbox);
    await expectState(inbox, 'bounced');
    expect((await getSubscribers(inbox))[0]).toMatchObject({
      bounced_at: inbox.server.time.now.toISOString(),
      bounce_reason: expect.stringContaining('No such user'),
    });
    mailServer.refuseRecipient = undefined;
    passTime(inbox, 3 * DAY);
    expect((await subscribe(inbox)).status).toBe(201);
    await expectStates(inbox, { failed: 1, waiting: 0, sent: 0 });
    const [failed] = await findMails(inbox);
    await inbox.post(`/api/admin/mails/${failed?.id}/send`);
    const [mail] = await mailServer.received(1);
    await press(inbox, linksIn(mail as ReceivedMail).confirm);
    await expectState(inbox, 'confirmed');
  });

  test('an address in any mail stops the subscription of it, and no other', async () => {
    const { inbox, mailServer } = await startMailingInbox();
    await press(inbox, (await asked(inbox, mailServer)).confirm);
    await press(inbox, (await asked(inbox, mailServer, 'bo@example.com')).confirm);
    mailServer.refuseRecipient = (address) =>
      address.startsWith('ada') ? smtpError(550, 'No such user') : undefined;
    await receive(inbox, 'contact', { email: 'ada.ferrer@example.com' });
    await expectState(inbox, 'bounced');
    expect((await getSubscribers(inbox))[1]).toMatchObject({ email: 'bo@example.com', state: 'confirmed' });
  });

  test('what is not about the address stops nobody', async () => {
    const { inbox, mailServer } = await startMailingInbox();
    mailServer.refuseRecipient = () => smtpError(554, '5.7.1 Relay access denied');
    await subscribe(inbox);
    await expect.poll(async () => (await findMails(inbox))[0]?.reason).toContain('The mail server');
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
    await sendOutbox(inbox, mailServer.url);
    expect((await mailServer.received(1))[0]?.to_).toEqual(['late@example.com']);
    // The superseded mail is written off; staff have to decide about the one that is too old.
    await expectStates(inbox, { sent: 1, failed: 1, 'written-off': 1, waiting: 0 });
    expect((await getSubscribers(inbox)).map(({ state }) => state)).toEqual(['unconfirmed', 'unconfirmed']);
  });

  test('staff send the text by hand, with links that work; the preview has none', async () => {
    const inbox = await startInbox({ ...longSession, siteUrl: SITE });
    await subscribe(inbox);
    const [mail] = await findMails(inbox);
    expect(mail).toMatchObject({ kind: 'newsletter-confirmation', state: 'waiting', to: ADDRESS });
    const preview = JSON.stringify((await inbox.get(`/api/admin/mails/${mail?.id}`)).body);
    expect(preview).toContain(`${SITE}/newsletter/confirm/…`);
    const text = (await inbox.post(`/api/admin/mails/${mail?.id}/text`)).body as ReceivedMail;
    expect(text).toMatchObject({ to: ADDRESS, subject: mail?.subject });
    await press(inbox, linksIn(text).confirm);
    await expectState(inbox, 'confirmed');
    // No confirmation is needed any more.
    expect((await findMails(inbox))[0]?.state).toBe('written-off');
  });
});

test('the day is that of the last mail that went out, not only of the last that was written', async () => {
  const { inbox, mailServer } = await startMailingInbox();
  mailServer.refuseRecipient = () => smtpError(450, 'Not now');
  await subscribe(inbox);
  await expect.poll(async () => (await findMails(inbox))[0]?.reason).toContain('Not now');
  mailServer.refuseRecipient = undefined;
  passTime(inbox, 20 * HOUR);
  await mailServer.received(1);
  await expectStates(inbox, { sent: 1 });
  passTime(inbox, 5 * HOUR);
  await subscribe(inbox);
  expect(await findMails(inbox)).toHaveLength(1);
  passTime(inbox, 20 * HOUR);
  await subscribe(inbox);
  await mailServer.received(2);
});

test('an outage of days makes no second mail to the same address', async () => {
  const { inbox, mailServer } = await startMailingInbox();
  mailServer.refuseRecipient = () => smtpError(450, 'Not now');
  await subscribe(inbox);
  await expect.poll(async () => (await findMails(inbox))[0]?.reason).toContain('Not now');
  passTime(inbox, 2.9 * DAY);
  await expect.poll(async () => (await findMails(inbox))[0]?.attempts).toBe(2);
  await subscribe(inbox);
  mailServer.refuseRecipient = undefined;
  // Requested again, it gets another three days.
  passTime(inbox, DAY);
  await mailServer.received(1);
  await expectStates(inbox, { sent: 1, waiting: 0, failed: 0 });
  expect(await findMails(inbox)).toHaveLength(1);
});
