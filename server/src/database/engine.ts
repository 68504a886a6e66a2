import { type Kysely, PostgresAdapter, type QueryExecutorProvider, sql } from 'kysely';

/** Which of the two engines a query runs on; asked in this folder only. */
export const isPostgres = (query: QueryExecutorProvider): boolean =>
  query.getExecutor().adapter instanceof PostgresAdapter;

/** The type of a column of text in a migration for both engines: ordered by code point, as SQLite's are. */
export const textType = (schema: Kysely<unknown>) => (isPostgres(schema) ? sql`text collate "C"` : sql`text`);
