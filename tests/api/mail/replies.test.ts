import { randomUUID } from 'node:crypto';
import { personDataSchema, type SubmissionItem } from '@jeweler/core/submissions';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { expectRefusal } from '../../support/refusal.ts';
import { testOnSqlite } from '../../support/test-on-sqlite.ts';
import { receive, type Staff, startInbox } from '../inbox/inbox.ts';
import { expectStates, findMails, passUndoTime, startMailingInbox } from './mails.ts';

const TEXT = 'Hello Ada,\n\nyes, <gladly> & soon.\n\nOren';

const reply = (staff: Staff, { reference, revision }: SubmissionItem, changes: object = {}) =>
  staff.post(`/api/admin/submissions/${reference}/reply`, {
    key: randomUUID(),
    text: TEXT,
    revision,
    ...changes,
  });
const undo = (staff: Staff, { reference, revision }: Pick<SubmissionItem, 'reference' | 'revision'>) =>
  staff.post('/api/admin/submissions/undo', { items: [{ reference, revision }] });

describe('a reply', () => {
  test('is sent, quoted in the record and marks the message as answered', async () => {
    const { inbox, mailServer } = await startMailingInbox();
    const message = await receive(inbox, 'contact', { message: 'Could you size\nmy ring?' });
    await mailServer.received(2);
    const answer = await reply(inbox, message);
    expect(answer.status).toBe(201);
    expect(await inbox.record(message.reference)).toMatchObject({
      status: 'answered',
      dueAt: null,
      canReply: true,
      replies: [{ by: 'Tester', text: TEXT, state: 'waiting', isUntried: true, sentAt: null, reason: null }],
      history: [{ action: 'replied', by: 'Tester', from: 'new', to: 'answered' }],
    });
    passUndoTime(inbox);
    const mail = (await mailServer.received(3))[2];
    expect(mail).toMatchObject({
      subject: `Re: Your message to Oren Vale (${message.reference})`,
      to_: ['ada.ferrer@example.com'],
      from_: 'shop@example.com',
    });
    expect(mail?.replyTo).toBeUndefined();
    // It is not automatic: the visitor's program may answer that nobody is there.
    expect(mail?.headers.has('auto-submitted')).toBe(false);
    expect(mail?.text).toContain('Hello Ada,\n\nyes, <gladly> & soon.\n\nOren\n');
    expect(mail?.text).toMatch(/Your message of \w+, \w+ \d+:\n\n> Could you size\n> my ring\?/);
    expect(mail?.html).toContain('yes, &lt;gladly&gt; &amp; soon.');
    await expect
      .poll(async () => (await inbox.record(message.reference)).replies)
      .toMatchObject([{ state: 'sent', isUntried: false, sentAt: expect.any(String) }]);
  });

  test('is sent once however often it is posted, and by one of two people', async () => {
    const { inbox } = await startMailingInbox();
    const message = await receive(inbox, 'contact');
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => reply(inbox, message, { key })));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    const colleague = await inbox.colleague('alma');
    const refused = await reply(colleague, message, { text: 'Mine.' });
    expect(refused.body).toMatchObject({ code: 'conflict', present: { status: 'answered' } });
    expect((await inbox.record(message.reference)).replies).toHaveLength(1);
  });

  test('can be taken back until it is sent, and then stands', async () => {
    const { inbox, mailServer } = await startMailingInbox();
    const message = await receive(inbox, 'contact');
    const { body } = await reply(inbox, message);
    expect((await undo(inbox, body as SubmissionItem)).body).toMatchObject({
      results: [{ outcome: 'changed', submission: { status: 'new', dueAt: message.dueAt } }],
    });
    passUndoTime(inbox);
    const back = await inbox.record(message.reference);
    expect(back).toMatchObject({ replies: [], history: [{ action: 'replied' }, { action: 'undone' }] });

    await reply(inbox, back, { text: 'Another one.' });
    passUndoTime(inbox);
    expect((await mailServer.received(3))[2]?.text).toContain('Another one.');
    await expectStates(inbox, { sent: 3 });
    const sent = await inbox.record(message.reference);
    expect((await undo(inbox, sent)).body).toMatchObject({ results: [{ outcome: 'reply-stands' }] });
    expect((await inbox.record(message.reference)).status).toBe('answered');
  });

  test('about an appointment leaves its status, its hold and the mail about it', async () => {
    const { inbox, mailServer } = await startMailingInbox();
    const request = await receive(inbox, 'appointment');
    await inbox.change(request, 'confirmed');
    const confirmed = await inbox.record(request.reference);
    const answer = await reply(inbox, confirmed);
    expect(answer.body).toMatchObject({ status: 'confirmed', history: [{}, { to: null }] });
    await undo(inbox, answer.body as SubmissionItem);
    await reply(inbox, await inbox.record(request.reference));
    passUndoTime(inbox);
    const subjects = (await mailServer.received(4)).map(({ subject }) => subject);
    expect(subjects[2]).toMatch(/^Your appointment is confirmed/);
    expect(subjects[3]).toMatch(/^Re: Your appointment/);
  });

  test('to a prize claim schedules it, to spam needs to be confirmed', async () => {
    const { inbox, mailServer } = await startMailingInbox();
    const claim = await receive(inbox, 'prize-claim');
    expect((await reply(inbox, claim)).body).toMatchObject({ status: 'scheduled' });
    const message = await receive(inbox, 'contact', { website: 'https://spam.example' });
    expect(message.status).toBe('spam');
    const refused = expectRefusal(await reply(inbox, message), 409, 'conflict');
    expect(Object.keys(refused.fields ?? {})).toEqual(['isForSpam']);
    expect((await inbox.record(message.reference)).replies).toEqual([]);
    expect((await reply(inbox, message, { isForSpam: true })).body).toMatchObject({ status: 'spam' });
    passUndoTime(inbox);
    expect((await mailServer.received(4)).map(({ subject }) => subject)).toContain(
      `Re: Your message to Oren Vale (${message.reference})`,
    );
  });

  test('that is refused says why in the record', async () => {
    const { inbox, mailServer } = await startMailingInbox();
    const message = await receive(inbox, 'contact');
    await mailServer.received(2);
    mailServer.refuseRecipient = () => Object.assign(new Error('No such mailbox'), { responseCode: 550 });
    await reply(inbox, message);
    passUndoTime(inbox);
    await expect
      .poll(async () => (await inbox.record(message.reference)).replies)
      .toMatchObject([{ state: 'failed', reason: expect.stringContaining('No such mailbox') }]);
  });

  test('needs a text of at most 10,000 characters, an address, and mail', async () => {
    const { inbox } = await startMailingInbox();
    const message = await receive(inbox, 'contact');
    for (const text of ['', ' \n', 'x'.repeat(10_001)])
      expect(
        Object.keys(expectRefusal(await reply(inbox, message, { text }), 400, 'validation').fields ?? {}),
      ).toEqual(['text']);
    expect((await reply(inbox, message, { text: '\u{1f48d}'.repeat(5000) })).status).toBe(201);
    const subscriber = await receive(inbox, 'subscription');
    expect((await inbox.record(subscriber.reference)).canReply).toBe(false);
    expectRefusal(await reply(inbox, subscriber), 409, 'conflict');

    const off = await startInbox();
    const unsent = await receive(off, 'contact');
    expect((await off.record(unsent.reference)).canReply).toBe(false);
    expectRefusal(await reply(off, unsent), 409, 'conflict');
  });

  testOnSqlite('is stored with the change of status or not at all', async () => {
    const { inbox } = await startMailingInbox();
    const message = await receive(inbox, 'contact');
    const { writes } = inbox.server.database;
    await writes.run(async (trx) => {
      await sql`create trigger broken before insert on outbox when new.kind = 'reply'
        begin select raise(abort, 'the disk is full'); end`.execute(trx);
    });
    const key = randomUUID();
    expect((await reply(inbox, message, { key })).status).toBe(500);
    expect(await inbox.record(message.reference)).toMatchObject({
      status: 'new',
      revision: message.revision,
      history: [],
    });
    await writes.run((trx) => sql`drop trigger broken`.execute(trx));
    expect((await reply(inbox, message, { key })).status).toBe(201);
  });

  test('is exported with the data of its person, and deleted with them', async () => {
    const { inbox } = await startMailingInbox();
    const message = await receive(inbox, 'contact');
    await reply(inbox, message);
    const person = { email: 'ada.ferrer@example.com' };
    const data = personDataSchema.parse((await inbox.post('/api/admin/people/export', person)).body);
    expect(data.submissions[0]?.mails).toMatchObject([
      { kind: 'acknowledgement' },
      { kind: 'reply', text: TEXT },
    ]);
    await inbox.post('/api/admin/people/delete', person);
    expect(await findMails(inbox)).toEqual([]);
  });
});
