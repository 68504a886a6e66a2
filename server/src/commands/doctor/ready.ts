import type { ReadyAnswer } from '@jeweler/core/schemas';
import type { Kysely } from 'kysely';
import { readAllRecords } from '../../catalogue/stored-record.ts';
import type { Config } from '../../config.ts';
import { readDatabase } from '../../database/check-database.ts';
import { databaseFile } from '../../database/lock.ts';
import { readPostgres } from '../../database/postgres/inspect-postgres.ts';
import type { Tables } from '../../database/tables.ts';
import { readReady } from '../../ready/ready-checks.ts';
import { type Finding, note, ok } from './finding.ts';

/** Reads from the shop's database, whether or not a server runs; undefined while it has no tables. */
export const readShopDatabase = <Result>(
  { dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>,
  read: (query: Kysely<Tables>) => Promise<Result>,
): Promise<Result | undefined> =>
  databaseUrl === undefined ? readDatabase(databaseFile(dataDir), read) : readPostgres(databaseUrl, read);

/** What has to be right before the shop opens, as the portal lists it. */
export const checkReady = async (config: Config): Promise<Finding[]> => {
  let ready: ReadyAnswer | undefined;
  try {
    ready = await readShopDatabase(config, async (query) =>
      readReady(query, config, await readAllRecords(query)),
    );
  } catch {
    return [note('not checked, because the database cannot be read')];
  }
  if (!ready) return [];
  const open = ready.checks.filter(({ done }) => !done);
  return open.length === 0
    ? [ok(`all ${ready.checks.length} of the list are done`)]
    : open.map(({ text }) => note(text));
};
