import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makeOldDatabase } from '../../../../tests/support/old-database.ts';
import { databaseFile } from '../lock.ts';
import { openDataFolder } from '../open-data-folder.ts';

test('mails and subscribers of an older database stay as they are, and are not counted', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'migration '));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  await makeOldDatabase(databaseFile(folder), '0008-second-views', (native) => {
    const statement = native.prepare;
    statement(
      `insert into subscribers (id, email, email_key, state, consent_text, consent_at)
       values (3, 'Ada@example.com', 'ada@example.com', 'unsubscribed', 'I agree.', '2026-05-01T16:00:00.000Z')`,
    ).run();
    statement(
      `insert into outbox (id, subscriber_id, kind, recipient, facts, message_key, state, created_at)
       values (7, 3, 'newsletter-confirmation', 'Ada@example.com', '{}', 'key', 'sent', '2026-05-01T16:00:00.000Z')`,
    ).run();
  });
  const { query, close } = await openDataFolder(folder, { use: 'server' });
  onTestFinished(close);
  expect(await query.selectFrom('outbox').selectAll().execute()).toMatchObject([
    { id: 7, recipient: 'Ada@example.com', state: 'sent', mailbox_key: null },
  ]);
  expect(await query.selectFrom('subscribers').selectAll().execute()).toMatchObject([
    { id: 3, state: 'unsubscribed', consent_text: 'I agree.', return_consent_text: null },
  ]);
});
