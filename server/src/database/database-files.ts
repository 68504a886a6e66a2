import { statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';

/** The database file within DATA_DIR. */
export const databaseFile = (dataDir: string): string => path.join(dataDir, 'jeweler.sqlite');

/** Where a backup is prepared before it replaces the database. */
export const incomingFile = (dataDir: string): string => path.join(dataDir, 'jeweler.restoring.sqlite');

/** Where the copy before an update is written. */
export const outgoingFile = (dataDir: string): string => path.join(dataDir, 'jeweler.copying.sqlite');

/** The current time for a file name: sorts by time, and is valid on every file system. */
export const fileTime = (): string => new Date().toISOString().replaceAll(/[:.]/g, '-');

/** Files that SQLite may create beside a database file: write-ahead log, its index, rollback journal. */
export const sideFiles = (file: string): readonly string[] =>
  ['-wal', '-shm', '-journal'].map((ending) => file + ending);

/** Removes a database file and its side files, if they exist. */
export const removeDatabase = async (file: string): Promise<void> => {
  for (const each of [...sideFiles(file), file]) await rm(each, { force: true });
};

const identityOf = (file: string): string | undefined => {
  const stats = statSync(file, { bigint: true, throwIfNoEntry: false });
  return stats && `${stats.dev}:${stats.ino}`;
};

/**
 * Remembers the files of an open database. The returned function tells whether they are still at their paths:
 * a file that was deleted or replaced can still be written to, but nobody will find it again. Call this once
 * the database has been read from, so that its side files exist.
 */
export const watchFiles = (file: string): (() => boolean) => {
  const opened = [file, ...sideFiles(file)].flatMap((each) => {
    const identity = identityOf(each);
    return identity === undefined ? [] : [{ each, identity }];
  });
  return () => opened.every(({ each, identity }) => identityOf(each) === identity);
};
