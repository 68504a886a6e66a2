import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { useTemporaryFolder } from '../../../tests/support/use-temporary-folder.ts';
import { databaseFile } from './lock.ts';
import { createMigrator, readMigrationState } from './migrate.ts';
import { openNative } from './native-database.ts';
import { openDataFolder } from './open-data-folder.ts';
import { openDatabase } from './sqlite.ts';

/** A data folder as an earlier version of the program left it, with one setting. */
const oldFolder = async (): Promise<string> => {
  const folder = useTemporaryFolder();
  const { query, close } = openDatabase(databaseFile(folder));
  await createMigrator(query).migrateTo('0021-baseline');
  await sql`insert into settings values ('greeting', 'Hello', 1, '2026-01-01', 'maria')`.execute(query);
  await close();
  return folder;
};

const copiesIn = (folder: string) => readdirSync(folder).filter((name) => name.includes('before-update'));

describe('a database of an earlier version', () => {
  test('is copied before it is brought up to date, which is said', async () => {
    const folder = await oldFolder();
    const said: string[] = [];
    const { query, close } = await openDataFolder(folder, {
      use: 'server',
      report: (line) => said.push(line),
    });
    expect((await readMigrationState(query)).pending).toEqual([]);
    await close();
    const [copy = ''] = copiesIn(folder);
    expect(said).toEqual([
      `Copy of the database before the update: ${path.join(folder, copy)}`,
      'Database brought up to date: 0023-rate-limits, 0024-download-tickets, 0025-upload-attempts, 0026-catalogue-last-ids, 0027-names, 0028-typed-previews, 0029-catalogue-drafts, 0030-priced-at, 0031-shop-records, 0032-wishes, 0033-roles, 0034-people, 0035-second-factor, 0036-recovery-codes, 0037-appointment-hours, 0038-request-photos, 0039-note-keys',
    ]);
    const native = openNative(path.join(folder, copy), { readonly: true });
    expect(native.prepare('select value from settings').pluck().all()).toEqual(['Hello']);
    expect(native.prepare('select name from kysely_migration').pluck().all()).toEqual(['0021-baseline']);
    native.close();
    expect(readdirSync(folder).sort()).toEqual(['jeweler.lock', copy, 'jeweler.sqlite'].sort());
  });

  test('keeps the three newest copies, and whatever else is there', async () => {
    const folder = await oldFolder();
    const older = [2, 3, 4].map((day) => `jeweler.before-update-2026-01-0${day}T00-00-00-000Z.sqlite`);
    for (const name of [...older, 'jeweler.before-update-mine.sqlite'])
      writeFileSync(path.join(folder, name), '');
    await (await openDataFolder(folder)).close();
    expect(copiesIn(folder)).toEqual(
      expect.arrayContaining([...older.slice(1), 'jeweler.before-update-mine.sqlite']),
    );
    expect(copiesIn(folder)).toHaveLength(4);
  });

  test('is left alone by a command while a server runs', async () => {
    const folder = await oldFolder();
    const server = openNative(path.join(folder, 'jeweler.lock'));
    server.pragma('journal_mode = MEMORY');
    server.exec('begin immediate');
    await expect(openDataFolder(folder)).rejects.toThrow(/^The program was updated, .+ restart the server, /);
    expect(copiesIn(folder)).toEqual([]);
    server.close();
    await (await openDataFolder(folder)).close();
  });
});

test('a database of a newer version is not opened, and one line says why', async () => {
  const folder = useTemporaryFolder();
  const { query, close } = await openDataFolder(folder);
  await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '2030-01-01')`.execute(
    query,
  );
  await close();
  await expect(openDataFolder(folder, { use: 'server' })).rejects.toThrow(
    /^.+jeweler\.sqlite was made by a newer version of this program \(it has 9999-later\): run that version, .+\.$/,
  );
});

test('a new folder needs no copy and has nothing to say', async () => {
  const said: string[] = [];
  const folder = path.join(useTemporaryFolder(), 'new');
  await (await openDataFolder(folder, { use: 'server', report: (line) => said.push(line) })).close();
  expect([said, copiesIn(folder)]).toEqual([[], []]);
});

describe.runIf(process.platform !== 'win32')('everything in the data folder is for its owner only', () => {
  const modes = (folder: string) =>
    Object.fromEntries(
      ['', ...readdirSync(folder)].map((name) => [
        name,
        (statSync(path.join(folder, name)).mode & 0o777).toString(8),
      ]),
    );

  test.each(['new', 'with open permissions'])('in a folder that is %s', async (kind) => {
    const folder = useTemporaryFolder();
    const umask = process.umask(0);
    onTestFinished(() => void process.umask(umask));
    if (kind !== 'new') {
      // As left by a server that was killed: with its side files.
      const native = openNative(databaseFile(folder));
      native.pragma('journal_mode = WAL');
      native.exec('create table x (y)');
      onTestFinished(() => void native.close());
      for (const name of readdirSync(folder)) chmodSync(path.join(folder, name), 0o644);
      chmodSync(folder, 0o755);
    }
    const { close } = await openDataFolder(folder, { use: 'server' });
    expect(modes(folder)).toEqual({
      '': '700',
      'jeweler.lock': '600',
      'jeweler.sqlite': '600',
      'jeweler.sqlite-shm': '600',
      'jeweler.sqlite-wal': '600',
    });
    await close();
  });

  test('a folder that everybody shares stays open to them, with a warning', async () => {
    const folder = useTemporaryFolder();
    chmodSync(folder, 0o1777);
    const said: string[] = [];
    await (await openDataFolder(folder, { report: (line) => said.push(line) })).close();
    expect(statSync(folder).mode & 0o7777).toBe(0o1777);
    expect(said).toEqual([
      `Warning: Other users of this computer may be able to read ${folder}, and its permissions are not changed: it is shared by everybody.`,
    ]);
  });

  test('a folder that holds other things, such as /srv, stays open to those who use them, with a warning', async () => {
    const folder = useTemporaryFolder();
    mkdirSync(path.join(folder, 'ftp'));
    chmodSync(folder, 0o755);
    const said: string[] = [];
    for (const _ of ['first', 'next'])
      await (await openDataFolder(folder, { report: (line) => said.push(line) })).close();
    expect(statSync(folder).mode & 0o7777).toBe(0o755);
    expect(said).toEqual(
      Array(2).fill(
        `Warning: Other users of this computer may be able to read ${folder}, and its permissions are not changed: it also holds “ftp”, so choose a folder of its own.`,
      ),
    );
    expect(statSync(databaseFile(folder)).mode & 0o777).toBe(0o600);
  });
});
