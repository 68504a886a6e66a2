import { rm } from 'node:fs/promises';
import path from 'node:path';
import type Sqlite from 'better-sqlite3';
import { OperatorError } from '../errors.ts';
import { openNative } from './native-database.ts';
import { createPrivateFile } from './permissions.ts';
import { isLocked } from './storage-fault.ts';

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

/**
 * What a process does with the data folder. Any number of commands and at most one server may use it at once,
 * and a replacement (restoring a backup) only while there are neither.
 */
export type DataFolderUse = 'server' | 'command' | 'replacement';

export type DataFolderLock = ReturnType<typeof lockDataFolder>;

/** How long to wait for another process that is about to exit. */
const TIMEOUT_MS = 1000;

/**
 * SQLite's own locks: SHARED, RESERVED (compatible with SHARED, but held by one process only) and EXCLUSIVE.
 */
const STATEMENTS: Record<DataFolderUse, string> = {
  command: 'begin; select 1 from sqlite_master',
  server: 'begin immediate',
  replacement: 'begin exclusive',
};

const refusals: Record<DataFolderUse, (dataDir: string) => string> = {
  server: (dataDir) =>
    `Another server is using DATA_DIR ${dataDir}: stop that one first, or set DATA_DIR to another folder.`,
  command: (dataDir) => `A backup is being restored in DATA_DIR ${dataDir}: try again when that is done.`,
  replacement: (dataDir) =>
    `A server or another command is using DATA_DIR ${dataDir}: stop it first, then restore. Nothing was changed.`,
};

/**
 * Takes a lock and returns the function that releases it; undefined when another process holds a conflicting
 * one.
 */
const take = (file: string, use: DataFolderUse): (() => void) | undefined => {
  let native: Sqlite.Database | undefined;
  try {
    createPrivateFile(file);
    native = openNative(file, { timeout: TIMEOUT_MS });
    // Nothing is ever written to it: the file stays empty and has no side files.
    native.exec('pragma journal_mode = MEMORY');
    native.exec(STATEMENTS[use]);
    const held = native;
    return () => void held.close();
  } catch (error) {
    native?.close();
    if (isLocked(error)) return undefined;
    throw new OperatorError(
      `${file} cannot be used: ${(error as Error).message}. Give this user write access to it.`,
    );
  }
};

/**
 * Shows other processes what this one does with the folder until the lock is released or the process ends,
 * even by a crash: it is a lock of the operating system on a small file beside the database, so it never
 * becomes stale. Throws OperatorError when another process holds a conflicting lock.
 */
export const lockDataFolder = (dataDir: string, use: DataFolderUse) => {
  const file = path.join(dataDir, 'jeweler.lock');
  const release = take(file, use);
  if (!release) throw new OperatorError(refusals[use](dataDir));
  return {
    release,
    /** Keeps servers from starting until the returned function is called; undefined when one is running. */
    blockServerStart: () => (use === 'server' ? () => {} : take(file, 'server')),
  };
};

/**
 * Lets one process at a time make automatic copies or rehearse them. Returns the function that ends that; it
 * ends by itself with the process. Throws OperatorError while another one does.
 */
export const lockBackups = (dataDir: string): (() => void) => {
  const release = take(path.join(dataDir, 'jeweler.backup.lock'), 'replacement');
  if (!release)
    throw new OperatorError('Another copy is being made at this moment: try again when that is done.');
  return release;
};
