import { submissionKinds } from '@jeweler/core/submissions';
import { describe, expect, test } from 'vitest';
import { expectInvalid, expectRefusal } from '../../support/refusal.ts';
import { TEST_NOW } from '../../support/test-server.ts';
import { receive, references, startInbox } from './inbox.ts';

const SEARCH = '/api/admin/submissions/search';

describe('the list', () => {
  test('is empty at first, then has all kinds, newest first, with what a line of each needs', async () => {
    const inbox = await startInbox();
    expect(await inbox.list()).toEqual({ submissions: [], next: null, counts: {}, reminders: 0, unread: 0 });
    for (const kind of submissionKinds) await receive(inbox, kind);
    const { submissions, counts, unread } = await inbox.list();
    expect(submissions.map(({ kind }) => kind)).toEqual([...submissionKinds].reverse());
    expect(submissions.map(({ summary }) => summary)).toEqual([
      '',
      'Ring Sizing, $80',
      'Ring Sizing: One size larger, platinum band.',
      'Could you re-tip the prongs of a vintage ring?',
      'Bespoke Jewelry Design',
    ]);
    expect(submissions[3]).toEqual({
      reference: expect.stringMatching(/^M-[2-9B-DF-HJ-NP-TV-XZ]{4}$/),
      kind: 'contact',
      status: 'new',
      receivedAt: TEST_NOW.toISOString(),
      statusSince: TEST_NOW.toISOString(),
      name: 'Ada Ferrer',
      email: 'ada.ferrer@example.com',
      phone: '561 555 0110',
      appointment: null,
      summary: 'Could you re-tip the prongs of a vintage ring?',
      unread: true,
      marks: [],
      dueAt: '2026-06-02T16:00:00.000Z',
      wish: null,
      remindOn: null,
      revision: 1,
    });
    expect(submissions[4]).toMatchObject({
      status: 'requested',
      appointment: { day: '2026-06-15', slot: '14:00' },
      dueAt: null,
    });
    expect(counts).toEqual({
      contact: { new: 1 },
      subscription: { new: 1 },
      appointment: { requested: 1 },
      'service-request': { new: 1 },
      'prize-claim': { new: 1 },
    });
    expect(unread).toBe(5);
  });

  test('shows marks, and cuts a long text between words', async () => {
    const inbox = await startInbox();
    await receive(inbox, 'prize-claim');
    expect((await receive(inbox, 'prize-claim')).marks).toEqual([
      'repeat-email',
      'repeat-phone',
      'repeat-address',
    ]);
    const { summary } = await receive(inbox, 'contact', { message: 'A very long\n story '.repeat(100) });
    expect(summary).toMatch(/^A very long story A .+ (?:A|very|long|story)…$/);
    expect(summary.length).toBeLessThanOrEqual(161);
  });

  test('is narrowed to kinds, statuses and groups of them, with counts of everything', async () => {
    const inbox = await startInbox();
    const message = await receive(inbox, 'contact');
    const claim = await receive(inbox, 'prize-claim');
    const spam = await receive(inbox, 'contact', { website: 'https://spam.example' });
    await inbox.change(message, 'answered');
    const found = async (query: object) => references((await inbox.list(query)).submissions);
    expect(await found({})).toEqual([claim.reference, message.reference]);
    expect(await found({ kind: 'contact' })).toEqual([message.reference]);
    expect(await found({ kind: ['contact', 'prize-claim'], status: 'waiting' })).toEqual([claim.reference]);
    expect(await found({ status: 'active' })).toEqual([message.reference]);
    expect(await found({ status: 'finished' })).toEqual([]);
    expect(await found({ status: ['answered', 'new'] })).toEqual([claim.reference, message.reference]);
    expect(await found({ status: 'spam' })).toEqual([spam.reference]);
    expect(await found({ kind: 'subscription', status: 'redeemed' })).toEqual([]);
    expect((await inbox.list({ status: 'spam' })).counts).toEqual({
      contact: { answered: 1, spam: 1 },
      'prize-claim': { new: 1 },
    });
  });

  test('goes on after its last line, whatever arrives or changes meanwhile', async () => {
    const inbox = await startInbox();
    const sent = [];
    for (let index = 0; index < 5; index += 1) sent.push(await receive(inbox, 'contact'));
    const first = await inbox.list({ limit: 2 });
    await receive(inbox, 'prize-claim');
    if (sent[1]) await inbox.change(sent[1], 'done');
    const second = await inbox.list({ limit: 2, after: first.next ?? '' });
    const third = await inbox.list({ limit: 2, after: second.next ?? '' });
    expect(references([first, second, third].flatMap(({ submissions }) => submissions))).toEqual(
      references(sent).reverse(),
    );
    expect(third.next).toBeNull();
    expect((await inbox.list({ limit: 6 })).next).toBeNull();
  });

  test('can be asked for by an address that names nobody', async () => {
    const inbox = await startInbox();
    const message = await receive(inbox, 'contact');
    await receive(inbox, 'prize-claim');
    const answer = await inbox.get('/api/admin/submissions?kind=contact&status=waiting&status=done&limit=10');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.body).toMatchObject({ submissions: [{ reference: message.reference }] });
    expectRefusal(await inbox.get('/api/admin/submissions?q=ferrer'), 400, 'validation');
    expectRefusal(await inbox.get('/api/admin/submissions.csv?q=ferrer'), 400, 'validation');
  });

  test('is refused for what is no filter, no JSON object or too large', async () => {
    const inbox = await startInbox();
    await expectInvalid(
      (query: object) => inbox.post(SEARCH, query),
      { kind: 'letter' },
      { kind: [] },
      { kind: { $ne: 1 } },
      { status: 'lost' },
      { status: 7 },
      { limit: 0 },
      { limit: 201 },
      { limit: 'many' },
      { limit: 1.5 },
      { after: '-1' },
      { after: "1' or 1=1 --" },
      { after: 5 },
      { after: '9'.repeat(16) },
      { q: 7 },
      { q: ['a'] },
      { q: 'x'.repeat(201) },
    );
    const send = (body: string) =>
      inbox.server.request('POST', SEARCH, {
        headers: { authorization: `Bearer ${inbox.token}`, 'content-type': 'application/json' },
        body,
      });
    expectRefusal(await send('['), 400, 'malformed');
    expectRefusal(await send('[]'), 400, 'malformed');
    expectRefusal(await send(JSON.stringify({ q: 'x'.repeat(100_000) })), 413, 'too_large');
    expect((await send('')).status).toBe(200);
  });
});
