import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** The type of a column of text in a migration for both engines: ordered by code point, as SQLite's are. */
export const textType = (schema: Kysely<unknown>) =>
  schema.getExecutor().adapter instanceof PostgresAdapter ? sql`text collate "C"` : sql`text`;
