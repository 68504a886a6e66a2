import type { PixelSize } from '@jeweler/core/schemas';
import type { Database } from '../../database/database.ts';

export type PictureSizeStore = ReturnType<typeof createPictureSizeStore>;

/** Sizes of pictures by their `pictureKey`. */
export const createPictureSizeStore = ({ query, writes }: Pick<Database, 'query' | 'writes'>) => ({
  read: (key: string): Promise<PixelSize | undefined> =>
    query
      .selectFrom('picture_sizes')
      .select(['width', 'height'])
      .where('picture_key', '=', key)
      .executeTakeFirst(),

  async write(key: string, { width, height }: PixelSize): Promise<void> {
    await writes.run((trx) =>
      trx
        .insertInto('picture_sizes')
        .values({ picture_key: key, width, height })
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
    );
  },
});
