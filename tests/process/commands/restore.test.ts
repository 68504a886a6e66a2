import { fork } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { AdminSessions } from '../../../server/src/accounts/admin-sessions.ts';
import { Admins } from '../../../server/src/accounts/admins.ts';
import { PasswordHashing } from '../../../server/src/accounts/password-hashing.ts';
import { backupCommand } from '../../../server/src/commands/backup.ts';
import type { Config } from '../../../server/src/config.ts';
import type { Database } from '../../../server/src/database/database.ts';
import { databaseFile } from '../../../server/src/database/lock.ts';
import { openDataFolder } from '../../../server/src/database/open-data-folder.ts';
import { openDatabase } from '../../../server/src/database/sqlite.ts';
import { findSubmissions } from '../../../server/src/database/submission-search.ts';
import { readRedemption } from '../../../server/src/submissions/claim-details.ts';
import { deletePerson } from '../../../server/src/submissions/person-data.ts';
import { runWith } from '../../support/command-host.ts';
import { signIn } from '../../support/sign-in.ts';
import { contactMessage, prizeClaim } from '../../support/submission-builders.ts';
import { testAdmin } from '../../support/test-admin.ts';
import { startTestServer, storedSubmissions, testConfig } from '../../support/test-server.ts';
import { useTemporaryFolder } from '../../support/use-temporary-folder.ts';

const ENTRY = fileURLToPath(new URL('../../support/restore-entry.ts', import.meta.url));

/** Names in the messages of a data folder's database, opened as a server would. */
const namesIn = async (dataDir: string): Promise<(string | null)[]> => {
  const database = await openDataFolder(dataDir);
  try {
    return (await storedSubmissions(database)).map(({ name }) => name);
  } finally {
    await database.close();
  }
};

/** A backup with Ada's message, and the data folder of a killed server with those of Ada and Grace. */
const killedServer = async (): Promise<{ config: Config; backup: string; folder: string }> => {
  const folder = useTemporaryFolder();
  const config = testConfig(folder);
  const backup = path.join(folder, 'backup.sqlite');
  const server = await startTestServer();
  await server.post('/api/contact', contactMessage({ name: 'Ada' }));
  expect((await runWith(backupCommand, [backup], server.config)).fault).toBeUndefined();
  await server.post('/api/contact', contactMessage({ name: 'Grace' }));
  // The state after a SIGKILL: Grace's message is only in the log.
  const running = databaseFile(server.config.dataDir);
  for (const ending of ['', '-wal']) copyFileSync(running + ending, databaseFile(config.dataDir) + ending);
  await server.close();
  return { config, backup, folder };
};

const restore = (backup: string, config: Config) => runWith(backupCommand, ['restore', backup], config);

const replacedIn = (dataDir: string) => readdirSync(dataDir).filter((name) => name.includes('replaced'));

/** All files of the data folder except the lock, which is empty. */
const readContent = (dataDir: string) =>
  readdirSync(dataDir)
    .filter((name) => name !== 'jeweler.lock')
    .map((name) => [name, readFileSync(path.join(dataDir, name), 'base64')]);

describe('npm run backup -- restore', () => {
  test('puts the backup in place, keeps the replaced database whole, and says what it did', async () => {
    const { config, backup } = await killedServer();
    const file = databaseFile(config.dataDir);
    const { said, warned, fault } = await restore(backup, config);
    expect({ warned, fault }).toEqual({ warned: [], fault: undefined });
    const [replaced = ''] = replacedIn(config.dataDir);
    expect(said).toEqual([
      `Checked ${backup}: 1 request, 0 products, 1 admin.`,
      `The previous database is kept as ${path.join(config.dataDir, replaced)}`,
      'All sessions have ended: everybody signs in again.',
      'Not carried over: 1 submission, changed settings, appointments, notes and catalogue. Whatever was stored since the backup is only in the previous database.',
      `Restored to ${file}`,
      'Pictures and settings are not part of it: put back MEDIA_DIR and .env too if they were lost.',
      'Start the server now.',
    ]);
    expect(readdirSync(config.dataDir).sort()).toEqual(['jeweler.lock', replaced, 'jeweler.sqlite'].sort());
    if (process.platform !== 'win32') {
      for (const name of readdirSync(config.dataDir))
        expect(statSync(path.join(config.dataDir, name)).mode & 0o777).toBe(0o600);
    }
    expect(await namesIn(config.dataDir)).toEqual(['Ada']);

    // A restore made by mistake can be undone in the same way.
    const again = await restore(path.join(config.dataDir, replaced), config);
    expect(again.fault).toBeUndefined();
    expect(await namesIn(config.dataDir)).toEqual(['Ada', 'Grace']);
  });

  test('does not bring back what was ended since the backup', async () => {
    const folder = useTemporaryFolder();
    const config = testConfig(folder);
    const backup = path.join(folder, 'backup.sqlite');
    const server = await startTestServer();
    await server.post('/api/contact', contactMessage({ name: 'Ada', email: 'ada@example.com' }));
    await server.post('/api/contact', contactMessage({ name: 'Grace', email: 'grace@example.com' }));
    for (const email of ['ada@example.com', 'bo@example.com']) await server.post('/api/subscribe', { email });
    const sent = prizeClaim({ name: 'Cleo Marsh', email: 'cleo@example.com' });
    const { reference } = (await server.post('/api/prize-claims', sent)).body as { reference: string };
    const token = await signIn(server);
    const { database } = server;
    const admins = new Admins(database, new PasswordHashing(), () => server.time.now);
    await admins.add('Kim', 'a password of hers');
    await runWith(backupCommand, [backup], server.config);

    const redeeming = `/api/admin/prize-claims/${reference}/redeem`;
    expect((await server.post(redeeming, {}, { authorization: `Bearer ${token}` })).status).toBe(200);
    const actor = { username: 'Admin', at: server.time.now.toISOString(), network: null };
    await deletePerson(database, actor, { email: 'ada@example.com' });
    await admins.remove((await admins.get('Kim')).id, actor);
    await admins.setPassword(await admins.get(testAdmin.username), 'a newer password');
    await database.writes.run((trx) =>
      trx
        .updateTable('subscribers')
        .set({ state: 'unsubscribed', unsubscribed_at: server.time.now.toISOString() })
        .where('email', '=', 'bo@example.com')
        .execute(),
    );
    const running = databaseFile(server.config.dataDir);
    for (const ending of ['', '-wal']) copyFileSync(running + ending, databaseFile(config.dataDir) + ending);
    await server.close();

    const { said, fault } = await restore(backup, config);
    expect(fault).toBeUndefined();
    expect(said).toContain(
      'Carried over from the previous database: 1 removed admin, 1 newer password, 2 deleted submissions, 1 deleted subscriber, 1 unsubscribed reader, 1 redeemed prize.',
    );
    const restored = await openDataFolder(config.dataDir);
    const { query } = restored;
    expect(await query.selectFrom('admin_sessions').selectAll().execute()).toEqual([]);
    const clock = () => server.time.now;
    expect(await new AdminSessions(restored, clock, 12).find(token)).toBeUndefined();
    const restoredAdmins = new Admins(restored, new PasswordHashing(), clock);
    expect(await restoredAdmins.removed()).toEqual(['Kim']);
    const admin = await restoredAdmins.find(testAdmin.username);
    expect(await new PasswordHashing().verify(admin?.password_hash, 'a newer password', 'staff')).toBe(true);
    const left = await storedSubmissions(restored);
    expect(left.map(({ email }) => email)).not.toContain('ada@example.com');
    expect(left.map(({ name }) => name)).toContain('Grace');
    expect(await findSubmissions(query, 'ada@example.com')?.execute()).toEqual([]);
    expect(await query.selectFrom('subscribers').select(['email', 'state']).execute()).toEqual([
      { email: 'bo@example.com', state: 'unsubscribed' },
    ]);
    const claim = await query
      .selectFrom('submissions')
      .select(['id', 'status', 'revision'])
      .where('kind', '=', 'prize-claim')
      .executeTakeFirstOrThrow();
    expect(claim).toMatchObject({ status: 'redeemed', revision: 3 });
    expect(await readRedemption(query, claim.id)).toMatchObject({ by: 'Tester' });
    await restored.close();
  });

  test.each(['server', 'command'] as const)('refuses while a %s uses the data folder', async (use) => {
    const { config, backup } = await killedServer();
    const running = await openDataFolder(config.dataDir, { use });
    const { fault, said } = await restore(backup, config);
    expect(fault).toBe(
      `A server or another command is using DATA_DIR ${config.dataDir}: stop it first, then restore. Nothing was changed.`,
    );
    expect(said).toEqual([]);
    await running.close();
    expect(await namesIn(config.dataDir)).toEqual(['Ada', 'Grace']);
  });

  test('refuses while a program that knows nothing of our lock has the database open', async () => {
    const { config, backup } = await killedServer();
    const shell = openDatabase(databaseFile(config.dataDir));
    const { fault } = await restore(backup, config);
    expect(fault).toMatch(
      /cannot be set aside, so nothing was changed\. Another program is keeping the database/,
    );
    await shell.close();
    expect(await namesIn(config.dataDir)).toEqual(['Ada', 'Grace']);
  });

  const spoilt: [string, (backup: string) => Promise<void> | void, RegExp][] = [
    [
      'is no database',
      (backup) => writeFileSync(backup, 'Dear diary. '.repeat(500)),
      /damaged or not a database/,
    ],
    [
      'is damaged',
      (backup) => {
        const bytes = readFileSync(backup);
        writeFileSync(backup, bytes.fill('x', 4096 * 2, 4096 * 6));
      },
      /damaged or not a database/,
    ],
    [
      'was cut off',
      (backup) => writeFileSync(backup, readFileSync(backup).subarray(0, 9000)),
      /damaged or no/,
    ],
    [
      'has dangling references',
      (backup) =>
        change(backup, async ({ query }) => {
          await sql`pragma foreign_keys = off`.execute(query);
          await sql`insert into admin_sessions (token_hash, admin_id, created_at, expires_at)
            values ('x', 99, '', '')`.execute(query);
        }),
      /admin_sessions refers to admins that do not exist/,
    ],
    [
      'is of another program',
      (backup) => {
        rmSync(backup);
        return change(backup, ({ query }) => sql`create table recipes (id integer)`.execute(query));
      },
      /a database, but not one of this program: nothing was changed/,
    ],
    [
      'is of a newer version',
      (backup) => change(backup, addLaterMigration),
      /newer version of this program \(it has 9999-later\): update the program first/,
    ],
  ];
  const change = async (file: string, work: (database: Database) => Promise<unknown>): Promise<void> => {
    const database = openDatabase(file);
    await work(database);
    await database.close();
  };
  const addLaterMigration = ({ query }: Database) =>
    sql`insert into kysely_migration (name, timestamp) values ('9999-later', '2030-01-01')`.execute(query);

  test.each(spoilt)('refuses a backup that %s, and changes nothing', async (_what, spoil, expected) => {
    const { config, backup } = await killedServer();
    await spoil(backup);
    const before = readContent(config.dataDir);
    expect((await restore(backup, config)).fault).toMatch(expected);
    expect(readContent(config.dataDir)).toEqual(before);
  });

  test('refuses a file that is not there, and the database itself', async () => {
    const { config } = await killedServer();
    const file = databaseFile(config.dataDir);
    expect((await restore(`${file}.none`, config)).fault).toBe(`There is no file ${file}.none.`);
    expect((await restore(file, config)).fault).toBe(`${file} is the database itself, not a backup of it.`);
  });

  test('replaces a damaged database and the log of a lost one, and keeps both', async () => {
    const { config, backup } = await killedServer();
    const file = databaseFile(config.dataDir);
    const log = readFileSync(`${file}-wal`);
    writeFileSync(file, 'x'.repeat(8192));
    writeFileSync(`${file}-shm`, 'x'.repeat(32_768));
    expect((await restore(backup, config)).fault).toBeUndefined();
    expect(await namesIn(config.dataDir)).toEqual(['Ada']);

    rmSync(file);
    writeFileSync(`${file}-wal`, log);
    expect((await restore(backup, config)).fault).toBeUndefined();
    expect(await namesIn(config.dataDir)).toEqual(['Ada']);
    const kept = replacedIn(config.dataDir).map((name) => name.replace(/.*Z\./, ''));
    expect(kept.sort()).toEqual(['sqlite', 'sqlite-wal', 'sqlite-wal'].sort());
  });

  test('makes a data folder that is gone', async () => {
    const { config, backup } = await killedServer();
    rmSync(config.dataDir, { recursive: true });
    expect((await restore(backup, config)).fault).toBeUndefined();
    expect(await namesIn(config.dataDir)).toEqual(['Ada']);
  });

  test('killed at any step leaves the old shop or the new one, and the next start clears up', async () => {
    const { config, backup } = await killedServer();
    const old = readContent(config.dataDir);
    const outcomes: unknown[] = [];
    for (let line = 1; line <= 5; line += 1) {
      for (const [name = '', content = ''] of old) {
        writeFileSync(path.join(config.dataDir, name), Buffer.from(content, 'base64'));
      }
      const child = fork(ENTRY, [backup, String(line)], {
        execArgv: ['--import', 'tsx'],
        env: { PATH: process.env.PATH, DATA_DIR: config.dataDir },
      });
      const [, signal] = await once(child, 'exit');
      const database = await openDataFolder(config.dataDir, { use: 'server' });
      const names = (await storedSubmissions(database)).map(({ name }) => name);
      await database.close();
      const isCleared = !existsSync(path.join(config.dataDir, 'jeweler.restoring.sqlite'));
      outcomes.push([signal, names, isCleared]);
    }
    expect(outcomes).toEqual([
      ['SIGKILL', ['Ada', 'Grace'], true],
      ['SIGKILL', ['Ada', 'Grace'], true],
      ['SIGKILL', ['Ada', 'Grace'], true],
      ['SIGKILL', ['Ada', 'Grace'], true],
      ['SIGKILL', ['Ada'], true],
    ]);
  });
});
