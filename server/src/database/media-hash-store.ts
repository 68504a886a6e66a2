import type { Insertable, Selectable, Transaction } from 'kysely';
import type { Database } from './database.ts';
import type { MediaHashesTable, Tables } from './tables.ts';

type Row = Selectable<MediaHashesTable>;

/** In the place of what was stored of the same path. */
export const storeMediaHash = async (
  trx: Transaction<Tables>,
  row: Insertable<MediaHashesTable>,
): Promise<void> => {
  await trx
    .insertInto('media_hashes')
    .values(row)
    .onConflict((conflict) => conflict.column('path').doUpdateSet(row))
    .execute();
};

/** Hashes of files of the media folder. */
export const createMediaHashStore = ({ query, writes }: Pick<Database, 'query' | 'writes'>) => ({
  ofSizes: (sizes: readonly number[]): Promise<Row[]> =>
    query.selectFrom('media_hashes').selectAll().where('size', 'in', sizes).execute(),

  async save(row: Row): Promise<void> {
    await writes.run((trx) => storeMediaHash(trx, row));
  },
});
