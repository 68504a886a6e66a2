import type { Selectable, Transaction } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { MediaHashesTable, Tables } from '../../database/tables.ts';

/** SHA-256 of a file of the media folder, as far as anything asked for it. */
export type ContentHash = Readonly<Selectable<MediaHashesTable>>;

/** In the place of what was stored of the same path. */
export const storeHash = async (trx: Transaction<Tables>, row: ContentHash): Promise<void> => {
  await trx
    .insertInto('media_hashes')
    .values(row)
    .onConflict((conflict) => conflict.column('path').doUpdateSet(row))
    .execute();
};

export type HashStore = ReturnType<typeof createHashStore>;

export const createHashStore = ({ query, writes }: Pick<Database, 'query' | 'writes'>) => ({
  /** Those of files that have one of these sizes, whatever their paths. */
  ofSizes: (sizes: readonly number[]): Promise<ContentHash[]> =>
    query.selectFrom('media_hashes').selectAll().where('size', 'in', sizes).execute(),

  async save(row: ContentHash): Promise<void> {
    await writes.run((trx) => storeHash(trx, row));
  },
});
