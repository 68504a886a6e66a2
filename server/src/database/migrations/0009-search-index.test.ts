import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makeOldDatabase } from '../../../../tests/support/old-database.ts';
import { databaseFile } from '../lock.ts';
import { openDataFolder } from '../open-data-folder.ts';
import { findSubmissions } from '../submission-search.ts';

const AT = '2026-06-01T16:00:00.000Z';

test('earlier submissions and admins are found whatever the form of their characters', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'migration '));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  await makeOldDatabase(databaseFile(folder), '0007-prize-claims', (native) => {
    native
      .prepare(`insert into submissions
      (reference, kind, status, status_since, received_at, origin_address, details, marks)
      values ('M-2222', 'contact', 'new', '${AT}', '${AT}', '203.0.113.9', ?, '[]')`)
      .run(JSON.stringify({ name: 'Ｔａｎａｋａ' }));
    const admin = native.prepare(`insert into admins (username, username_key, password_hash, created_at)
      values (?, ?, 'hash', '${AT}')`);
    for (const name of ['Weiß', 'Zoë'.normalize('NFD'), 'ﬁona', 'fiona']) admin.run(name, name.toLowerCase());
  });
  const { query, close } = await openDataFolder(folder, { use: 'server' });
  onTestFinished(close);
  expect(await findSubmissions(query, 'tanaka')?.execute()).toEqual([{ id: 1 }]);
  const keys = await query.selectFrom('admins').select('username_key').orderBy('id').execute();
  expect(keys.map(({ username_key }) => username_key)).toEqual(['weiss', 'zoë', 'ﬁona', 'fiona']);
});
