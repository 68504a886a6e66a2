import { randomInt, randomUUID } from 'node:crypto';
import type { EventEmitter } from 'node:events';
import { HandleEmptyInListsPlugin, Kysely, replaceWithNoncontingentExpression } from 'kysely';
import { type Client, type ClientConfig, Pool, type PoolClient, type QueryConfig, types } from 'pg';
import { OperatorError } from '../../errors.ts';
import { copyToSqlite } from '../copy-rows.ts';
import type { Database } from '../database.ts';
import { DatabaseChanges } from '../database-changes.ts';
import { migrate, migrations, newerVersion, readMigrationState } from '../migrate.ts';
import { checkStorage } from '../storage-check.ts';
import type { Tables } from '../tables.ts';
import { WriteQueue } from '../write-queue.ts';
import { ADVISORY_LOCKS, sharedDialect } from './postgres-dialect.ts';
import { isPostgresBusy, postgresAdvice } from './postgres-fault.ts';
import { ServerConnection } from './server-connection.ts';

/** Connections of one process, besides that of ServerConnection. */
const MAX_CONNECTIONS = 10;
const CONNECT_TIMEOUT_MS = 5000;
/** How long a statement may take: longer ones wait for a database server that cannot be reached. */
const STATEMENT_TIMEOUT_MS = 30_000;
/** The same for the wait for what another server does with shared files. */
const WORK_TIMEOUT_MS = 60 * 60 * 1000;
const MIN_VERSION = 150_000;
/**
 * A wait for the lock of writes ends soon, so that WriteQueue decides how long to go on; a process that stops
 * in the middle of a transaction does not hold up the others for longer than that.
 */
const sessionSettings = '-c lock_timeout=2000 -c idle_in_transaction_session_timeout=15000';

const INT8 = 20;
const NUMERIC = 1700;

/** Numbers are numbers: no count or size of a shop is beyond 2^53. */
const asNumbers: ClientConfig['types'] = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === INT8 || oid === NUMERIC ? Number : types.getTypeParser(oid, format as 'text'),
} as NonNullable<ClientConfig['types']>;

/** How `pg` reaches the database of a URL. */
const connectionConfig = (url: string): ClientConfig => ({
  connectionString: url,
  application_name: 'jeweler',
  types: asNumbers,
});

/** The URL without its password, for people. */
const namedDatabase = (url: string): string => {
  const { host, pathname } = new URL(url);
  return `${pathname.slice(1)} on ${host || 'this machine'}`;
};

export interface OpenPostgresOptions {
  /** A command hears nothing of other processes, and never leads. */
  readonly use: 'server' | 'command';
  /** Called with what was done to the database, and with losses of the connection. */
  readonly report: (line: string) => void;
}

/**
 * Opens the database of a URL and brings it up to date: servers may do that at the same time. Throws
 * OperatorError when it cannot be reached or used.
 */
export const openPostgres = async (url: string, { use, report }: OpenPostgresOptions): Promise<Database> => {
  const processId = randomUUID();
  const pool = new Pool({
    ...connectionConfig(url),
    options: sessionSettings,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: STATEMENT_TIMEOUT_MS,
    keepAlive: true,
  });
  // A connection that is lost between two statements; the next statement says so, or opens another one.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('error', () => undefined);
  // pg gives back a connection whose statement had no answer in time, and the next one would wait behind that.
  (pool as EventEmitter).on('release', (_error, client: Client & { _activeQuery?: object | null }) => {
    if (client._activeQuery) void client.end();
  });
  const query = new Kysely<Tables>({
    dialect: sharedDialect({ pool }, processId),
    // SQLite knows `in ()`.
    plugins: [new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression })],
  });
  /** Those that wait for the work of another server, which may take long: none keeps a server from stopping. */
  const waiting = new Set<PoolClient>();
  let connection: ServerConnection | undefined;
  try {
    await bringUpToDate(pool, query, { use, report });
    if (use === 'server')
      connection = await ServerConnection.open({
        config: connectionConfig(url),
        processId,
        knownMigrations: Object.keys(migrations),
        report,
      });
  } catch (error) {
    await query.destroy();
    const advice = postgresAdvice(error)?.advice;
    if (!advice) throw error;
    throw new OperatorError(
      `The database ${namedDatabase(url)} cannot be opened: ${(error as Error).message}. ${advice}.`,
    );
  }
  const dataVersion = () => connection?.version ?? 0;
  const changes = new DatabaseChanges(dataVersion);
  const writes = new WriteQueue(query, isPostgresBusy, changes);
  return {
    query,
    writes,
    changes,
    isShared: true,
    isLeading: () => connection?.isLeading ?? false,
    async exclusively(work, subject = '') {
      const client = await pool.connect();
      waiting.add(client);
      try {
        // Without the limit of a wait for a write: the work of another server may take minutes.
        await client.query('set lock_timeout = 0');
        await client.query({
          text: 'select pg_advisory_lock($1, hashtext($2))',
          values: [ADVISORY_LOCKS.working, subject],
          query_timeout: WORK_TIMEOUT_MS,
        } as QueryConfig);
      } catch (error) {
        if (waiting.delete(client)) client.release(true);
        throw error;
      }
      waiting.delete(client);
      try {
        return await work();
      } finally {
        // The lock ends with the connection.
        client.release(true);
      }
    },
    dataVersion,
    truncateLog() {},
    // A row of its own: another server's check may come in between.
    check: checkStorage(query, writes, () => true, randomInt(2 ** 40)),
    async copyTo(file) {
      await copyToSqlite(query, file);
    },
    async close() {
      await writes.close();
      for (const client of waiting) client.release(true);
      waiting.clear();
      await connection?.close();
      await query.destroy();
    },
  };
};

const bringUpToDate = async (
  pool: Pool,
  query: Kysely<Tables>,
  { use, report }: OpenPostgresOptions,
): Promise<void> => {
  const { rows } = await pool.query<{ number: string; name: string }>(
    "select current_setting('server_version_num') as number, current_setting('server_version') as name",
  );
  if (Number(rows[0]?.number) < MIN_VERSION)
    throw new OperatorError(`The database server is PostgreSQL ${rows[0]?.name}: use 15 or newer.`);
  const { applied, pending, unknown } = await readMigrationState(query);
  if (unknown.length > 0)
    throw new OperatorError(`${newerVersion('The database', unknown)}: run that version.`);
  if (pending.length === 0) return;
  if (use === 'command' && applied.length > 0)
    throw new OperatorError(
      'The program was updated, but the running servers were not: restart one, which brings the database up to date, and then run this command again.',
    );
  // Another server may have been faster.
  const done = await migrate(query);
  if (applied.length > 0 && done.length > 0) report(`Database brought up to date: ${done.join(', ')}`);
};
