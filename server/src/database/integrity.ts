import type Sqlite from 'better-sqlite3';

/** What SQLite found in the data, and in the search index that is made from them: `ok`, or the first fault. */
export interface Integrity {
  readonly data: string;
  readonly search: string;
}

/** @param check the statement `pragma integrity_check` or `pragma quick_check` */
export const integrityOf = (check: Sqlite.Statement): Integrity => {
  const lines = (check.pluck().all() as string[]).filter((line) => line !== 'ok');
  const isAboutSearch = (line: string) => line.includes('submission_search');
  return {
    data: lines.find((line) => !isAboutSearch(line)) ?? 'ok',
    search: lines.find(isAboutSearch) ?? 'ok',
  };
};
