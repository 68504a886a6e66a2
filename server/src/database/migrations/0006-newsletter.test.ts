import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makeOldDatabase } from '../../../../tests/support/old-database.ts';
import { databaseFile } from '../lock.ts';
import { openDataFolder } from '../open-data-folder.ts';

const HOUR = 3_600_000;
const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR).toISOString();
const CONSENT = 'By subscribing you agree to receive marketing emails. You may unsubscribe at any time.';

/** Kind, status, address, its key, time received; the clock was set back between the second and the third. */
const rows = [
  ['subscription', 'new', 'Ada@Example.com', 'ada@example.com', hoursAgo(48)],
  ['subscription', 'new', 'late@example.com', 'late@example.com', hoursAgo(30)],
  ['subscription', 'new', 'ADA@example.com', 'ada@example.com', hoursAgo(72)],
  ['subscription', 'new', 'ada@example.com', 'ada@example.com', hoursAgo(2)],
  ['subscription', 'spam', 'robot@example.com', 'robot@example.com', hoursAgo(1)],
  ['contact', 'new', 'writer@example.com', 'writer@example.com', hoursAgo(1)],
  ['subscription', 'new', null, null, hoursAgo(1)],
] as const;

test('subscriptions become one row an address, with the earliest consent, and wait to be confirmed', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'migration '));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  await makeOldDatabase(databaseFile(folder), '0005-outgoing-mail', (native) => {
    const insert = native.prepare(`insert into submissions
      (reference, kind, status, status_since, received_at, origin_address, email, email_key, details, marks)
      values (?, ?, ?, ?, ?, '203.0.113.9', ?, ?, '{}', '[]')`);
    for (const [index, [kind, status, email, key, at]] of rows.entries())
      insert.run(`S-222${index + 2}`, kind, status, at, at, email, key);
  });
  const { query, writes, close } = await openDataFolder(folder, { use: 'server' });
  onTestFinished(close);

  const subscribers = await query.selectFrom('subscribers').selectAll().orderBy('email_key').execute();
  expect(subscribers).toMatchObject([
    {
      email: 'ADA@example.com',
      email_key: 'ada@example.com',
      state: 'unconfirmed',
      consent_text: CONSENT,
      consent_at: rows[2][4],
      submission_id: 3,
      last_asked_at: rows[3][4],
    },
    { email: 'late@example.com', consent_at: rows[1][4], submission_id: 2, last_asked_at: null },
  ]);
  expect(await query.selectFrom('submissions').select('id').execute()).toHaveLength(rows.length);

  // Only those who subscribed during the last day are asked, once.
  const mails = await query.selectFrom('outbox').selectAll().execute();
  expect(mails).toMatchObject([
    {
      submission_id: 3,
      subscriber_id: subscribers[0]?.id,
      kind: 'newsletter-confirmation',
      recipient: 'ADA@example.com',
      facts: JSON.stringify({ consent: CONSENT }),
      state: 'waiting',
      created_at: rows[3][4],
    },
  ]);

  const { id: _, ...first } = subscribers[0] as (typeof subscribers)[number];
  const again = writes.run((trx) => trx.insertInto('subscribers').values(first).execute());
  await expect(again).rejects.toMatchObject({ code: 'SQLITE_CONSTRAINT_UNIQUE' });
  // The subscriber remains when the request is deleted; mails and links are deleted with the subscriber.
  await writes.run((trx) => trx.deleteFrom('submissions').where('id', '=', 2).execute());
  const late = query
    .selectFrom('subscribers')
    .select('submission_id')
    .where('email', '=', 'late@example.com');
  expect(await late.execute()).toEqual([{ submission_id: null }]);
  await writes.run((trx) => trx.deleteFrom('subscribers').execute());
  expect(await query.selectFrom('outbox').select('id').execute()).toEqual([]);
});
