import Sqlite from 'better-sqlite3';

/**
 * From 24.19 on, Node aborts the process (SIGABRT) when it garbage-collects a database or a statement of
 * better-sqlite3 12, the newest version that runs on Node 20. So none is ever released: a process opens a
 * handful of databases, and the code has some hundred queries.
 */
const retained = new Set<object>();

/** Opens a better-sqlite3 connection that stays referenced, closed or not, until the process ends. */
export const openNative = (...[file, options]: ConstructorParameters<typeof Sqlite>): Sqlite.Database => {
  const native = new Sqlite(file, options);
  retained.add(native);
  return native;
};

/**
 * Returns a function that prepares each SQL text once for this connection. Use it instead of `prepare` and
 * `pragma`; `exec` creates no statement that could be collected.
 */
export const statementsOf = (native: Sqlite.Database): ((text: string) => Sqlite.Statement) => {
  const statements = new Map<string, Sqlite.Statement>();
  retained.add(statements);
  return (text) => {
    const known = statements.get(text);
    if (known) return known;
    const statement = native.prepare(text);
    statements.set(text, statement);
    return statement;
  };
};
