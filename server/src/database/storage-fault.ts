import Sqlite from 'better-sqlite3';
import { postgresAdvice } from './postgres/postgres-fault.ts';

const ADVICE = {
  SQLITE_FULL: 'The disk with DATA_DIR is full: free some space',
  SQLITE_READONLY: 'The database is read-only: give the server write access to DATA_DIR and the files in it',
  SQLITE_IOERR: 'The disk with DATA_DIR reports an error: check the disk and the space left on it',
  SQLITE_CANTOPEN: 'The database cannot be opened: check that DATA_DIR exists and may be written',
  SQLITE_CORRUPT_VTAB:
    'The search index is damaged, the data are not: stop the server and run npm run doctor -- --rebuild',
  SQLITE_CORRUPT: 'The database is damaged: stop the server and restore the last backup',
  SQLITE_NOTADB: 'The file is not a database: restore the last backup',
  SQLITE_BUSY: 'Another program is keeping the database locked: close it, or wait until it is done',
};

/** What the operator has to do about a database failure; undefined when the error is not a storage fault. */
export const storageAdvice = (error: unknown): { code: string; advice: string } | undefined => {
  if (!(error instanceof Sqlite.SqliteError)) return postgresAdvice(error);
  const known = Object.entries(ADVICE).find(([code]) => error.code.startsWith(code));
  return known && { code: error.code, advice: known[1] };
};

export { isUnstorableText } from './postgres/postgres-fault.ts';

/** Whether another connection held a lock; the same call may succeed a moment later. */
export const isLocked = (error: unknown): boolean =>
  error instanceof Sqlite.SqliteError && error.code.startsWith('SQLITE_BUSY');
