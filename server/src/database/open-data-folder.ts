import { accessSync, constants, mkdirSync } from 'node:fs';
import path from 'node:path';
import { OperatorError } from '../errors.ts';
import { migrate } from './migrate.ts';
import { type Database, openDatabase } from './sqlite.ts';
import { storageAdvice } from './storage-fault.ts';

/** The folder holds visitors' names and addresses: for its owner's eyes. */
const OWNER_ONLY = 0o700;

/** The database file within DATA_DIR. */
export const databaseFile = (dataDir: string): string => path.join(dataDir, 'jeweler.sqlite');

/**
 * Opens the database in DATA_DIR, which is made when missing, and brings it up to date.
 * Throws OperatorError when the folder cannot be written or the file is no database.
 */
export const openDataFolder = async (dataDir: string): Promise<Database> => {
  try {
    mkdirSync(dataDir, { recursive: true, mode: OWNER_ONLY });
    accessSync(dataDir, constants.W_OK);
  } catch (error) {
    throw new OperatorError(`DATA_DIR ${dataDir} cannot be written: ${(error as Error).message}`);
  }
  const file = databaseFile(dataDir);
  try {
    const database = openDatabase(file);
    await migrate(database.query);
    return database;
  } catch (error) {
    const advice = storageAdvice(error)?.advice;
    if (!advice) throw error;
    throw new OperatorError(`${file} cannot be opened: ${(error as Error).message}. ${advice}.`);
  }
};
