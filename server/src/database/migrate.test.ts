import path from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { useTemporaryFolder } from '../../../tests/support/use-temporary-folder.ts';
import { createMigrator, migrate, migrations, readMigrationState } from './migrate.ts';
import { baseline } from './migrations/0021-baseline.ts';
import { openDatabase } from './sqlite.ts';

const ALL = [
  '0021-baseline',
  '0023-rate-limits',
  '0024-download-tickets',
  '0025-upload-attempts',
  '0026-catalogue-last-ids',
  '0027-names',
  '0028-typed-previews',
  '0029-catalogue-drafts',
  '0030-priced-at',
  '0031-shop-records',
  '0032-wishes',
  '0033-roles',
  '0034-people',
  '0035-second-factor',
  '0036-recovery-codes',
  '0037-appointment-hours',
  '0038-request-photos',
  '0039-note-keys',
];

const openEmpty = () => {
  const database = openDatabase(path.join(useTemporaryFolder(), 'test.sqlite'));
  onTestFinished(() => database.close());
  return database;
};

const tables = async ({ query }: ReturnType<typeof openEmpty>) =>
  (await query.introspection.getTables()).map(({ name }) => name).sort();

test('an empty database gets every table, a second time nothing happens', async () => {
  const database = openEmpty();
  expect(await migrate(database.query)).toEqual(ALL);
  expect((await tables(database)).filter((name) => !name.startsWith('submission_search'))).toEqual([
    'account_events',
    'account_links',
    'admin_sessions',
    'admins',
    'catalogue_addresses',
    'catalogue_bulk_changes',
    'catalogue_drafts',
    'catalogue_history',
    'catalogue_last_ids',
    'catalogue_previews',
    'catalogue_records',
    'catalogue_state',
    'deletions',
    'download_tickets',
    'media_addresses',
    'media_bin',
    'media_hashes',
    'media_moves',
    'media_uploads',
    'outbox',
    'phone_links',
    'picture_sizes',
    'prize_claims',
    'rate_limits',
    'recovery_codes',
    'removed_admins',
    'request_photo_parts',
    'request_photos',
    'second_factors',
    'settings',
    'storage_checks',
    'submission_history',
    'submission_notes',
    'submissions',
    'subscriber_links',
    'subscribers',
    'unread_submissions',
    'unsaved_texts',
    'visit_links',
  ]);
  expect(await migrate(database.query)).toEqual([]);
});

test('a migration that breaks off leaves nothing behind, and works the next time', async () => {
  const database = openEmpty();
  const { up } = baseline;
  const broken = vi.spyOn(baseline, 'up').mockImplementation(async (schema) => {
    await up(schema);
    throw new Error('the lights went out');
  });
  await expect(migrate(database.query)).rejects.toThrow('the lights went out');
  expect(await tables(database)).toEqual([]);
  broken.mockRestore();
  expect(await migrate(database.query)).toEqual(ALL);
});

/** Makes it look as versions up to 1.1 left it, which had these migrations and some more between them. */
const makeOld = async ({ query }: ReturnType<typeof openEmpty>, ...names: string[]) => {
  await sql`delete from kysely_migration where name = '0021-baseline'`.execute(query);
  for (const name of names)
    await sql`insert into kysely_migration values (${name}, '2026-11-01T12:00:00.000Z')`.execute(query);
};

test('a database of version 1.1 goes on, and keeps the time of its first start', async () => {
  const database = openEmpty();
  const { query } = database;
  await createMigrator(query).migrateTo('0023-rate-limits');
  await makeOld(database, '0001-first-tables', '0015-catalogue-records', '0021-reminders');
  const pending = ALL.slice(2);
  expect(await readMigrationState(query)).toEqual({ applied: ALL.slice(0, 2), pending, unknown: [] });
  expect(await migrate(query)).toEqual(pending);
  expect(await readMigrationState(query)).toEqual({ applied: ALL, pending: [], unknown: [] });
  const { rows } =
    await sql<object>`select timestamp from kysely_migration where name = '0021-baseline'`.execute(query);
  expect(rows).toEqual([{ timestamp: '2026-11-01T12:00:00.000Z' }]);
});

test('one from before version 1.1 is left as it is, and it is said what to do', async () => {
  const database = openEmpty();
  await migrate(database.query);
  await makeOld(database, '0001-first-tables', '0015-catalogue-records');
  await expect(readMigrationState(database.query)).rejects.toThrow(
    'The database was made by a version before 1.1: start version 1.1 with it once',
  );
});

test('what was typed about records and not saved goes on as that of their forms', async () => {
  const { query } = openEmpty();
  await createMigrator(query).migrateTo('0028-typed-previews');
  await sql`insert into admins (id, username, username_key, password_hash, created_at) values (1, 'anna', 'anna', '', '')`.execute(
    query,
  );
  for (const [kind, id] of [
    ['products', 0],
    ['categories', 12],
  ])
    await sql`insert into catalogue_drafts values (1, ${kind}, ${id}, 7, '{"name":"A"}', '2026-11-01T12:00:00.000Z')`.execute(
      query,
    );
  await migrate(query);
  const rows = await query.selectFrom('unsaved_texts').selectAll().orderBy('form').execute();
  expect(rows.map(({ form }) => form)).toEqual(['catalogue-categories-12', 'catalogue-products-new']);
  expect(rows[0]).toMatchObject({ admin_id: 1, revision: 7, changes: '{"name":"A"}', submission_id: null });
});

test('since when a product has its price is taken from its history, or from its import', async () => {
  const { query } = openEmpty();
  await createMigrator(query).migrateTo('0029-catalogue-drafts');
  const day = (number: number) => `2026-11-0${number}T12:00:00.000Z`;
  for (const [kind, id] of [
    ['products', 1],
    ['products', 2],
    ['products', 3],
    ['products', 4],
    ['categories', 2],
  ])
    await sql`insert into catalogue_records (kind, id, position, state, revision, fields, changed_at)
      values (${kind}, ${id}, 0, 'live', 1, '{}', ${day(9)})`.execute(query);
  const price = '[{"field":"price","from":1,"to":2}]';
  const text = JSON.stringify([{ field: 'name', from: '"field":"price"', to: 'Oval' }]);
  for (const [kind, id, at, action, changes] of [
    ['products', 1, 1, 'created', '[]'],
    ['products', 1, 2, 'changed', price],
    ['products', 1, 3, 'changed', text],
    ['products', 2, 2, 'created', '[]'],
    ['products', 2, 4, 'changed', price],
    ['products', 2, 5, 'price-confirmed', '[]'],
    ['products', 3, 6, 'created', '[]'],
    ['products', 3, 7, 'changed', text],
    ['categories', 2, 8, 'created', '[]'],
  ] as const)
    await sql`insert into catalogue_history (kind, record_id, revision, at, "by", action, changes)
      values (${kind}, ${id}, ${at}, ${day(at)}, 'anna', ${action}, ${changes})`.execute(query);
  await migrate(query);
  const rows = await query
    .selectFrom('catalogue_records')
    .select(['kind', 'id', 'priced_at'])
    .where('kind', 'in', ['categories', 'products'])
    .orderBy('kind')
    .orderBy('id')
    .execute();
  expect(rows.map(({ priced_at }) => priced_at)).toEqual([null, day(2), day(5), day(6), day(9)]);
});

test('a committed write is on disk, references hold, and readers do not wait', async () => {
  const { query } = openEmpty();
  const pragma = async (name: string) =>
    Object.values((await sql.raw<Record<string, unknown>>(`pragma ${name}`).execute(query)).rows[0] ?? {})[0];
  expect(await pragma('journal_mode')).toBe('wal');
  expect(await pragma('synchronous')).toBe(2);
  expect(await pragma('foreign_keys')).toBe(1);
  expect(await pragma('busy_timeout')).toBe(0);
});

test('recovery codes that have not been used go on with their factor', async () => {
  const { query } = openEmpty();
  const migrator = createMigrator(query);
  await migrator.migrateTo('0035-second-factor');
  await sql`insert into admins (id, username, username_key, password_hash, created_at) values (7, 'Kim', 'kim', '', '')`.execute(
    query,
  );
  await sql`insert into second_factors (admin_id, secret, key_id, last_step) values (7, 'sealed', 'key', 0)`.execute(
    query,
  );
  await sql`insert into recovery_codes values (7, 'one', null), (7, 'two', '2026-11-28T12:00:00.000Z'), (7, 'three', null)`.execute(
    query,
  );
  expect((await migrator.migrateToLatest()).error).toBeUndefined();
  const { recovery_codes } = await query
    .selectFrom('second_factors')
    .select('recovery_codes')
    .executeTakeFirstOrThrow();
  expect(JSON.parse(recovery_codes).sort()).toEqual(['one', 'three']);
});

test('migrations only add, so that servers of the version before go on beside a newer one', async () => {
  const { query } = openEmpty();
  const migrator = createMigrator(query);
  const columns = async () => {
    const all = await query.introspection.getTables();
    return new Map(
      all.flatMap(({ name: table, columns: its }) =>
        its.map(({ name, dataType, isNullable, hasDefaultValue }) => [
          `${table}.${name}`,
          { table, dataType, mayBeLeftOut: isNullable || hasDefaultValue },
        ]),
      ),
    );
  };
  await migrator.migrateTo('0021-baseline');
  const later = Object.keys(migrations).filter((name) => name > '0021-baseline');
  for (const name of later) {
    const before = await columns();
    const tablesBefore = new Set([...before.values()].map(({ table }) => table));
    expect((await migrator.migrateTo(name)).error).toBeUndefined();
    const after = await columns();
    expect(
      [...before].filter(([column, { dataType }]) => after.get(column)?.dataType !== dataType),
      name,
    ).toEqual([]);
    const needed = [...after].filter(
      ([column, { table, mayBeLeftOut }]) => !before.has(column) && tablesBefore.has(table) && !mayBeLeftOut,
    );
    expect(needed, name).toEqual([]);
  }
});
