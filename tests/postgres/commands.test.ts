import { rmSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { backupCommand } from '../../server/src/commands/backup.ts';
import { databaseCommand } from '../../server/src/commands/database.ts';
import { checkBackups } from '../../server/src/commands/doctor/backups.ts';
import { checkPostgres } from '../../server/src/commands/doctor/postgres.ts';
import type { Config } from '../../server/src/config.ts';
import { rehearsalBytes } from '../../server/src/database/backup.ts';
import { copyRows } from '../../server/src/database/copy-rows.ts';
import { type Database, snapshot } from '../../server/src/database/database.ts';
import { databaseFile } from '../../server/src/database/lock.ts';
import { openShopDatabase } from '../../server/src/database/open-shop-database.ts';
import { openDatabase } from '../../server/src/database/sqlite.ts';
import { findSubmissions } from '../../server/src/database/submission-search.ts';
import { askFor, photo } from '../api/request-photos/visitor.ts';
import { runWith } from '../support/command-host.ts';
import { freePort } from '../support/free-port.ts';
import { inLanes } from '../support/post-json.ts';
import { contactMessage } from '../support/submission-builders.ts';
import {
  emptyDatabase,
  newDatabase,
  startTestServer,
  storedSubmissions,
  testConfig,
} from '../support/test-server.ts';
import { useTemporaryFolder } from '../support/use-temporary-folder.ts';

const opened = async (config: Config): Promise<Database> => {
  const database = await openShopDatabase(config);
  onTestFinished(() => database.close());
  return database;
};

/** What a shop has received, in a database of SQLite; the last request was deleted. */
const filled = async () => {
  const server = await startTestServer({ databaseUrl: undefined });
  await inLanes(1203, 20, async (index) => {
    const name = `Visitor ${index} O’Núñez “%_\\”`;
    await server.post('/api/contact', contactMessage({ name, email: `visitor${index}@example.com` }));
  });
  const rows = await storedSubmissions(server.database);
  const last = rows.at(-1)?.id as number;
  await server.database.writes.run((trx) => trx.deleteFrom('submissions').where('id', '=', last).execute());
  await server.close();
  return { config: server.config, last, rows: rows.slice(0, -1) };
};

test('a shop goes to PostgreSQL and back, whole, and is refused where there is one already', async () => {
  const { config, last, rows } = await filled();
  const shared = { ...config, databaseUrl: await emptyDatabase() };
  const there = await runWith(databaseCommand, ['to-postgres'], shared);
  expect(there.fault).toBeUndefined();
  expect(there.said[0]).toMatch(/^Copied and compared: \d+ rows in \d+ tables, 1202 requests among them\.$/);

  const postgres = await openShopDatabase(shared);
  expect(await storedSubmissions(postgres)).toEqual(rows);
  const found = await findSubmissions(postgres.query, 'nunez 1101')?.execute();
  expect(found).toEqual([{ id: rows.find(({ name }) => name?.startsWith('Visitor 1101 '))?.id }]);
  // A number that was given is not given again.
  const { id } = await postgres.writes.run(async (trx) => {
    const { id: _, ...row } = rows.at(-1) as (typeof rows)[number];
    return trx
      .insertInto('submissions')
      .values({ ...row, details: '{}', marks: '[]', reference: 'M-9999' })
      .returning('id')
      .executeTakeFirstOrThrow();
  });
  expect(id).toBeGreaterThan(last);
  await postgres.writes.run((trx) => trx.deleteFrom('submissions').where('id', '=', id).execute());
  await postgres.close();

  const again = await runWith(databaseCommand, ['to-postgres'], shared);
  expect(again.fault).toBe('The new database is in use: name an empty one.');

  const kept = await runWith(databaseCommand, ['to-sqlite'], shared);
  expect(kept.fault).toMatch(/exists: move it away/);
  rmSync(databaseFile(config.dataDir));
  const back = await runWith(databaseCommand, ['to-sqlite'], shared);
  expect(back.fault).toBeUndefined();
  expect(await storedSubmissions(await opened(config))).toEqual(rows);
});

test('nothing is copied while a server uses the database', async () => {
  const databaseUrl = await newDatabase();
  const server = await startTestServer({ databaseUrl });
  const config = { ...testConfig(useTemporaryFolder()), databaseUrl };
  const { fault } = await runWith(databaseCommand, ['to-postgres'], config);
  expect(fault).toBe('A server is using the database of DATABASE_URL: stop it first.');
  await server.close();
});

test('a backup is a database of SQLite with the photos of requests, made while the server runs', async () => {
  const server = await startTestServer({ databaseUrl: await newDatabase() });
  const { uploader } = await askFor(server);
  expect((await uploader.upload(await photo(1), { filename: 'a.jpg' })).status).toBe(204);
  const file = path.join(useTemporaryFolder(), 'copy.sqlite');
  const { fault } = await runWith(backupCommand, [file], { ...server.config, dataDir: useTemporaryFolder() });
  expect(fault).toBeUndefined();
  const copy = openDatabase(file);
  onTestFinished(() => copy.close());
  expect(await storedSubmissions(copy)).toEqual(await storedSubmissions(server.database));
  const photos = ({ query }: typeof copy) => query.selectFrom('request_photos').selectAll().execute();
  const [row] = await photos(copy);
  expect(row?.content).not.toBeNull();
  expect([row]).toEqual(await photos(server.database));
});

test('a copy that takes long is not cut off: neither side ends a session that waits for the other', async () => {
  const server = await startTestServer({ databaseUrl: await newDatabase() });
  const target = await opened({
    ...server.config,
    dataDir: useTemporaryFolder(),
    databaseUrl: await emptyDatabase(),
  });
  const limits = await snapshot(server.database.query, (source) =>
    target.writes.run(async (trx) => {
      await copyRows(source, trx);
      const asked = [source, trx].map((side) => sql`show idle_in_transaction_session_timeout`.execute(side));
      return (await Promise.all(asked)).flatMap(({ rows }) => rows);
    }),
  );
  expect(limits).toEqual([0, 0].map((limit) => ({ idle_in_transaction_session_timeout: String(limit) })));
});

test('the hourly copy is made, restored and checked as with SQLite', async () => {
  const server = await startTestServer({ databaseUrl: await newDatabase() });
  await server.post('/api/contact', contactMessage());
  const config = { ...server.config, dataDir: useTemporaryFolder(), backupDir: useTemporaryFolder() };
  expect(await rehearsalBytes(config)).toBeGreaterThan(1_000_000);
  const { said, fault } = await runWith(backupCommand, ['now'], config);
  expect(fault).toBeUndefined();
  expect(said).toEqual([
    'A copy was made, restored to a temporary folder and checked: 1 request, 0 products, 1 admin.',
  ]);
});

test('the doctor knows version, schema, who leads and whether announcements arrive', async () => {
  const databaseUrl = (await newDatabase()) as string;
  const server = await startTestServer({ databaseUrl });
  const findings = await checkPostgres(databaseUrl);
  expect(findings).toEqual([
    { kind: 'ok', text: expect.stringMatching(/^PostgreSQL \d+\.\d+.*, up to date$/) },
    { kind: 'ok', subject: 'Leading server', text: expect.stringMatching(/^127\.0\.0\.1, since 20/) },
  ]);
  await server.close();
  const nobody = await checkPostgres(databaseUrl);
  expect(nobody.map(({ kind }) => kind)).toEqual(['ok', 'note']);
  const url = new URL(databaseUrl);
  url.pathname = '/nothing_here';
  expect(await checkPostgres(url.href)).toMatchObject([
    { kind: 'fault', text: expect.stringMatching(/The database of DATABASE_URL does not exist: create it/) },
  ]);
  expect((await checkPostgres((await emptyDatabase()) as string))[0]?.text).toMatch(
    /it is empty, and the first/,
  );
});

test('the doctor counts a database that is away once, and finds no copies in an empty one', async () => {
  const config = { ...testConfig(useTemporaryFolder()), backupDir: useTemporaryFolder() };
  const about = async (databaseUrl: string | undefined) =>
    [await checkBackups({ ...config, databaseUrl }, new Date())]
      .flat()
      .map(({ kind, text }) => `${kind} ${text}`);
  expect(await about(await emptyDatabase())).toEqual([expect.stringMatching(/^note no copy yet/)]);
  expect(await about(`postgres://jeweler@127.0.0.1:${await freePort()}/shop`)).toEqual([
    'note not checked, because the database that knows of them cannot be read',
  ]);
});
