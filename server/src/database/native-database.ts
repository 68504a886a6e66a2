import Sqlite from 'better-sqlite3';

/**
 * From 24.19 on, Node aborts the process (SIGABRT) when it garbage-collects a database or a statement of
 * better-sqlite3 12, the newest version that runs on Node 20. So none is ever released: a process opens a
 * handful of databases, and the code has some hundred queries.
 */
const retained = new Set<object>();

/**
 * Opens a better-sqlite3 connection that stays referenced, closed or not, until the process ends. Its `prepare`
 * returns the same statement for the same text, so that none can be collected. `pragma` would create one that
 * can: use `exec` or `prepare`.
 */
export const openNative = (...[file, options]: ConstructorParameters<typeof Sqlite>): Sqlite.Database => {
  const native = new Sqlite(file, options);
  const prepare = native.prepare.bind(native);
  const statements = new Map<string, Sqlite.Statement>();
  retained.add(native).add(statements);
  const prepareOnce = (text: string): Sqlite.Statement => {
    const statement = statements.get(text) ?? prepare(text);
    statements.set(text, statement);
    return statement;
  };
  return Object.assign(native, { prepare: prepareOnce });
};
