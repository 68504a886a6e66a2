import { openNative, statementsOf } from './native-database.ts';

/**
 * Makes a database that nobody uses one plain file without side files: what its log holds goes into
 * it. Throws when SQLite cannot do that, SQLITE_BUSY when another process has it open.
 */
export const seal = (file: string): void => {
  const native = openNative(file, { fileMustExist: true });
  try {
    native.exec('pragma journal_mode = DELETE');
  } finally {
    native.close();
  }
};

/** Reads every page and follows every reference. Throws an Error that says what SQLite found. */
export const verify = (file: string): void => {
  const native = openNative(file, { readonly: true });
  try {
    const prepare = statementsOf(native);
    const verdict = prepare('pragma integrity_check(1)').pluck().get();
    if (verdict !== 'ok') throw new Error(String(verdict));
    const dangling = prepare('pragma foreign_key_check').get() as
      | { table: string; parent: string }
      | undefined;
    if (dangling) throw new Error(`${dangling.table} refers to ${dangling.parent} that are not there`);
  } finally {
    native.close();
  }
};
