import { submissionRecordSchema } from '@jeweler/core/submissions';
import { expect, test } from 'vitest';
import { receive } from '../inbox/inbox.ts';
import { expectStates, findMails, passTime, startMailingInbox } from './mails.ts';
import { ADDRESS, DAY, HOUR, subscribe } from './subscribing.ts';

const VICTIM = 'victim@gmail.com';
/** The same mailbox, as a program would vary it. */
const spelling = (index: number) =>
  [VICTIM, 'Victim@Gmail.com', `victim+${index}@gmail.com`, 'v.i.c.tim@googlemail.com'][index % 4];

test('forms cause four mails an hour to one mailbox; all of them are stored, and staff told', async () => {
  const { inbox, mailServer } = await startMailingInbox();
  const received = [];
  for (let index = 0; index < 20; index += 1)
    received.push(
      await receive(inbox, index % 2 ? 'contact' : 'service-request', { email: spelling(index) }),
    );
  // Another address is answered.
  await receive(inbox, 'contact', { email: ADDRESS });
  await expectStates(inbox, { sent: 26, 'written-off': 16, waiting: 0, sending: 0 });
  const toDesk = mailServer.mails.filter(({ to_ }) => to_[0] === 'desk@example.com');
  expect(toDesk).toHaveLength(21);
  expect(mailServer.mails.filter(({ to_ }) => /gmail|googlemail/i.test(to_[0] ?? ''))).toHaveLength(4);

  const records = await Promise.all(received.map(({ reference }) => inbox.record(reference)));
  expect(records.map(({ marks }) => marks.includes('mail-withheld'))).toEqual(
    received.map((_, index) => index >= 4),
  );
  const [withheld] = await findMails(inbox, '?state=written-off');
  expect(withheld?.reason).toBe('Forms had caused several emails to this address within an hour.');
  expect((await inbox.post(`/api/admin/mails/${withheld?.id}/send`)).status).toBe(200);
  await mailServer.received(27);

  passTime(inbox, HOUR + 1);
  const later = await receive(inbox, 'contact', { email: VICTIM });
  expect(submissionRecordSchema.parse(await inbox.record(later.reference)).marks).not.toContain(
    'mail-withheld',
  );
  await mailServer.received(29);
});

test('subscribing with many spellings of one address fills no mailbox either; it can be done later', async () => {
  const { inbox, mailServer } = await startMailingInbox();
  const addresses = Array.from({ length: 10 }, (_, index) => `victim+${index}@example.com`);
  for (const address of addresses) expect((await subscribe(inbox, address)).status).toBe(201);
  await expectStates(inbox, { sent: 4, waiting: 0, sending: 0 });
  const { submissions } = await inbox.list({ kind: 'subscription' });
  expect(submissions.filter(({ marks }) => marks.includes('mail-withheld'))).toHaveLength(6);
  passTime(inbox, DAY);
  await subscribe(inbox, addresses[9]);
  expect((await mailServer.received(5))[4]?.to_).toEqual([addresses[9]]);
});

test('what staff decide about appointments is told however many mails there were', async () => {
  const { inbox, mailServer } = await startMailingInbox();
  for (let index = 0; index < 4; index += 1) await receive(inbox, 'contact', { email: VICTIM });
  const item = await receive(inbox, 'appointment', { email: VICTIM });
  expect(item.marks).toContain('mail-withheld');
  await inbox.change(item, 'confirmed');
  passTime(inbox, 21_000);
  const mails = await mailServer.received(10);
  expect(mails.some(({ subject }) => subject?.startsWith('Your appointment is confirmed'))).toBe(true);
});
