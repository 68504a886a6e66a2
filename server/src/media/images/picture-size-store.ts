import type { PixelSize } from '@jeweler/core/schemas';
import type { Database } from '../../database/database.ts';

export type PictureSizeStore = ReturnType<typeof createPictureSizeStore>;

/** Keys of one query: those of a thousand products, below every engine's limit of parameters. */
const MAX_KEYS = 2000;

/** Sizes of pictures by their `pictureKey`. */
export const createPictureSizeStore = ({ query, writes }: Database) => ({
  /** As far as they are stored, by their keys. */
  async read(keys: readonly string[]): Promise<Map<string, PixelSize>> {
    const sizes = new Map<string, PixelSize>();
    for (let start = 0; start < keys.length; start += MAX_KEYS) {
      const rows = await query
        .selectFrom('picture_sizes')
        .selectAll()
        .where('picture_key', 'in', keys.slice(start, start + MAX_KEYS))
        .execute();
      for (const { picture_key, ...size } of rows) sizes.set(picture_key, size);
    }
    return sizes;
  },

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
