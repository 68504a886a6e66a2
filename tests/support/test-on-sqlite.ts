import { inject, test } from 'vitest';

/** A test about SQLite's file, or in its SQL; skipped where the tests run on PostgreSQL. */
export const testOnSqlite = test.skipIf(inject('postgres'));
