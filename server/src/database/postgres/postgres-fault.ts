import type { DatabaseError } from 'pg';

const UNREACHABLE =
  'The database server of DATABASE_URL cannot be reached: check that it runs, and the host and port of DATABASE_URL';

/** By the beginning of PostgreSQL's error code. */
const ADVICE = {
  '53100': 'The disk of the database server is full: free some space',
  '53300': 'The database server has no connection left: raise its max_connections',
  '25006': 'The database server accepts no writes: it may be a copy that follows another one',
  '28': 'The database server refuses the user of DATABASE_URL: check its name and password',
  '3D000': 'The database of DATABASE_URL does not exist: create it with createdb, or correct its name',
  '42501': 'The user of DATABASE_URL may not do this: make it the owner of the database',
  '55P03': 'Another program is keeping the database locked: close it, or wait until it is done',
  '57P': UNREACHABLE,
  '08': UNREACHABLE,
  '58': 'The disk of the database server reports an error: check the disk and the space left on it',
  XX: 'The database is damaged: stop the servers and restore the last backup',
};

/** Errors of the socket, and pg's own, which have no code. */
const SOCKET_CODE = /^(?:ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOENT|EAI_|ENOTFOUND)/;
const LOST =
  /^Connection terminated|^Query read timeout|timeout exceeded when trying to connect|^Client has encountered a connection error/;

const isLost = (error: unknown): error is Error =>
  error instanceof Error &&
  (('syscall' in error && SOCKET_CODE.test(String((error as NodeJS.ErrnoException).code))) ||
    LOST.test(error.message));

/** By what it has: pg itself is loaded only where it is the database. */
const isOfServer = (error: unknown): error is DatabaseError => error instanceof Error && 'severity' in error;

/** What the operator has to do about a failure of PostgreSQL; undefined when the error is none. */
export const postgresAdvice = (error: unknown): { code: string; advice: string } | undefined => {
  if (isLost(error)) return { code: 'unreachable', advice: UNREACHABLE };
  if (!isOfServer(error) || error.code === undefined) return undefined;
  const { code } = error;
  const known = Object.entries(ADVICE).find(([beginning]) => code.startsWith(beginning));
  return known && { code, advice: known[1] };
};

/** Whether a text contains NUL, which PostgreSQL neither stores nor compares with anything. */
export const isUnstorableText = (error: unknown): boolean => isOfServer(error) && error.code === '22021';

/** Whether the same transaction may begin a moment later: locked, or the database server is being restarted. */
export const isPostgresBusy = (error: unknown): boolean =>
  isLost(error) || (isOfServer(error) && /^(?:55P03|57P0|08|53300)/.test(error.code ?? ''));
