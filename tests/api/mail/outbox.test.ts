import { describe, expect, test, vi } from 'vitest';
import { smtpError, startMailServer } from '../../support/mail-server.ts';
import { receive, startInbox } from '../inbox/inbox.ts';
import {
  expectStates,
  findMails,
  longSession,
  mailPage,
  mailSettings,
  passTime,
  sendOutbox,
  startMailingInbox,
} from './mails.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describe('what visitors send', () => {
  test('is told to staff, who can answer the mail, and acknowledged without a word of it', async () => {
    const { inbox, mailServer } = await startMailingInbox();
    const message = 'Buy cheap watches at http://spam.example';
    const { reference } = await receive(inbox, 'contact', { name: 'Zoe Spam', message });
    const mails = await mailServer.received(2);
    const notice = mails.find(({ to_ }) => to_[0] === 'desk@example.com');
    const acknowledgement = mails.find(({ to_ }) => to_[0] !== 'desk@example.com');
    expect(notice?.replyTo?.value).toMatchObject([{ address: 'ada.ferrer@example.com' }]);
    expect(notice?.from?.value).toEqual([{ address: 'shop@example.com', name: 'Oren Vale' }]);
    expect(notice?.text).toContain(message);
    expect(notice?.html).toContain(`https://www.example.com/admin/requests/${reference.toLowerCase()}`);
    expect(acknowledgement?.to_).toEqual(['ada.ferrer@example.com']);
    expect(acknowledgement?.subject).toBe(`We have received your message (${reference})`);
    expect(acknowledgement?.source).not.toMatch(/spam|cheap|zoe/i);
    expect(acknowledgement?.headers.get('auto-submitted')).toBe('auto-replied');
    await expectStates(inbox, { sent: 2, waiting: 0 });
  });

  test('keeps its paragraphs in the text of the notice', async () => {
    const { inbox, mailServer } = await startMailingInbox();
    const message = 'Dear Oren,\n\nmy ring is too tight.\nIt is gold.\n\nBest, Ada';
    await receive(inbox, 'contact', { message });
    const mails = await mailServer.received(2);
    const lines = mails.find(({ to_ }) => to_[0] === 'desk@example.com')?.text?.split('\n') ?? [];
    const first = lines.findIndex((line) => line.endsWith('Dear Oren,'));
    expect(lines.slice(first, first + 6).map((line) => line.replace('Message', '').trim())).toEqual(
      message.split('\n'),
    );
  });

  test('by a robot makes no mail, with an address of another alphabet is answered there', async () => {
    const { inbox, mailServer } = await startMailingInbox();
    await receive(inbox, 'contact', { website: 'https://robot.example' });
    expect(await findMails(inbox)).toEqual([]);
    await receive(inbox, 'contact', { email: 'ada@bücher.example' });
    const mails = await mailServer.received(2);
    // The domain is sent in the form that every server accepts; this one decodes it.
    const mail = mails.find(({ to_ }) => to_[0] === 'ada@bücher.example');
    expect(mail?.source).toContain('To: ada@xn--bcher-kva.example');
  });
});

describe('an address with letters outside ASCII before the at sign', () => {
  const ADDRESS = 'élan@example.com';

  test('gets its mail where the server can take it; the notice has no header that others cannot read', async () => {
    const { inbox, mailServer } = await startMailingInbox();
    await receive(inbox, 'contact', { email: ADDRESS });
    const mails = await mailServer.received(2);
    const notice = mails.find(({ to_ }) => to_[0] === 'desk@example.com');
    expect(notice?.source.split('\r\n\r\n', 1)[0]).toMatch(/^[\p{ASCII}]+$/u);
    expect(notice?.replyTo).toBeUndefined();
    expect(notice?.text).toContain(ADDRESS);
    expect(notice?.text).not.toContain('Replies to this email go to the visitor.');
    expect(mails.find(({ to_ }) => to_[0] === ADDRESS)).toBeDefined();
  });

  test('that the server refuses fails its own mails, and holds up no other', async () => {
    const mailServer = await startMailServer({
      onMailFrom: ({ args }, _session, done) =>
        done(args && 'SMTPUTF8' in args ? smtpError(550, '5.6.7 Not in this alphabet') : undefined),
    });
    const inbox = await startInbox(mailSettings(mailServer.url));
    for (let count = 0; count < 5; count += 1) {
      await receive(inbox, 'contact', { email: `${count}${ADDRESS}` });
      await receive(inbox, 'contact', { email: `visitor${count}@example.com` });
    }
    await expectStates(inbox, { sent: 15, failed: 5, waiting: 0, sending: 0 });
    expect((await mailPage(inbox)).outage).toBeNull();
  });
});

describe('a mail server that refuses', () => {
  test('one domain for now, closing the connection: mails to others go out meanwhile', async () => {
    const { inbox, mailServer } = await startMailingInbox();
    mailServer.refuseRecipient = (address) =>
      address.endsWith('@grey.example') ? smtpError(421, '4.7.0 Try again later') : undefined;
    for (const name of ['one', 'two', 'three']) {
      await receive(inbox, 'contact', { email: `${name}@grey.example` });
      await receive(inbox, 'contact', { email: `${name}@example.com` });
    }
    await expectStates(inbox, { sent: 9, waiting: 3, failed: 0 });
    expect((await mailPage(inbox)).outage).toBeNull();
    mailServer.refuseRecipient = undefined;
    passTime(inbox, 2 * MINUTE);
    await expectStates(inbox, { sent: 12, waiting: 0 });
    expect(mailServer.mails).toHaveLength(12);
  });

  test('for good: the mail is failed with what it said, and can be sent again', async () => {
    const { inbox, mailServer } = await startMailingInbox();
    mailServer.refuseRecipient = (address) =>
      address.startsWith('ada') ? smtpError(550, 'No such user here') : undefined;
    await receive(inbox, 'contact');
    await expectStates(inbox, { sent: 1, failed: 1 });
    const [failed] = await findMails(inbox, '?state=failed');
    expect(failed?.reason).toContain('550 No such user here');
    mailServer.refuseRecipient = undefined;
    expect((await inbox.post(`/api/admin/mails/${failed?.id}/send`)).status).toBe(200);
    await expectStates(inbox, { sent: 2, failed: 0 });
    expect(mailServer.mails).toHaveLength(2);
  });

  test('for now: it is tried again later with the same Message-ID', async () => {
    const { inbox, mailServer } = await startMailingInbox();
    const tried: string[] = [];
    mailServer.refuseData = (source) => {
      if (source.includes('desk@example.com')) return undefined;
      tried.push(/^Message-ID: (.+)$/im.exec(source)?.[1] ?? '');
      return smtpError(451, 'Greylisted, try again');
    };
    await receive(inbox, 'contact');
    await expectStates(inbox, { sent: 1, waiting: 1 });
    await expect
      .poll(async () => (await findMails(inbox, '?state=waiting'))[0]?.reason)
      .toContain('Greylisted');
    mailServer.refuseData = undefined;
    passTime(inbox, 2 * MINUTE);
    const mails = await mailServer.received(2);
    expect(tried).toEqual([mails[1]?.messageId]);
  });
});

describe('a mail server that is away', () => {
  test('for a day: nothing is lost, and the portal says why mails wait', async () => {
    const server = await startMailServer();
    await server.close();
    const inbox = await startInbox(mailSettings(server.url));
    await receive(inbox, 'contact');
    await expect.poll(async () => (await mailPage(inbox)).outage ?? '').toContain('cannot be reached');
    expect((await findMails(inbox)).every(({ reason }) => reason?.includes('cannot be reached'))).toBe(true);
    passTime(inbox, 1.5 * DAY);
    const back = await startMailServer({}, server.port);
    // By itself it would try after a quarter of a minute, which never passes.
    const uptime = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
    const [waiting] = await findMails(inbox, '?state=waiting');
    await inbox.post(`/api/admin/mails/${waiting?.id}/send`);
    await back.received(2);
    await expectStates(inbox, { sent: 2, waiting: 0 });
    expect((await mailPage(inbox)).outage).toBeNull();
    uptime.mockRestore();
  });

  test('for three days: the mail is given up, and stays for staff', async () => {
    const { inbox, mailServer } = await startMailingInbox();
    mailServer.refuseRecipient = () => smtpError(450, 'Not now');
    await receive(inbox, 'contact');
    await expect
      .poll(async () => (await findMails(inbox)).filter(({ reason }) => reason?.includes('Not now')).length)
      .toBe(2);
    passTime(inbox, 3 * DAY + MINUTE);
    await expectStates(inbox, { failed: 2, waiting: 0 });
    expect((await findMails(inbox))[0]?.reason).toMatch(/Given up after three days\. .*Not now/);
  });
});

describe('without SMTP_URL', () => {
  test('nothing fails: the portal says that mail is off and shows what would go out', async () => {
    const inbox = await startInbox();
    await receive(inbox, 'contact');
    const page = await mailPage(inbox);
    expect(page).toMatchObject({ mode: 'off', counts: { waiting: 2, failed: 0 } });
    expect(page.mails[0]).toMatchObject({ state: 'waiting', reason: 'Email is not set up yet.' });
  });

  test('what was written goes out when it is switched on, if it is younger than a day', async () => {
    const mailServer = await startMailServer();
    const inbox = await startInbox(longSession);
    await receive(inbox, 'contact', { email: 'early@example.com' });
    passTime(inbox, DAY + MINUTE);
    await receive(inbox, 'contact', { email: 'late@example.com' });
    await sendOutbox(inbox, mailServer.url);
    expect(mailServer.mails.map(({ to_ }) => to_[0]).sort()).toEqual([
      'desk@example.com',
      'late@example.com',
    ]);
    await expectStates(inbox, { sent: 2, failed: 2, waiting: 0 });
    expect((await findMails(inbox, '?state=failed'))[0]?.reason).toContain('within a day');
  });

  test('what staff discard while it is about to be sent is not sent', async () => {
    const mailServer = await startMailServer();
    const inbox = await startInbox();
    await receive(inbox, 'contact');
    const { database } = inbox.server;
    const { writes } = database;
    // The sender has read what is due when it writes for the first time.
    const discarded = async () => {
      for (const { id } of await findMails(inbox)) await inbox.post(`/api/admin/mails/${id}/write-off`);
    };
    await sendOutbox(inbox, mailServer.url, {
      ...database,
      writes: Object.assign(Object.create(writes), {
        run: async (work: Parameters<typeof writes.run>[0]) => {
          await discarded();
          return writes.run(work);
        },
      }),
    });
    expect(mailServer.mails).toEqual([]);
    await expectStates(inbox, { 'written-off': 2, waiting: 0, sent: 0 });
  });
});

test('while SITE_URL is localhost, mails with links wait and say why; others go out', async () => {
  const { inbox, mailServer } = await startMailingInbox({ siteUrl: 'http://localhost:3000' });
  await receive(inbox, 'contact');
  const [mail] = await mailServer.received(1);
  expect(mail?.to_).toEqual(['ada.ferrer@example.com']);
  await expectStates(inbox, { sent: 1, waiting: 1 });
  expect((await mailPage(inbox)).mode).toBe('local');
  expect((await findMails(inbox, '?state=waiting'))[0]).toMatchObject({
    kind: 'staff-notice',
    reason: expect.stringContaining('http://localhost:3000'),
  });
});

test('a clock that is set back sends nothing again, and keeps nothing back', async () => {
  const { inbox, mailServer } = await startMailingInbox();
  mailServer.refuseRecipient = (address) =>
    address.startsWith('ada') ? smtpError(450, 'Not now') : undefined;
  await receive(inbox, 'contact');
  await expect.poll(async () => (await findMails(inbox, '?state=waiting'))[0]?.reason).toContain('Not now');
  mailServer.refuseRecipient = undefined;
  passTime(inbox, -400 * DAY);
  await mailServer.received(2);
  await expectStates(inbox, { sent: 2, waiting: 0 });
  expect(mailServer.mails).toHaveLength(2);
});

test('a name cannot add a header, and an address no second recipient', async () => {
  const { inbox, mailServer } = await startMailingInbox();
  await receive(inbox, 'contact', { name: 'Ada\r\nBcc: all@example.com' });
  await receive(inbox, 'contact', { name: 'Ada" <x@example.com>, Bob' });
  const mails = await mailServer.received(4);
  const notices = mails.filter(({ to_ }) => to_[0] === 'desk@example.com');
  expect(new Set(notices.map(({ replyTo }) => replyTo?.value[0]?.name))).toEqual(
    new Set(['Ada Bcc: all@example.com', 'Ada" <x@example.com>, Bob']),
  );
  for (const { replyTo } of notices)
    expect(replyTo?.value.map(({ address }) => address)).toEqual(['ada.ferrer@example.com']);
  for (const { to_ } of mails) expect(to_).toHaveLength(1);
});
