import { type Kysely, sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { openDataFolder } from '../../server/src/database/open-data-folder.ts';
import { openPostgres } from '../../server/src/database/postgres/open-postgres.ts';
import type { Tables } from '../../server/src/database/tables.ts';
import { newDatabase } from '../support/test-server.ts';
import { useTemporaryFolder } from '../support/use-temporary-folder.ts';

/** The index of the search, which each engine makes in its own way. */
const SEARCH = 'submission_search';

const columnsOf = async (query: Kysely<Tables>) => {
  const tables = await query.introspection.getTables();
  return tables
    .filter(({ name }) => !name.startsWith(SEARCH))
    .flatMap(({ name, columns }) =>
      columns.map((column) => `${name}.${column.name}${column.isNullable ? '' : ' not null'}`),
    )
    .sort();
};

const open = async () => {
  const sqlite = await openDataFolder(useTemporaryFolder());
  onTestFinished(() => sqlite.close());
  const postgres = await openPostgres((await newDatabase()) as string, { use: 'command', report: () => {} });
  onTestFinished(() => postgres.close());
  return { sqlite: sqlite.query, postgres: postgres.query };
};

test('both engines have the same tables, columns and indexes', async () => {
  const { sqlite, postgres } = await open();
  // SQLite says nothing of a primary key, which is never null.
  const withoutKeys = (columns: string[]) => columns.map((column) => column.replace(' not null', ''));
  expect(withoutKeys(await columnsOf(postgres))).toEqual(withoutKeys(await columnsOf(sqlite)));

  const inSqlite = await sql<{ name: string }>`
    select name from sqlite_master where type = 'index' and sql is not null`.execute(sqlite);
  const inPostgres = await sql<{ name: string }>`
    select indexname as name from pg_indexes
    where schemaname = current_schema()
      and not exists (select from pg_constraint where conname = indexname)`.execute(postgres);
  const names = (rows: { name: string }[]) =>
    rows
      .map(({ name }) => name)
      .filter((name) => !name.startsWith(SEARCH))
      .sort();
  expect(names(inPostgres.rows)).toEqual(names(inSqlite.rows));
});

test('PostgreSQL orders texts as SQLite does, whatever its own order is', async () => {
  const { postgres } = await open();
  const { rows } = await sql<{ column: string }>`
    select table_name || '.' || column_name as column from information_schema.columns
    where table_schema = current_schema() and data_type = 'text' and collation_name is distinct from 'C'
      and table_name !~ '^kysely'`.execute(postgres);
  expect(rows).toEqual([]);
});
