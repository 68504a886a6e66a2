import { integrityOf } from './integrity.ts';
import { openNative } from './native-database.ts';

/**
 * Turns a database that nobody uses into a single file without side files: its log is checkpointed into it.
 * Throws when SQLite cannot do that, with SQLITE_BUSY when another process has it open.
 */
export const checkpointToSingleFile = (file: string): void => {
  const native = openNative(file, { fileMustExist: true });
  try {
    native.exec('pragma journal_mode = DELETE');
  } finally {
    native.close();
  }
};

/**
 * Checks the integrity of every page and every foreign key. Throws an Error with the fault SQLite found.
 * Returns whether the search index is whole: it is made from the rest, so damage to it loses nothing.
 */
export const verify = (file: string): { readonly isSearchWhole: boolean } => {
  const native = openNative(file, { readonly: true });
  try {
    const prepare = native.prepare;
    const { data, search } = integrityOf(prepare('pragma integrity_check'));
    if (data !== 'ok') throw new Error(data);
    const dangling = prepare('pragma foreign_key_check').get() as
      | { table: string; parent: string }
      | undefined;
    if (dangling) throw new Error(`${dangling.table} refers to ${dangling.parent} that do not exist`);
    return { isSearchWhole: search === 'ok' };
  } finally {
    native.close();
  }
};
