import type { Selectable } from 'kysely';
import type { Database } from './database.ts';
import type { MediaHashesTable } from './tables.ts';

type Row = Selectable<MediaHashesTable>;

/** Hashes of files of the media folder. */
export const createMediaHashStore = ({ query, writes }: Pick<Database, 'query' | 'writes'>) => ({
  ofSizes: (sizes: readonly number[]): Promise<Row[]> =>
    query.selectFrom('media_hashes').selectAll().where('size', 'in', sizes).execute(),

  async save(row: Row): Promise<void> {
    await writes.run((trx) => trx.replaceInto('media_hashes').values(row).execute());
  },
});
