import Sqlite from 'better-sqlite3';

const ADVICE = {
  SQLITE_FULL: 'The disk with DATA_DIR is full: free some space',
  SQLITE_READONLY: 'The database is read-only: give the server write access to DATA_DIR and the files in it',
  SQLITE_IOERR: 'The disk with DATA_DIR reports an error: check the disk and the space left on it',
  SQLITE_CANTOPEN: 'The database cannot be opened: check that DATA_DIR exists and may be written',
  SQLITE_CORRUPT: 'The database is damaged: stop the server and put the last backup in its place',
  SQLITE_NOTADB: 'The file is no database: put the last backup in its place',
  SQLITE_BUSY: 'Another program keeps the database locked: end it, or wait until it is done',
};

/** What whoever runs the server has to do about a database failure; undefined: no fault of storage. */
export const storageAdvice = (error: unknown): { code: string; advice: string } | undefined => {
  if (!(error instanceof Sqlite.SqliteError)) return undefined;
  const known = Object.entries(ADVICE).find(([code]) => error.code.startsWith(code));
  return known && { code: error.code, advice: known[1] };
};
