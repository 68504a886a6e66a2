import { type RawBuilder, sql } from 'kysely';

/** Whether a column of ASCII letters of one case contains `text` as it is; every text contains the empty one. */
export const containsText = (column: RawBuilder<string>, text: string): RawBuilder<boolean> =>
  sql<boolean>`${column} like ${`%${text.replaceAll(/[\\%_]/g, '\\$&')}%`} escape '\\'`;
