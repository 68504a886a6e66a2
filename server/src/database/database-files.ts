import { statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';

/** The database file within DATA_DIR. */
export const databaseFile = (dataDir: string): string => path.join(dataDir, 'jeweler.sqlite');

/** Where a backup is made ready to take the database's place. */
export const incomingFile = (dataDir: string): string => path.join(dataDir, 'jeweler.restoring.sqlite');

/** Where the copy before an update is made. */
export const outgoingFile = (dataDir: string): string => path.join(dataDir, 'jeweler.copying.sqlite');

/** The present moment for a file name: sorts by time, and every file system takes it. */
export const fileTime = (): string => new Date().toISOString().replaceAll(/[:.]/g, '-');

/** What SQLite may keep beside a database file: write-ahead log, its index, rollback journal. */
export const sideFiles = (file: string): readonly string[] =>
  ['-wal', '-shm', '-journal'].map((ending) => file + ending);

/** Removes a database file and what SQLite keeps beside it, as far as they are there. */
export const removeDatabase = async (file: string): Promise<void> => {
  for (const each of [...sideFiles(file), file]) await rm(each, { force: true });
};

const identityOf = (file: string): string | undefined => {
  const stats = statSync(file, { bigint: true, throwIfNoEntry: false });
  return stats && `${stats.dev}:${stats.ino}`;
};

/**
 * Remembers which files an open database consists of. What it returns tells whether they are still at
 * their paths; a file that was deleted or replaced can be written to, but nobody will find it again.
 * Call it when the database has been read from, so that its side files exist. Asking costs 8 µs, a commit
 * some hundred times that.
 */
export const watchFiles = (file: string): (() => boolean) => {
  const opened = [file, ...sideFiles(file)].flatMap((each) => {
    const identity = identityOf(each);
    return identity === undefined ? [] : [{ each, identity }];
  });
  return () => opened.every(({ each, identity }) => identityOf(each) === identity);
};
