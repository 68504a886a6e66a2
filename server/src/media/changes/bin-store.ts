import type { Selectable } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { MediaBinTable } from '../../database/tables.ts';

/** Something in the bin. */
export type BinRow = Readonly<Selectable<MediaBinTable>>;

export type BinStore = ReturnType<typeof createBinStore>;

/** What is known of the files in the bin of the media folder. */
export const createBinStore = ({ query, writes }: Database) => ({
  /** The latest first. */
  list: (): Promise<BinRow[]> => query.selectFrom('media_bin').selectAll().orderBy('at', 'desc').execute(),

  async add(row: BinRow): Promise<void> {
    await writes.run((trx) => trx.insertInto('media_bin').values(row).execute());
  },

  async remove(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    await writes.run(async (trx) => {
      for (const id of ids) await trx.deleteFrom('media_bin').where('id', '=', id).execute();
    });
  },
});
