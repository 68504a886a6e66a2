import { type SubmissionItem, todaySchema } from '@jeweler/core/submissions';
import { expect, test } from 'vitest';
import { expectRefusal } from '../../support/refusal.ts';
import { longSession, passTime } from '../mail/mails.ts';
import { type Inbox, receive, references, type Staff, startInbox } from './inbox.ts';

const HOUR = 3_600_000;
const remind = (staff: Staff, { reference, revision }: SubmissionItem, day: string | null) =>
  staff.post(`/api/admin/submissions/${reference}/reminder`, { day, revision });
const due = async (inbox: Inbox) =>
  references(todaySchema.parse((await inbox.get('/api/admin/today')).body).reminders.items);
const set = (inbox: Inbox, query: object = {}) => inbox.list({ reminder: 'set', ...query });

test('what is put to a day is on Today from midnight in the shop, until it is done', async () => {
  const inbox = await startInbox(longSession);
  // 10 AM in New York.
  inbox.server.time.now = new Date('2026-06-01T14:00:00.000Z');
  const message = await receive(inbox, 'contact');
  const answer = await remind(inbox, message, '2026-06-02');
  expect(answer.body).toMatchObject({
    remindOn: '2026-06-02',
    status: 'new',
    history: [{ action: 'reminder', to: '2026-06-02', by: 'Tester' }],
  });
  expect(await due(inbox)).toEqual([]);
  // Midnight in London, evening in the shop; then midnight in the shop.
  passTime(inbox, 10 * HOUR);
  expect(await due(inbox)).toEqual([]);
  passTime(inbox, 4 * HOUR);
  expect(await due(inbox)).toEqual([message.reference]);
  passTime(inbox, 48 * HOUR);
  expect(await due(inbox)).toEqual([message.reference]);
  await remind(inbox, await inbox.record(message.reference), null);
  expect(await due(inbox)).toEqual([]);
});

test('a reminder ends with what it is about, and returns with an undo', async () => {
  const inbox = await startInbox();
  const message = await receive(inbox, 'contact');
  await remind(inbox, message, '2027-01-01');
  const done = (await inbox.change(await inbox.record(message.reference), 'done')).body as SubmissionItem;
  expect(done.remindOn).toBeNull();
  const { reference, revision } = done;
  await inbox.post('/api/admin/submissions/undo', { items: [{ reference, revision }] });
  expect((await inbox.record(reference)).remindOn).toBe('2027-01-01');
});

test('those with a reminder are listed and counted, also in a search', async () => {
  const inbox = await startInbox();
  const message = await receive(inbox, 'contact', { name: 'Grace Holloway' });
  const claim = await receive(inbox, 'prize-claim');
  await receive(inbox, 'contact');
  await remind(inbox, message, '2027-01-01');
  await remind(inbox, claim, '2026-12-01');
  const all = await set(inbox);
  expect(references(all.submissions)).toEqual([claim.reference, message.reference]);
  expect(all.reminders).toBe(2);
  expect(references((await set(inbox, { q: 'holl' })).submissions)).toEqual([message.reference]);
  expect(references((await set(inbox, { kind: 'prize-claim' })).submissions)).toEqual([claim.reference]);
});

test('a day has to come, within two years, and nobody else’s change is overwritten', async () => {
  const inbox = await startInbox();
  const message = await receive(inbox, 'contact');
  for (const day of ['2020-01-01', '2040-01-01', '2027-02-30', 'tomorrow'])
    expectRefusal(await remind(inbox, message, day), 400, 'validation');
  await inbox.change(message, 'open');
  expect((await remind(inbox, message, '2027-01-01')).body).toMatchObject({
    code: 'conflict',
    present: { status: 'open', remindOn: null },
  });
  expectRefusal(
    await inbox.post('/api/admin/submissions/M-2222/reminder', { day: null, revision: 1 }),
    404,
    'not_found',
  );
});
