import type { TestProject } from 'vitest/node';
import { Admins } from '../../server/src/accounts/admins.ts';
import { PasswordHashing } from '../../server/src/accounts/password-hashing.ts';
import { openPostgres } from '../../server/src/database/postgres/open-postgres.ts';
import { runStatement, startPostgres } from './postgres-server.ts';
import { testAdmin } from './test-admin.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the database server on which every test server gets a database of its own. */
    postgres?: string;
  }
}

/** The database that others are copied from: migrated, with one admin. */
export const TEMPLATE = 'template_of_tests';

/** Starts PostgreSQL, and creates the database that every test starts from, once per run. */
export const setup = async (project: TestProject) => {
  const server = await startPostgres();
  if (!server) throw new Error('There is no PostgreSQL 15 or newer to test with.');
  await runStatement(server.url('postgres'), `create database ${TEMPLATE}`);
  const database = await openPostgres(server.url(TEMPLATE), { use: 'command', report: () => {} });
  const admins = new Admins(database, new PasswordHashing(), () => new Date());
  await admins.add(testAdmin.username, testAdmin.password);
  await database.close();
  project.provide('postgres', server.url('postgres'));
  return server.stop;
};
