import { PostgresAdapter, type QueryExecutorProvider } from 'kysely';

/** Which of the two engines a query runs on; asked in this folder only. */
export const isPostgres = (query: QueryExecutorProvider): boolean =>
  query.getExecutor().adapter instanceof PostgresAdapter;
