import type { Kysely } from 'kysely';
import { copyRows } from './copy-rows.ts';
import { snapshot } from './database.ts';
import { removeDatabase } from './lock.ts';
import { migrate } from './migrate.ts';
import { createPrivateFile } from './permissions.ts';
import { openDatabase } from './sqlite.ts';
import type { Tables } from './tables.ts';

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
