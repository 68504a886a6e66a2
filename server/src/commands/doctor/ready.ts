import type { ReadyAnswer } from '@jeweler/core/schemas';
import type { Config } from '../../config.ts';
import { readDatabase } from '../../database/check-database.ts';
import { databaseFile } from '../../database/lock.ts';
import { readPostgres } from '../../database/postgres/inspect-postgres.ts';
import { readReady } from '../../ready/ready-checks.ts';
import { type Finding, note, ok } from './finding.ts';

const SUBJECT = 'Ready to open';

/** What has to be right before the shop opens, as the portal lists it. */
export const checkReady = async (config: Config): Promise<Finding[]> => {
  const { dataDir, databaseUrl } = config;
  let ready: ReadyAnswer | undefined;
  try {
    ready =
      databaseUrl === undefined
        ? await readDatabase(databaseFile(dataDir), (query) => readReady(query, config))
        : await readPostgres(databaseUrl, (query) => readReady(query, config));
  } catch {
    return [note(SUBJECT, 'not checked, because the database cannot be read')];
  }
  if (!ready) return [];
  const open = ready.checks.filter(({ done }) => !done);
  return open.length === 0
    ? [ok(SUBJECT, `all ${ready.checks.length} of the list are done`)]
    : open.map(({ text }) => note(SUBJECT, text));
};
