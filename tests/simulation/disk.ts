import { setTimeout as delay } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';

/** What goes wrong with the database of this process. All statements of SQLite pass here. */
const open = new Set<Sqlite.Database>();
/** Connections of processes that have ended. */
const dead = new WeakSet<Sqlite.Database>();
let death: { left: number; readonly when: 'before' | 'after'; readonly happen: () => void } | undefined;
/** How many writes it has room for. */
let room = Number.POSITIVE_INFINITY;

const refuse = (code: string, message: string): never => {
  throw new Sqlite.SqliteError(message, code);
};

const end = (): void => {
  const happen = death?.happen;
  death = undefined;
  for (const each of open) dead.add(each);
  open.clear();
  happen?.();
};

const pass = ({ source, database }: Sqlite.Statement, run: () => unknown): unknown => {
  const stopIfDead = () => dead.has(database) && refuse('SQLITE_IOERR', 'The process has ended.');
  stopIfDead();
  open.add(database);
  const isWrite = /^\s*(?:insert|update|delete)/i.test(source);
  if (isWrite) room -= 1;
  if (isWrite && room < 0) refuse('SQLITE_FULL', 'database or disk is full');
  if (!death || !(isWrite || database.inTransaction)) return run();
  death.left -= 1;
  if (death.left > 0) return run();
  const result = death.when === 'after' ? run() : undefined;
  end();
  stopIfDead();
  return result;
};

const native = new Sqlite(':memory:');
const statement = Object.getPrototypeOf(native.prepare('select 1'));
native.close();
for (const name of ['run', 'get', 'all']) {
  const real = statement[name];
  statement[name] = function (this: Sqlite.Statement, ...args: unknown[]) {
    return pass(this, () => real.apply(this, args));
  };
}

/** The process ends, as by SIGKILL, at this statement of a write from now on; `happen` is called at that moment. */
export const endAt = (statement: number, when: 'before' | 'after', happen: () => void): void => {
  death = { left: statement, when, happen };
};

export const endIfDoomed = (): void => {
  if (death) end();
};

/** The disk is full after so many writes. */
export const whileFull = async (writes: number, act: () => Promise<void>): Promise<void> => {
  room = writes;
  await act().finally(() => {
    room = Number.POSITIVE_INFINITY;
  });
};

/** Another program locks the database for a moment. */
export const whileLocked = async (file: string, act: () => Promise<void>): Promise<void> => {
  const other = new Sqlite(file);
  other.exec('begin immediate');
  await Promise.all([act(), delay(15).then(() => other.close())]);
};
