import Sqlite from 'better-sqlite3';

/**
 * Node from 24.19 on ends the process (SIGABRT) when it collects a database or a statement of
 * better-sqlite3 12, the newest version that runs on Node 20. So none is ever given up: a process
 * opens a handful of databases, and the code has some hundred queries.
 */
const retained = new Set<object>();

/** Opens a connection of better-sqlite3 that is kept, closed or not, until the process ends. */
export const openNative = (...[file, options]: ConstructorParameters<typeof Sqlite>): Sqlite.Database => {
  const native = new Sqlite(file, options);
  retained.add(native);
  return native;
};

/**
 * Returns what prepares each text once for this connection. To be used in the place of `prepare` and
 * `pragma`; `exec` makes no statement that could be collected.
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
