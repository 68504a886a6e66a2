import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { Kysely, PostgresDialect } from 'kysely';
import { Client, Pool } from 'pg';
import { readMigrationState } from '../migrate.ts';
import type { Tables } from '../tables.ts';
import { ADVISORY_LOCKS } from './postgres-dialect.ts';

/** How long an announcement may take. */
const HEARING_MS = 1000;

/** Inspects the database of a URL without changing anything. Throws the error of pg. */
export const inspectPostgres = async (url: string) => {
  const pool = new Pool({ connectionString: url, max: 2, connectionTimeoutMillis: 5000 });
  pool.on('error', () => undefined);
  const query = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    const askedAt = Date.now();
    const { rows } = await pool.query<{ version: string; now: Date }>(
      "select current_setting('server_version') as version, clock_timestamp() as now",
    );
    const halfWay = (Date.now() + askedAt) / 2;
    const leaders = await pool.query<{ address: string | null; since: Date }>(
      `select host(client_addr) as address, backend_start as since
        from pg_locks join pg_stat_activity using (pid)
        where locktype = 'advisory' and objid = $1 and granted
          and pg_locks.database = (select oid from pg_database where datname = current_database())`,
      [ADVISORY_LOCKS.leading],
    );
    const [leader] = leaders.rows;
    return {
      version: rows[0]?.version ?? '',
      ...(await readMigrationState(query)),
      /** Whether what is announced on one connection arrives on another. */
      hears: await canHear(url, pool),
      /** Address of the server that leads, as the database sees it; undefined when none does. */
      leader: leader && `${leader.address ?? 'this machine'}, since ${leader.since.toISOString()}`,
      /** How far this machine's clock is ahead of that of the database server. */
      clockDifferenceMs: halfWay - (rows[0]?.now.getTime() ?? halfWay),
    };
  } finally {
    await query.destroy();
  }
};

/**
 * Reads from the database of a URL without changing anything. Undefined when it has no tables yet; throws the error of pg.
 */
export const readPostgres = async <Result>(
  url: string,
  read: (query: Kysely<Tables>) => Promise<Result>,
): Promise<Result | undefined> => {
  const query = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: new Pool({ connectionString: url, max: 1 }) }),
  });
  try {
    const { applied } = await readMigrationState(query);
    return applied.length > 0 ? await read(query) : undefined;
  } finally {
    await query.destroy();
  }
};

const canHear = async (url: string, pool: Pool): Promise<boolean> => {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const channel = `jeweler_${randomUUID().replaceAll('-', '')}`;
    const heard = new Promise<true>((resolve) => client.on('notification', () => resolve(true)));
    await client.query(`listen ${channel}`);
    await pool.query(`notify ${channel}`);
    return await Promise.race([heard, delay(HEARING_MS, false)]);
  } finally {
    await client.end();
  }
};
