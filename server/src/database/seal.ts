import { openNative, statementsOf } from './native-database.ts';

/**
 * Turns a database that nobody uses into a single file without side files: its log is checkpointed into it.
 * Throws when SQLite cannot do that, with SQLITE_BUSY when another process has it open.
 */
export const seal = (file: string): void => {
  const native = openNative(file, { fileMustExist: true });
  try {
    native.exec('pragma journal_mode = DELETE');
  } finally {
    native.close();
  }
};

/** Checks the integrity of every page and every foreign key. Throws an Error with the fault SQLite found. */
export const verify = (file: string): void => {
  const native = openNative(file, { readonly: true });
  try {
    const prepare = statementsOf(native);
    const verdict = prepare('pragma integrity_check(1)').pluck().get();
    if (verdict !== 'ok') throw new Error(String(verdict));
    const dangling = prepare('pragma foreign_key_check').get() as
      | { table: string; parent: string }
      | undefined;
    if (dangling) throw new Error(`${dangling.table} refers to ${dangling.parent} that do not exist`);
  } finally {
    native.close();
  }
};
