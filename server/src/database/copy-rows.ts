import { createHash } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import { OperatorError } from '../errors.ts';
import { snapshot } from './database.ts';
import { isPostgres } from './engine.ts';
import { removeDatabase } from './lock.ts';
import { migrate } from './migrate.ts';
import { createPrivateFile } from './permissions.ts';
import { openDatabase } from './sqlite.ts';
import { rebuildSubmissionSearch } from './submission-search.ts';
import type { Tables } from './tables.ts';

/**
 * The key of each table, those first that others refer to. What only the server that wrote it can use is not
 * copied: sessions and what hangs on them, limits, and the row of the storage check.
 */
const KEYS = {
  admins: ['id'],
  removed_admins: ['username_key'],
  account_links: ['token_hash'],
  account_events: ['id'],
  second_factors: ['admin_id'],
  catalogue_records: ['kind', 'id'],
  catalogue_history: ['kind', 'record_id', 'revision'],
  catalogue_addresses: ['kind', 'slug'],
  catalogue_bulk_changes: ['id'],
  catalogue_previews: ['token_hash'],
  catalogue_state: ['id'],
  catalogue_last_ids: ['kind'],
  submissions: ['id'],
  prize_claims: ['submission_id'],
  submission_notes: ['id'],
  submission_history: ['id'],
  unread_submissions: ['admin_id', 'submission_id'],
  unsaved_texts: ['admin_id', 'form'],
  subscribers: ['id'],
  subscriber_links: ['token_hash'],
  outbox: ['id'],
  visit_links: ['token_hash'],
  request_photos: ['id'],
  request_photo_parts: ['photo_id', 'position'],
  deletions: ['id'],
  settings: ['key'],
  picture_sizes: ['picture_key'],
  media_bin: ['id'],
  media_moves: ['id'],
  media_addresses: ['path'],
  media_uploads: ['id'],
} as const satisfies Record<Exclude<keyof Tables, (typeof OF_THE_SERVER)[number]>, readonly string[]>;

const OF_THE_SERVER = [
  'admin_sessions',
  'phone_links',
  'download_tickets',
  // Of the version before.
  'rate_limits',
  'recovery_codes',
  'catalogue_drafts',
  'media_hashes',
  'storage_checks',
] as const;

const BATCH_ROWS = 500;
/** Rows of a table with pictures have a megabyte each. */
const PICTURE_ROWS = 10;

type Row = Record<string, unknown>;
type AnyTable = Kysely<Record<string, Row>>;
type Key = readonly [string, ...string[]];

const tables = Object.entries(KEYS) as unknown as readonly (readonly [string, Key])[];

/** The rows of a table in the order of its key, some hundred at a time. */
async function* pages(query: AnyTable, table: string, key: Key): AsyncGenerator<Row[]> {
  const batch = table.startsWith('request_photo') ? PICTURE_ROWS : BATCH_ROWS;
  let select = query.selectFrom(table).selectAll().limit(batch);
  for (const column of key) select = select.orderBy(column);
  for (let offset = 0; ; offset += batch) {
    const rows = await select.offset(offset).execute();
    if (rows.length > 0) yield rows;
    if (rows.length < batch) return;
  }
}

/** How many rows a table has, and a hash of all they contain. */
const digestTable = async (query: AnyTable, table: string, key: Key) => {
  const hash = createHash('sha256');
  let count = 0;
  for await (const rows of pages(query, table, key)) {
    count += rows.length;
    for (const row of rows)
      for (const column of Object.keys(row).sort()) {
        const value = row[column];
        const text = Buffer.isBuffer(value) ? value.toString('base64') : value;
        hash.update(`${JSON.stringify([column, text])}\n`);
      }
  }
  return { rows: count, sha256: hash.digest('hex') };
};

/** The last number that was given in a table, maybe to a row that has been deleted; 0 where rows get none. */
const lastNumber = async (query: AnyTable, table: string): Promise<number> => {
  const { rows } = isPostgres(query)
    ? await sql<{ last: number | null }>`
        select last_value as last from pg_sequences
        where schemaname = current_schema() and sequencename = ${`${table}_id_seq`}`.execute(query)
    : await sql<{
        last: number | null;
      }>`select seq as last from sqlite_sequence where name = ${table}`.execute(query);
  return rows[0]?.last ?? 0;
};

const setLastNumber = async (query: AnyTable, table: string, last: number): Promise<void> => {
  if (last === 0) return;
  if (isPostgres(query)) {
    await sql`select setval(${`${table}_id_seq`}::regclass, ${last})`.execute(query);
    return;
  }
  await sql`delete from sqlite_sequence where name = ${table}`.execute(query);
  await sql`insert into sqlite_sequence (name, seq) values (${table}, ${last})`.execute(query);
};

/**
 * Copies a shop's database to a new one, of the same engine or another: what the migrations put into that one
 * is replaced. Compares the number of rows and a hash of each table with what was read, creates the search
 * index anew, and returns what was copied, in words. Throws, so that nothing is stored, when the other one is in
 * use, or differs afterwards.
 * @param source of one snapshot
 */
export const copyRows = async (source: Kysely<Tables>, target: Transaction<Tables>): Promise<string> => {
  const from = source as unknown as AnyTable;
  const to = target as unknown as AnyTable;
  // Each side waits for as long as the other takes for a table; PostgreSQL ends a session that it hears nothing from.
  for (const side of [from, to].filter(isPostgres))
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(side);
  const used = await target.selectFrom('catalogue_state').select('id').executeTakeFirst();
  const admins = await target.selectFrom('admins').select('id').executeTakeFirst();
  if (used || admins) throw new OperatorError('The new database is in use: name an empty one.');
  await target.deleteFrom('catalogue_records').execute();
  const copied = new Map<string, Awaited<ReturnType<typeof digestTable>>>();
  for (const [table, key] of tables) {
    for await (const rows of pages(from, table, key)) await to.insertInto(table).values(rows).execute();
    const [there, here] = [await digestTable(from, table, key), await digestTable(to, table, key)];
    if (there.rows !== here.rows || there.sha256 !== here.sha256)
      throw new OperatorError(`The copy of ${table} differs (${here.rows} of ${there.rows} rows).`);
    copied.set(table, here);
  }
  for (const [table] of tables) await setLastNumber(to, table, await lastNumber(from, table));
  await rebuildSubmissionSearch(target);
  const count = [...copied.values()].reduce((sum, { rows }) => sum + rows, 0);
  const requests = copied.get('submissions')?.rows ?? 0;
  return `${count} rows in ${copied.size} tables, ${requests} request${requests === 1 ? '' : 's'} among them`;
};

/**
 * Copies one snapshot of a database to a new file of SQLite. Returns what was copied, in words; when that fails,
 * there is no file.
 */
export const copyToSqlite = async (query: Kysely<Tables>, file: string): Promise<string> => {
  createPrivateFile(file);
  const copy = openDatabase(file);
  let copied: string | undefined;
  try {
    await migrate(copy.query);
    copied = await snapshot(query, (source) => copy.writes.run((trx) => copyRows(source, trx)));
    return copied;
  } finally {
    await copy.close();
    if (copied === undefined) await removeDatabase(file);
  }
};
