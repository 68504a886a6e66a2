import type { TestProject } from 'vitest/node';
import { Admins } from '../../server/src/accounts/admins.ts';
import { PasswordHashing } from '../../server/src/accounts/password-hashing.ts';
import { followSitePlaces, followUsualRecords } from '../../server/src/catalogue/usual-records.ts';
import { checkpointToSingleFile } from '../../server/src/database/check-database.ts';
import { databaseFile } from '../../server/src/database/lock.ts';
import { openDataFolder } from '../../server/src/database/open-data-folder.ts';
import { noSite } from './no-site.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { testAdmin } from './test-admin.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated database with one admin; tests copy it instead of creating their own. */
    baseDatabase: string;
  }
}

/** Creates the database that every API test starts from, once per run. */
export const setup = async (project: TestProject) => {
  const { folder, remove } = temporaryFolder();
  const database = await openDataFolder(folder);
  const admins = new Admins(database, new PasswordHashing(), () => new Date());
  await admins.add(testAdmin.username, testAdmin.password);
  // As a first start does; each test's server finds them as they are.
  await followUsualRecords(database);
  await followSitePlaces(database, noSite.sitePlaces);
  await database.close();
  checkpointToSingleFile(databaseFile(folder));
  project.provide('baseDatabase', databaseFile(folder));
  return remove;
};
