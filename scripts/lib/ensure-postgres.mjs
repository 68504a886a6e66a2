import { findPostgres } from './find-postgres.mjs';
import { installBySystem } from './install-by-system.mjs';
import { step } from './step.mjs';

/**
 * Whether there is a PostgreSQL that tests can start, installed by the system's package manager if necessary. The
 * tests that need one are skipped without it.
 */
export const ensurePostgres = async () => {
  if (findPostgres()) return true;
  await step('Installing PostgreSQL by the system’s package manager', () => installBySystem('postgresql'));
  return findPostgres() !== undefined;
};
