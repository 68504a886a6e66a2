import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { prizeCodeSchema } from '@jeweler/core/schemas';
import { expect, onTestFinished, test } from 'vitest';
import { makeOldDatabase } from '../../../../tests/support/old-database.ts';
import { databaseFile } from '../lock.ts';
import { openDataFolder } from '../open-data-folder.ts';
import { findSubmissions } from '../submission-search.ts';

const AT = '2026-06-01T16:00:00.000Z';

/** Kind and payload. */
const rows = [
  ['prize-claim', { name: 'Ada Ferrer', prizeService: 'Ring Sizing', prizeValue: '$80' }],
  ['prize-claim', { name: 'Bo Li', prizeService: 'Ring Sizing', prizeValue: '$800' }],
  ['prize-claim', { name: 'Cleo Marsh', prizeService: 'Free Diamond', prizeValue: '$80' }],
  ['contact', { name: 'Dan Okafor', message: 'A message.' }],
] as const;

/** Submission, kind and state of each mail. */
const mails = [
  [1, 'staff-notice', 'waiting'],
  [1, 'acknowledgement', 'waiting'],
  [2, 'acknowledgement', 'sent'],
  [3, 'acknowledgement', 'failed'],
  [4, 'acknowledgement', 'waiting'],
] as const;

test('every claim gets a code, is compared with the wheel, and is found by its code', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'migration '));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  await makeOldDatabase(databaseFile(folder), '0005-outgoing-mail', (native) => {
    const prepare = native.prepare;
    const insert = prepare(`insert into submissions
      (reference, kind, status, status_since, received_at, origin_address, phone, details, marks)
      values (?, ?, 'new', ?, ?, '203.0.113.9', '561 555 0110', ?, '["repeat-email"]')`);
    const search = prepare('insert into submission_search (rowid, words) values (?, ?)');
    const mail = prepare(`insert into outbox (submission_id, kind, facts, message_key, state, created_at)
      values (?, ?, '{}', 'key', ?, ?)`);
    for (const [index, [kind, sent]] of rows.entries()) {
      insert.run(`P-222${index}`, kind, AT, AT, JSON.stringify(sent));
      search.run(index + 1, sent.name);
    }
    for (const [submission, kind, state] of mails) mail.run(submission, kind, state, AT);
  });
  const { query, writes, close } = await openDataFolder(folder, { use: 'server' });
  onTestFinished(close);

  const claims = await query.selectFrom('prize_claims').selectAll().orderBy('submission_id').execute();
  expect(claims).toEqual([
    { submission_id: 1, code: expect.any(String), prize: 'sizing', value: '$80' },
    { submission_id: 2, code: expect.any(String), prize: null, value: null },
    { submission_id: 3, code: expect.any(String), prize: null, value: null },
  ]);
  const codes = claims.map(({ code }) => prizeCodeSchema.parse(code));
  expect(new Set(codes).size).toBe(3);
  const marks = await query.selectFrom('submissions').select('marks').orderBy('id').execute();
  expect(marks.map((row) => JSON.parse(row.marks))).toEqual([
    ['repeat-email'],
    ['repeat-email', 'other-value'],
    ['repeat-email', 'unknown-prize'],
    ['repeat-email'],
  ]);
  const kinds = await query.selectFrom('outbox').select('kind').orderBy('id').execute();
  expect(kinds.map(({ kind }) => kind)).toEqual([
    'staff-notice',
    'prize-code',
    'acknowledgement',
    'prize-code',
    'acknowledgement',
  ]);

  const found = async (q: string) => ((await findSubmissions(query, q)?.execute()) ?? []).map(({ id }) => id);
  for (const [index, code] of codes.entries()) {
    expect(await found(code)).toEqual([index + 1]);
    expect(await found(code.replace('-', '').toLowerCase())).toEqual([index + 1]);
  }
  expect(await found('ferrer')).toEqual([1]);
  expect(await found('555 0110')).toEqual([1, 2, 3, 4]);

  // Deleting a submission deletes its code.
  await writes.run((trx) => trx.deleteFrom('submissions').where('id', '=', 2).execute());
  const left = await query
    .selectFrom('prize_claims')
    .select('submission_id')
    .orderBy('submission_id')
    .execute();
  expect(left).toEqual([{ submission_id: 1 }, { submission_id: 3 }]);
  await expect(
    writes.run((trx) =>
      trx
        .insertInto('prize_claims')
        .values({ submission_id: 4, code: codes[0] ?? '', prize: null, value: null })
        .execute(),
    ),
  ).rejects.toMatchObject({ code: 'SQLITE_CONSTRAINT_UNIQUE' });
});
