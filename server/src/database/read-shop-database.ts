import type { Kysely } from 'kysely';
import type { Config } from '../config.ts';
import { readDatabase } from './check-database.ts';
import { databaseFile } from './lock.ts';
import { readPostgres } from './postgres/inspect-postgres.ts';
import type { Tables } from './tables.ts';

/** Reads from the shop's database, whether or not a server runs; undefined while it has no tables. */
export const readShopDatabase = <Result>(
  { dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>,
  read: (query: Kysely<Tables>) => Promise<Result>,
): Promise<Result | undefined> =>
  databaseUrl === undefined ? readDatabase(databaseFile(dataDir), read) : readPostgres(databaseUrl, read);
