import { apiFailureSchema } from '@jeweler/core/schemas';
import { getStatuses, submissionKinds, submissionRecordSchema } from '@jeweler/core/submissions';
import { describe, expect, test } from 'vitest';
import { expectInvalid, expectRefusal } from '../../support/refusal.ts';
import { TEST_NOW } from '../../support/test-server.ts';
import { receive, references, startInbox } from './inbox.ts';

const conflictSchema = apiFailureSchema
  .extend({ code: apiFailureSchema.shape.code.extract(['conflict']), present: submissionRecordSchema })
  .strict();

const at = (hours: number) => new Date(TEST_NOW.getTime() + hours * 3_600_000);

describe('a change of status', () => {
  test('is kept with its time, ends what was due, and stands in the history', async () => {
    const inbox = await startInbox();
    const item = await receive(inbox, 'contact');
    inbox.server.time.now = at(2);
    const answer = await inbox.change(item, 'answered');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.body).toMatchObject({
      status: 'answered',
      statusSince: at(2).toISOString(),
      dueAt: null,
      revision: 2,
      history: [{ at: at(2).toISOString(), by: 'Tester', action: 'status', from: 'new', to: 'answered' }],
    });
    // Back to open does not make an answer due a second time.
    const open = await inbox.change({ ...item, revision: 2 }, 'open');
    expect(open.body).toMatchObject({ status: 'open', dueAt: null, revision: 3 });
  });

  test.each(submissionKinds)('that the table does not allow is refused: %s', async (kind) => {
    const inbox = await startInbox();
    const item = await receive(inbox, kind);
    const wrong = ['new', 'requested', 'done', 'redeemed', 'no-show', 'not-spam'].filter(
      (status) =>
        !(['done'].includes(status) && ['contact', 'service-request'].includes(kind)) &&
        !(status === 'redeemed' && kind === 'prize-claim'),
    );
    for (const status of wrong) expectRefusal(await inbox.change(item, status), 400, 'validation');
    expect(await inbox.record(item.reference)).toMatchObject({
      status: item.status,
      revision: 1,
      history: [],
    });
    expect(getStatuses(kind)).toContain(item.status);
  });

  test('is refused without a status and a revision', async () => {
    const inbox = await startInbox();
    const { reference } = await receive(inbox, 'contact');
    await expectInvalid(
      (body: object) => inbox.post(`/api/admin/submissions/${reference}/status`, body),
      {},
      { status: 'done' },
      { status: 'lost', revision: 1 },
      { status: 'done', revision: '1' },
      { status: 'done', revision: 0 },
      { status: ['done'], revision: 1 },
    );
  });

  test('from spam is the one it had before, and the first one where a honeypot was filled', async () => {
    const inbox = await startInbox();
    const spam = await receive(inbox, 'contact', { website: 'https://spam.example' });
    expect(spam).toMatchObject({ status: 'spam', unread: false });
    expect((await inbox.change(spam, 'new')).status).toBe(400);
    expect((await inbox.change(spam, 'not-spam')).body).toMatchObject({ status: 'new', unread: true });
    const item = await receive(inbox, 'prize-claim');
    await inbox.change(item, 'scheduled');
    const taken = await inbox.change({ ...item, revision: 2 }, 'spam');
    expect(taken.body).toMatchObject({ status: 'spam', statusBeforeSpam: 'scheduled' });
    const back = await inbox.change({ ...item, revision: 3 }, 'not-spam');
    expect(back.body).toMatchObject({ status: 'scheduled', statusBeforeSpam: null, revision: 4 });
  });
});

test('two who change the same are both told: the second gets what is there now', async () => {
  const inbox = await startInbox();
  const mara = await inbox.colleague('Mara');
  const item = await receive(inbox, 'contact');
  await mara.change(item, 'answered');
  const answer = await inbox.change(item, 'done');
  expect(answer.status).toBe(409);
  const { present } = conflictSchema.parse(answer.body);
  expect(present).toEqual(await inbox.record(item.reference));
  expect(present).toMatchObject({ status: 'answered', revision: 2, history: [{ by: 'Mara' }] });
});

describe('several at once', () => {
  test('are changed each for itself, and an undo takes back those that were', async () => {
    const inbox = await startInbox();
    const [first, second, third] = [
      await receive(inbox, 'contact'),
      await receive(inbox, 'appointment'),
      await receive(inbox, 'service-request'),
    ];
    await inbox.change(third, 'open');
    const unknown = { ...first, reference: 'Q-2222' };
    const { results, undo } = await inbox.changeAll([first, second, third, unknown, first], 'answered');
    expect(
      results.map(({ reference, outcome, submission }) => [reference, outcome, submission?.status]),
    ).toEqual([
      [first.reference, 'changed', 'answered'],
      [second.reference, 'not-allowed', 'requested'],
      [third.reference, 'conflict', 'open'],
      ['Q-2222', 'not-found', undefined],
    ]);
    expect(undo.items).toEqual([{ reference: first.reference, revision: 2 }]);

    const undone = await inbox.post('/api/admin/submissions/undo', undo);
    expect(undone.body).toMatchObject({ results: [{ outcome: 'changed', submission: { status: 'new' } }] });
    expect(await inbox.record(first.reference)).toMatchObject({
      status: 'new',
      statusSince: first.statusSince,
      dueAt: first.dueAt,
      revision: 3,
      history: [
        { action: 'status', from: 'new', to: 'answered' },
        { action: 'undone', from: 'answered', to: 'new' },
      ],
    });
  });

  test('an undo is refused when somebody has changed it since, and done once only', async () => {
    const inbox = await startInbox();
    const item = await receive(inbox, 'contact');
    const { undo } = await inbox.changeAll([item], 'spam');
    const outcome = async () => {
      const { body } = await inbox.post('/api/admin/submissions/undo', undo);
      return (body as { results: { outcome: string }[] }).results.map((result) => result.outcome);
    };
    expect(await outcome()).toEqual(['changed']);
    expect(await outcome()).toEqual(['conflict']);
    const [now] = (await inbox.list()).submissions;
    expect(now).toMatchObject({ reference: item.reference, status: 'new', revision: 3 });
    undo.items = [{ reference: item.reference, revision: 3 }];
    expect(await outcome()).toEqual(['not-allowed']);
    undo.items = [{ reference: 'M-2222', revision: 1 }];
    expect(await outcome()).toEqual(['not-found']);
  });

  test('many are changed together, and named for the undo in their order', async () => {
    const inbox = await startInbox();
    for (let index = 0; index < 20; index += 1) await receive(inbox, 'contact');
    const { submissions } = await inbox.list({ limit: 200 });
    const { results, undo } = await inbox.changeAll(submissions, 'done');
    expect(new Set(results.map(({ outcome }) => outcome))).toEqual(new Set(['changed']));
    expect(references(undo.items)).toEqual(references(submissions));
    expect((await inbox.list({ status: 'finished' })).submissions).toHaveLength(20);
  });

  test('what is no list of them is refused', async () => {
    const inbox = await startInbox();
    const one = { reference: 'M-2222', revision: 1 };
    await expectInvalid(
      (body: object) => inbox.post('/api/admin/submissions/status', body),
      {},
      { items: [], status: 'done' },
      { items: [one], status: 'lost' },
      { items: [{ reference: 'M-2222' }], status: 'done' },
      { items: Array.from({ length: 201 }, () => one), status: 'done' },
    );
    await expectInvalid(
      (body: object) => inbox.post('/api/admin/submissions/undo', body),
      { items: 'all' },
      { items: [{ ...one, reference: "M-2222'" }] },
    );
  });
});
