import { statSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { useTemporaryFolder } from '../../../tests/support/use-temporary-folder.ts';
import { openDatabase } from './sqlite.ts';

const MEGABYTE = 1024 * 1024;

test('the log that a long read made grow becomes small again', async () => {
  const file = path.join(useTemporaryFolder(), 'test.sqlite');
  const [server, reader] = [openDatabase(file), openDatabase(file)];
  const write = () =>
    server.writes.run((trx) => sql`insert into t values (randomblob(${MEGABYTE}))`.execute(trx));
  const logSize = () => statSync(`${file}-wal`).size;
  await server.writes.run((trx) => sql`create table t (value blob)`.execute(trx));
  await reader.query
    .transaction()
    .setAccessMode('read only')
    .execute(async (trx) => {
      await sql`select count(*) from t`.execute(trx);
      for (let count = 0; count < 24; count += 1) await write();
    });
  expect(logSize()).toBeGreaterThan(24 * MEGABYTE);
  await write();
  await write();
  expect(logSize()).toBeLessThanOrEqual(16 * MEGABYTE);
  await reader.close();
  await server.close();
});
