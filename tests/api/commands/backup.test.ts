import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { backupCommand } from '../../../server/src/commands/backup.ts';
import { checkDatabase } from '../../../server/src/commands/doctor/data-folder.ts';
import { doctorCommand } from '../../../server/src/commands/doctor.ts';
import type { Database } from '../../../server/src/database/database.ts';
import { databaseFile } from '../../../server/src/database/lock.ts';
import { openNative } from '../../../server/src/database/native-database.ts';
import { openDataFolder } from '../../../server/src/database/open-data-folder.ts';
import { openDatabase } from '../../../server/src/database/sqlite.ts';
import { findSubmissions } from '../../../server/src/database/submission-search.ts';
import { runWith } from '../../support/command-host.ts';
import { contactMessage } from '../../support/submission-builders.ts';
import { startTestServer, storedSubmissions, testConfig } from '../../support/test-server.ts';
import { useTemporaryFolder } from '../../support/use-temporary-folder.ts';

const rebuild = doctorCommand(() => expect.fail('A rebuild examines nothing.'));

describe('npm run backup', () => {
  test('writes one whole file for its owner while the server runs', async () => {
    const server = await startTestServer();
    await server.post('/api/contact', contactMessage());
    const folder = useTemporaryFolder();
    const file = path.join(folder, 'backup.sqlite');
    const outcome = await runWith(backupCommand, [file], server.config);
    expect(outcome).toMatchObject({ warned: [], fault: undefined });
    expect(readdirSync(folder)).toEqual(['backup.sqlite']);
    if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600);

    const copy = openDatabase(file);
    expect(await storedSubmissions(copy)).toEqual(await storedSubmissions(server.database));
    await copy.close();
    expect((await server.post('/api/contact', contactMessage())).status).toBe(201);
  });

  test('copies the data although their search index is damaged, and says so; a rebuild mends it', async () => {
    const server = await startTestServer();
    await server.post('/api/contact', contactMessage({ name: 'Ada Ferrer' }));
    const native = openNative(databaseFile(server.config.dataDir));
    // SQLite lets nobody else write to the tables of an index.
    native.unsafeMode(true);
    native.exec('delete from submission_search_data where id > 10');
    native.close();
    const folder = useTemporaryFolder();
    const file = path.join(folder, 'backup.sqlite');
    const outcome = await runWith(backupCommand, [file], server.config);
    expect(outcome.fault).toBeUndefined();
    expect(outcome.warned).toEqual([
      expect.stringMatching(/^The search index is damaged; the data are whole/),
    ]);
    await server.close();

    const config = testConfig(folder);
    expect((await runWith(backupCommand, ['restore', file], config)).fault).toBeUndefined();
    expect(await checkDatabase(config.dataDir)).toMatchObject([
      { kind: 'ok' },
      { kind: 'fault', subject: 'Search index' },
    ]);
    const running = await openDataFolder(config.dataDir, { use: 'server' });
    expect((await runWith(rebuild, ['--rebuild'], config)).fault).toMatch(/^Another server is using/);
    await running.close();
    expect((await runWith(rebuild, ['--rebuild'], config)).said).toEqual([
      'The search index was created anew.',
    ]);
    expect(await checkDatabase(config.dataDir)).toMatchObject({ kind: 'ok' });
    const database = await openDataFolder(config.dataDir);
    expect(await findSubmissions(database.query, 'ferrer')?.execute()).toHaveLength(1);
    await database.close();
  });

  test('overwrites nothing, leaves nothing behind when it fails, and makes no database', async () => {
    const folder = useTemporaryFolder();
    const config = testConfig(folder);
    const file = path.join(folder, 'precious');
    writeFileSync(file, 'precious');
    const faultOf = async (to: string, from = config) => (await runWith(backupCommand, [to], from)).fault;
    expect(await faultOf(file)).toBe(`${file} already exists: choose another name, or remove it.`);
    expect(readFileSync(file, 'utf8')).toBe('precious');
    expect(await faultOf(`${folder}/no folder/backup.sqlite`)).toMatch(/^The backup failed: /);
    const elsewhere = { ...config, dataDir: `${folder}/elsewhere` };
    expect(await faultOf(`${folder}/backup.sqlite`, elsewhere)).toBe(
      `There is no database in ${folder}/elsewhere: is that the server’s DATA_DIR?`,
    );
    expect(readdirSync(folder)).toEqual(['data', 'precious']);
  });
});

test('a restore keeps second factors as they were last, and says that their key is in no copy', async () => {
  const folder = useTemporaryFolder();
  const config = testConfig(folder);
  const file = path.join(folder, 'backup.sqlite');
  const inDatabase = async <Result>(work: (database: Database) => Promise<Result>): Promise<Result> => {
    const database = await openDataFolder(config.dataDir);
    return work(database).finally(() => database.close());
  };
  await inDatabase(({ writes }) =>
    writes.run(async (trx) => {
      const factor = {
        admin_id: 1,
        secret: 'x',
        key_id: '',
        recovery_codes: '["unused"]',
        confirmed_at: '2026-06-01',
        last_step: 1,
      };
      await trx.insertInto('second_factors').values(factor).execute();
    }),
  );
  expect((await runWith(backupCommand, [file], config)).fault).toBeUndefined();
  await inDatabase(({ writes }) =>
    writes.run((trx) => trx.updateTable('second_factors').set({ recovery_codes: '[]' }).execute()),
  );
  const { said } = await runWith(backupCommand, ['restore', file], config);
  expect(said.join('\n')).toContain('Carried over from the previous database: 1 second factor.');
  expect(said.join('\n')).toMatch(/Second factors need .+second-factor\.key, which no copy has/);
  const left = await inDatabase(({ query }) =>
    query.selectFrom('second_factors').select('recovery_codes').execute(),
  );
  expect(left).toEqual([{ recovery_codes: '[]' }]);
});
