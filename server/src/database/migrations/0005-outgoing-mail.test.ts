import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makeOldDatabase } from '../../../../tests/support/old-database.ts';
import { databaseFile } from '../lock.ts';
import { openDataFolder } from '../open-data-folder.ts';

const HOUR = 3_600_000;
const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR).toISOString();

/** Kind, status, address, time received. */
const rows = [
  ['contact', 'new', 'old@example.com', hoursAgo(25)],
  ['contact', 'new', 'new@example.com', hoursAgo(1)],
  ['contact', 'spam', 'spam@example.com', hoursAgo(1)],
  ['subscription', 'new', 'list@example.com', hoursAgo(1)],
  ['appointment', 'confirmed', null, hoursAgo(1)],
] as const;

test('what was received during the last day gets its mails, and nothing else does', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'migration '));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  await makeOldDatabase(databaseFile(folder), '0004-held-slots', (native) => {
    const prepare = native.prepare;
    const insert = prepare(`insert into submissions
      (reference, kind, status, status_since, received_at, origin_address, email, details, marks)
      values (?, ?, ?, ?, ?, '203.0.113.9', ?, '{}', '[]')`);
    const mark = prepare(
      `insert into outbox (submission_id, kind, created_at) values (?, 'submission-received', ?)`,
    );
    for (const [index, [kind, status, email, at]] of rows.entries()) {
      insert.run(`M-222${index}`, kind, status, at, at, email);
      mark.run(index + 1, at);
    }
  });
  const { query, writes, close } = await openDataFolder(folder, { use: 'server' });
  onTestFinished(close);

  const mails = await query
    .selectFrom('outbox')
    .select(['submission_id', 'kind', 'recipient', 'state', 'attempts'])
    .orderBy('id')
    .execute();
  const waiting = { state: 'waiting', attempts: 0 };
  expect(mails).toEqual([
    { submission_id: 2, kind: 'staff-notice', recipient: null, ...waiting },
    { submission_id: 2, kind: 'acknowledgement', recipient: 'new@example.com', ...waiting },
    { submission_id: 5, kind: 'staff-notice', recipient: null, ...waiting },
  ]);

  const again = { facts: '{}', state: 'waiting', created_at: hoursAgo(0), once_key: 'once' } as const;
  const insertOnce = (key: string) =>
    writes.run((trx) =>
      trx
        .insertInto('outbox')
        .values({ ...again, submission_id: null, kind: 'staff-notice', recipient: null, message_key: key })
        .execute(),
    );
  await insertOnce('a');
  await expect(insertOnce('b')).rejects.toMatchObject({ code: 'SQLITE_CONSTRAINT_UNIQUE' });

  await writes.run((trx) => trx.deleteFrom('submissions').where('id', '=', 2).execute());
  expect((await query.selectFrom('outbox').select('submission_id').execute()).length).toBe(2);
});
