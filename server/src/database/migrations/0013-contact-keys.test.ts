import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makeOldDatabase } from '../../../../tests/support/old-database.ts';
import { databaseFile } from '../lock.ts';
import { openDataFolder } from '../open-data-folder.ts';

const AT = '2026-06-01T16:00:00.000Z';

test('people are found by keys of today, and an address that was entered twice is one subscriber', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'migration '));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  await makeOldDatabase(databaseFile(folder), '0007-prize-claims', (native) => {
    const submission = native.prepare(`insert into submissions
      (reference, kind, status, status_since, received_at, origin_address, email, email_key, phone, phone_key, details, marks)
      values (?, 'contact', 'new', '${AT}', '${AT}', '203.0.113.9', ?, ?, ?, ?, '{}', '[]')`);
    submission.run('M-2222', 'ada@Bücher.example', 'ada@bücher.example', '000 000 0000', '0000000000');
    submission.run('M-3333', 'bo@example.com', 'bo@example.com', '561 555 0147', '15615550147');
    submission.run('M-4444', null, null, null, null);
    const subscriber = native.prepare(`insert into subscribers
      (email, email_key, state, consent_text, consent_at) values (?, ?, ?, 'Yes', '${AT}')`);
    subscriber.run('ada@bücher.example', 'ada@bücher.example', 'unsubscribed');
    subscriber.run('ada@xn--bcher-kva.example', 'ada@xn--bcher-kva.example', 'confirmed');
    subscriber.run('bo@straße.example', 'bo@straße.example', 'unconfirmed');
    subscriber.run('bo@xn--strae-oqa.example', 'bo@xn--strae-oqa.example', 'confirmed');
    subscriber.run('cy@example.com', 'cy@example.com', 'confirmed');
  });
  const { query, close } = await openDataFolder(folder, { use: 'server' });
  onTestFinished(close);
  expect(
    await query.selectFrom('submissions').select(['email_key', 'phone_key']).orderBy('id').execute(),
  ).toEqual([
    { email_key: 'ada@xn--bcher-kva.example', phone_key: null },
    { email_key: 'bo@example.com', phone_key: '15615550147' },
    { email_key: null, phone_key: null },
  ]);
  expect(
    await query.selectFrom('subscribers').select(['email_key', 'state']).orderBy('id').execute(),
  ).toEqual([
    { email_key: 'ada@xn--bcher-kva.example', state: 'unsubscribed' },
    { email_key: 'bo@xn--strae-oqa.example', state: 'confirmed' },
    { email_key: 'cy@example.com', state: 'confirmed' },
  ]);
});
