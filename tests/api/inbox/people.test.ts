import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { downloadAddressSchema } from '@jeweler/core/schemas';
import { deletionPageSchema, personDataSchema } from '@jeweler/core/submissions';
import { describe, expect, test } from 'vitest';
import { backupCommand } from '../../../server/src/commands/backup.ts';
import type { Config } from '../../../server/src/config.ts';
import { deleteSubmissions } from '../../../server/src/submissions/delete-submissions.ts';
import { runWith } from '../../support/command-host.ts';
import { expectInvalid, expectRefusal } from '../../support/refusal.ts';
import { testOnSqlite } from '../../support/test-on-sqlite.ts';
import { storedSubmissions, TEST_NOW } from '../../support/test-server.ts';
import { useTemporaryFolder } from '../../support/use-temporary-folder.ts';
import { type Inbox, receive, references, startInbox, storeCopies } from './inbox.ts';

const EXPORT = '/api/admin/people/export';
const DELETE = '/api/admin/people/delete';

const tablesWith = async ({ server }: Inbox) => {
  const { query } = server.database;
  const count = async (table: 'submission_notes' | 'submission_history' | 'outbox' | 'unread_submissions') =>
    (await query.selectFrom(table).selectAll().execute()).length;
  return {
    submissions: (await storedSubmissions(server.database)).length,
    notes: await count('submission_notes'),
    history: await count('submission_history'),
    outbox: await count('outbox'),
    unread: await count('unread_submissions'),
  };
};

const deletions = async (inbox: Inbox, query = '') =>
  deletionPageSchema.parse((await inbox.get(`/api/admin/deletions${query}`)).body);

/** Of the database's files. */
const contentOf = ({ dataDir }: Config): string =>
  readdirSync(dataDir)
    .filter((name) => name.includes('sqlite'))
    .map((name) => readFileSync(path.join(dataDir, name), 'latin1'))
    .join('\n');

describe('the data of one person', () => {
  testOnSqlite('are in none either if a server ended before it had emptied the log', async () => {
    const inbox = await startInbox();
    const { database, config } = inbox.server;
    await receive(inbox, 'contact', { message: 'a ring with the engraving Xylophone' });
    const ended = { ...database, truncateLog() {} };
    const all = { reason: 'single', by: null, at: TEST_NOW.toISOString() } as const;
    await deleteSubmissions(ended, { ...all, find: (trx) => trx.selectFrom('submissions') });
    expect(contentOf(config)).toContain('Xylophone');
    await inbox.post(DELETE, { phone: '561 555 0110' });
    await expect.poll(() => contentOf(config)).not.toContain('Xylophone');
  });

  testOnSqlite('are in none of the database’s files once they are deleted', async () => {
    const inbox = await startInbox();
    const { database, config } = inbox.server;
    const secret = 'a ring with the engraving Xylophone';
    await receive(inbox, 'contact', { message: secret });
    const files = () => contentOf(config);
    expect(files()).toContain('Xylophone');
    // A reader, which delays it.
    await database.query
      .transaction()
      .setAccessMode('read only')
      .execute(async (trx) => {
        await trx.selectFrom('submissions').select('id').execute();
        database.truncateLog();
      });
    await inbox.post(DELETE, { email: 'ada.ferrer@example.com' });
    await expect.poll(files).not.toContain('Xylophone');
  });

  test('are everything that is kept, by email or phone in whatever form', async () => {
    const inbox = await startInbox();
    const message = await receive(inbox, 'contact', { email: 'ADA.ferrer@example.com', phone: undefined });
    const claim = await receive(inbox, 'prize-claim', { email: 'else@example.com' });
    await receive(inbox, 'contact', { email: 'stranger@example.com', phone: '561 555 0999' });
    await inbox.post(`/api/admin/submissions/${message.reference}/notes`, { text: 'Prefers platinum.' });
    await inbox.change(message, 'answered');
    const answer = await inbox.post(EXPORT, { email: ' Ada.Ferrer@Example.com' });
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename=personal-data.json');
    expect(personDataSchema.parse(answer.body)).toMatchObject({
      person: { email: 'Ada.Ferrer@Example.com' },
      exportedAt: TEST_NOW.toISOString(),
      submissions: [
        {
          reference: message.reference,
          status: 'answered',
          sent: { message: 'Could you re-tip the prongs of a vintage ring?' },
          address: '127.0.0.1',
          notes: [{ text: 'Prefers platinum.' }],
          history: [{ action: 'note' }, { action: 'status' }],
          mails: [{ kind: 'acknowledgement', to: 'ADA.ferrer@example.com', state: 'waiting', sentAt: null }],
        },
      ],
    });
    const byPhone = personDataSchema.parse((await inbox.post(EXPORT, { phone: '+1 (561) 555-0110' })).body);
    expect(references(byPhone.submissions)).toEqual([claim.reference]);
    const unknown = personDataSchema.parse((await inbox.post(EXPORT, { email: 'nobody@example.com' })).body);
    expect(unknown.submissions).toEqual([]);
  });

  test('may be one request of several, which is deleted alone, with its notes, history and emails', async () => {
    const inbox = await startInbox();
    const [first, second] = [await receive(inbox, 'contact'), await receive(inbox, 'contact')];
    await inbox.post(`/api/admin/submissions/${first.reference}/notes`, { text: 'Came twice.' });
    const before = await tablesWith(inbox);
    const remove = () => inbox.post(`/api/admin/submissions/${first.reference}/delete`);
    expect((await remove()).body).toEqual({ deleted: 1 });
    expectRefusal(await remove(), 404, 'not_found');
    expect(await tablesWith(inbox)).toEqual({
      submissions: 1,
      notes: 0,
      history: before.history - 1,
      // Its acknowledgement, and what staff were told of it.
      outbox: before.outbox - 2,
      unread: before.unread - 1,
    });
    expect((await inbox.get(`/api/admin/submissions/${second.reference}`)).status).toBe(200);
    expect((await deletions(inbox)).deletions).toMatchObject([{ reason: 'single', count: 1 }]);
  });

  test('are not those of strangers who typed the same instead of their number', async () => {
    const inbox = await startInbox();
    const first = await receive(inbox, 'contact', { email: 'ada@example.com', phone: '000 000 0000' });
    await receive(inbox, 'prize-claim', { email: 'bo@example.com', phone: '0000000000' });
    const last = await receive(inbox, 'prize-claim', { email: 'cy@example.com', phone: '+1 000 000 0000' });
    expect((await inbox.record(first.reference)).related).toEqual([]);
    expect(await inbox.record(last.reference)).toMatchObject({
      marks: ['repeat-address'],
      claim: { earlier: [] },
    });
    expect((await inbox.post(DELETE, { phone: '000 000 0000' })).body).toEqual({ deleted: 0 });
    const data = personDataSchema.parse((await inbox.post(EXPORT, { phone: '000 000 0000' })).body);
    expect(data.submissions).toEqual([]);
  });

  test('come once from an address that names nobody', async () => {
    const inbox = await startInbox();
    const { reference } = await receive(inbox, 'contact');
    const asked = { email: 'ada.ferrer@example.com' };
    const { url } = downloadAddressSchema.parse(
      (await inbox.post('/api/admin/people/downloads', asked)).body,
    );
    const answer = await inbox.server.request('GET', url);
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename=personal-data.json');
    expect(references(personDataSchema.parse(answer.body).submissions)).toEqual([reference]);
    expectRefusal(await inbox.server.request('GET', url), 404, 'not_found');
  });

  test('are deleted with notes, history, read marks and mails, which is recorded without a name', async () => {
    const inbox = await startInbox();
    const kept = await receive(inbox, 'contact', { email: 'stranger@example.com', phone: undefined });
    const item = await receive(inbox, 'contact');
    await receive(inbox, 'prize-claim');
    await inbox.post(`/api/admin/submissions/${item.reference}/notes`, { text: 'Prefers platinum.' });
    await inbox.change(item, 'answered');
    expect((await inbox.post(DELETE, { phone: '(561) 555 0110' })).body).toEqual({ deleted: 2 });
    for (const query of [{}, { q: 'ferrer' }])
      expect(references((await inbox.list(query)).submissions)).toEqual([kept.reference]);
    expect(await tablesWith(inbox)).toEqual({ submissions: 1, notes: 0, history: 0, outbox: 2, unread: 1 });
    expectRefusal(await inbox.get(`/api/admin/submissions/${item.reference}`), 404, 'not_found');
    expect(await deletions(inbox)).toEqual({
      deletions: [{ id: 1, at: TEST_NOW.toISOString(), by: 'Tester', reason: 'person', count: 2 }],
      next: null,
    });
    expect((await inbox.post(DELETE, { phone: '(561) 555 0110' })).body).toEqual({ deleted: 0 });
    expect((await deletions(inbox)).deletions).toHaveLength(1);
  });

  test('leave nothing in the file of the database, its search index included', async () => {
    const inbox = await startInbox();
    for (let index = 0; index < 30; index += 1)
      await receive(inbox, 'contact', {
        email: `other${index}@example.com`,
        phone: undefined,
        name: 'Bo Li',
      });
    const item = await receive(inbox, 'contact', {
      name: 'Xanthippe Quux',
      email: 'Xanthippe@quux.example',
      message: 'A zirconium brooch, please. '.repeat(300),
    });
    await inbox.post(`/api/admin/submissions/${item.reference}/notes`, {
      text: 'Grumbles about molybdenum.',
    });
    await inbox.post(DELETE, { email: 'xanthippe@quux.example' });
    const file = path.join(useTemporaryFolder(), 'backup.sqlite');
    expect((await runWith(backupCommand, [file], inbox.server.config)).fault).toBeUndefined();
    const content = readFileSync(file, 'latin1').toLowerCase();
    expect(content).toContain('other29');
    for (const word of ['xanthippe', 'quux', 'zirconium', 'molybdenum', item.reference.toLowerCase()])
      expect([word, content.includes(word)]).toEqual([word, false]);
  });

  test('are neither exported nor deleted for what names nobody', async () => {
    const inbox = await startInbox();
    await receive(inbox, 'contact', { phone: '' });
    for (const path of [EXPORT, DELETE])
      await expectInvalid(
        (person: object) => inbox.post(path, person),
        {},
        { email: 'ada@example.com', phone: '561 555 0110' },
        { email: '' },
        { phone: 'none' },
        { email: 7 },
        { email: ['ada@example.com'] },
        { email: 'x'.repeat(255) },
      );
    expect(await storedSubmissions(inbox.server.database)).toHaveLength(1);
  });
});

test('the spam folder is emptied for good, in as many steps as it takes, and nothing else', async () => {
  const inbox = await startInbox();
  const kept = await receive(inbox, 'contact');
  const robot = await receive(inbox, 'subscription', { website: 'https://spam.example' });
  await storeCopies(inbox, robot.reference, 249);
  expect((await inbox.post('/api/admin/submissions/spam/empty')).body).toEqual({ deleted: 250 });
  expect(references((await inbox.list({ status: ['all', 'spam'] })).submissions)).toEqual([kept.reference]);
  expect((await deletions(inbox)).deletions).toMatchObject([{ reason: 'spam', by: 'Tester', count: 250 }]);
  expect((await inbox.post('/api/admin/submissions/spam/empty')).body).toEqual({ deleted: 0 });
});

test('the record of deletions is listed newest first, page by page', async () => {
  const inbox = await startInbox();
  await inbox.server.database.writes.run((trx) =>
    trx
      .insertInto('deletions')
      .values(
        Array.from({ length: 51 }, (_, count) => ({
          at: TEST_NOW.toISOString(),
          by_name: null,
          reason: 'retention' as const,
          count,
        })),
      )
      .execute(),
  );
  const first = await deletions(inbox);
  expect(first.deletions.map(({ count }) => count)).toEqual(Array.from({ length: 50 }, (_, i) => 50 - i));
  const second = await deletions(inbox, `?after=${first.next}`);
  expect(second).toMatchObject({ deletions: [{ count: 0, by: null }], next: null });
  expectRefusal(await inbox.get('/api/admin/deletions?after=x'), 400, 'validation');
});
