import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { adminCommand } from '../../../server/src/commands/admin.ts';
import { runWith } from '../../support/command-host.ts';
import { expectInvalid, expectRefusal } from '../../support/refusal.ts';
import { TEST_NOW } from '../../support/test-server.ts';
import { receive, references, startInbox } from './inbox.ts';

const at = (hours: number) => new Date(TEST_NOW.getTime() + hours * 3_600_000);

describe('a record', () => {
  test('has everything that was sent in the order of the form, and where from', async () => {
    const inbox = await startInbox();
    await inbox.server.post(
      '/api/appointment',
      {
        notes: 'Ring twice.\nThe bell is broken.',
        appointmentType: 'repair',
        appointmentTime: '10:00',
        appointmentDate: '2026-06-16',
        phone: '561 555 0110',
        email: 'Ada.Ferrer@example.com',
        name: 'Ada Ferrer',
      },
      { referer: 'https://shop.example/appointment?from=mail' },
    );
    const [item] = (await inbox.list()).submissions;
    const record = await inbox.record(item?.reference ?? '');
    expect(record).toEqual({
      ...item,
      details: [
        { field: 'name', value: 'Ada Ferrer' },
        { field: 'email', value: 'Ada.Ferrer@example.com' },
        { field: 'phone', value: '561 555 0110' },
        { field: 'appointmentDate', value: '2026-06-16' },
        { field: 'appointmentTime', value: '10:00' },
        { field: 'appointmentType', value: 'repair' },
        { field: 'notes', value: 'Ring twice.\nThe bell is broken.' },
      ],
      page: 'https://shop.example/appointment',
      statusBeforeSpam: null,
      claim: null,
      notes: [],
      history: [],
      replies: [],
      photos: [],
      canReply: false,
      related: [],
    });
  });

  test('names the person’s other submissions, by email or phone in whatever form, newest first', async () => {
    const inbox = await startInbox();
    const sameEmail = await receive(inbox, 'subscription', { email: 'ADA.Ferrer@example.com' });
    const samePhone = await receive(inbox, 'contact', {
      email: 'other@example.com',
      phone: '+1 (561) 555-0110 x3',
    });
    await receive(inbox, 'contact', { email: 'stranger@example.com', phone: undefined });
    const { reference } = await receive(inbox, 'prize-claim');
    const { related } = await inbox.record(reference);
    expect(references(related)).toEqual([samePhone.reference, sameEmail.reference]);
    const strangers = (await inbox.list({ q: 'stranger' })).submissions;
    expect((await inbox.record(strangers[0]?.reference ?? '')).related).toEqual([]);
  });

  test('is found in small letters too, and 404 when there is none', async () => {
    const inbox = await startInbox();
    const { reference } = await receive(inbox, 'contact');
    expect((await inbox.record(reference.toLowerCase())).reference).toBe(reference);
    for (const unknown of ['M-2222', 'A-4F7K', 'nonsense', '1', 'M-222', '%27', 'M-2222222', '..%2f']) {
      expectRefusal(await inbox.get(`/api/admin/submissions/${unknown}`), 404, 'not_found');
      for (const action of ['status', 'notes']) {
        const body = { status: 'done', revision: 1, text: 'x' };
        const answer = await inbox.post(`/api/admin/submissions/${unknown}/${action}`, body);
        expectRefusal(answer, 404, 'not_found');
      }
    }
  });
});

describe('a note', () => {
  test('is kept with who wrote it and when, and stands in the history', async () => {
    const inbox = await startInbox();
    const { reference, revision } = await receive(inbox, 'contact');
    const mara = await inbox.colleague('Mara');
    inbox.server.time.now = at(1);
    const answer = await mara.post(`/api/admin/submissions/${reference}/notes`, {
      text: 'Called, no answer.\n<b>Try</b> on Monday.',
    });
    expect(answer.status).toBe(201);
    const { notes, history, revision: after } = await inbox.record(reference);
    expect(notes).toEqual([
      { id: 1, at: at(1).toISOString(), by: 'Mara', text: 'Called, no answer.\n<b>Try</b> on Monday.' },
    ]);
    expect(history).toEqual([{ at: at(1).toISOString(), by: 'Mara', action: 'note', from: null, to: null }]);
    // A note does not change the revision, so it cannot cause conflicts.
    expect(after).toBe(revision);
  });

  test('is stored once for each key, since the answer to the first call may be lost', async () => {
    const inbox = await startInbox();
    const { reference } = await receive(inbox, 'contact');
    const note = (key: string) =>
      inbox.post(`/api/admin/submissions/${reference}/notes`, { key, text: 'Comes by on Thursday.' });
    const key = randomUUID();
    for (const each of [key, key, randomUUID()]) expect((await note(each)).status).toBe(201);
    const { notes, history } = await inbox.record(reference);
    expect([notes.length, history.length]).toEqual([2, 2]);
  });

  test('is refused when it has no text, or too much', async () => {
    const inbox = await startInbox();
    const { reference } = await receive(inbox, 'contact');
    await expectInvalid(
      (body: object) => inbox.post(`/api/admin/submissions/${reference}/notes`, body),
      {},
      { text: '' },
      { text: ' \n ' },
      { text: 7 },
      { text: 'x'.repeat(10_001) },
      { text: '\u200b\u2060\u0000' },
    );
    expect((await inbox.record(reference)).notes).toEqual([]);
  });
});

test('an admin who was removed stands by name in notes and history, and can change nothing any more', async () => {
  const inbox = await startInbox();
  const item = await receive(inbox, 'contact');
  const mara = await inbox.colleague('Mara');
  await mara.post(`/api/admin/submissions/${item.reference}/notes`, { text: 'Mine.' });
  await mara.change(item, 'answered');
  expect((await runWith(adminCommand, ['remove', 'Mara'], inbox.server.config)).fault).toBeUndefined();

  const { notes, history } = await inbox.record(item.reference);
  expect(notes.map(({ by }) => by)).toEqual(['Mara']);
  expect(history.map(({ by, action }) => `${by} ${action}`)).toEqual(['Mara note', 'Mara status']);
  expectRefusal(await mara.change({ ...item, revision: 2 }, 'open'), 401, 'unauthorized');
  expectRefusal(await mara.get('/api/admin/today'), 401, 'unauthorized');
  expect((await inbox.record(item.reference)).status).toBe('answered');
});

describe('what is unread', () => {
  test('is so for each member of staff apart', async () => {
    const inbox = await startInbox();
    const mara = await inbox.colleague('Mara');
    const item = await receive(inbox, 'contact');
    await receive(inbox, 'contact');
    await receive(inbox, 'contact', { website: 'https://spam.example' });
    const read = { references: [item.reference, 'M-2222'], isRead: true };
    expect((await inbox.post('/api/admin/submissions/read', read)).body).toEqual({ unread: 1 });
    expect((await inbox.record(item.reference)).unread).toBe(false);
    expect((await mara.record(item.reference)).unread).toBe(true);
    expect((await mara.list()).unread).toBe(2);
    const unread = { ...read, isRead: false };
    expect((await inbox.post('/api/admin/submissions/read', unread)).body).toEqual({ unread: 2 });
    expect((await inbox.post('/api/admin/submissions/read', unread)).body).toEqual({ unread: 2 });
    expect((await inbox.post('/api/admin/submissions/read-all')).body).toEqual({ unread: 0 });
    expect((await mara.list()).unread).toBe(2);
    // Whoever comes later has what arrives from then on.
    const bo = await inbox.colleague('Bo');
    expect((await bo.list()).unread).toBe(0);
    await receive(inbox, 'contact');
    expect((await bo.list()).unread).toBe(1);
  });

  test('is not so for whoever has decided about it from its row', async () => {
    const inbox = await startInbox();
    const mara = await inbox.colleague('Mara');
    const item = await receive(inbox, 'contact');
    await inbox.change(item, 'answered');
    expect((await inbox.list()).unread).toBe(0);
    expect((await mara.list()).unread).toBe(1);
  });

  test('leaves with spam, and comes back with what was none', async () => {
    const inbox = await startInbox();
    const item = await receive(inbox, 'contact');
    const { results } = await inbox.changeAll([item], 'spam');
    expect((await inbox.list()).unread).toBe(0);
    const mark = { references: [item.reference], isRead: false };
    expect((await inbox.post('/api/admin/submissions/read', mark)).body).toEqual({ unread: 0 });
    const [spam] = results.flatMap(({ submission }) => submission ?? []);
    if (spam) await inbox.change(spam, 'not-spam');
    expect((await inbox.list()).unread).toBe(1);
  });

  test('is changed by whole requests only', async () => {
    const inbox = await startInbox();
    await expectInvalid(
      (body: object) => inbox.post('/api/admin/submissions/read', body),
      {},
      { references: [], isRead: true },
      { references: ['x'], isRead: true },
      { references: ['M-2222'] },
      { references: Array.from({ length: 201 }, () => 'M-2222'), isRead: true },
    );
  });
});
