import { type Kysely, sql } from 'kysely';
import { isPostgres } from './is-postgres.ts';

/** The type of a column of text in a migration for both engines: ordered by code point, as SQLite's are. */
export const textType = (schema: Kysely<unknown>) => (isPostgres(schema) ? sql`text collate "C"` : sql`text`);
