import { type KnownPictures, listPictures } from '@jeweler/core/business';
import type { PictureSizes } from '../media/images/picture-sizes.ts';
import type { MediaEntry } from '../media/index/media-entry.ts';
import type { MediaIndex } from '../media/index/media-index.ts';
import { toMediaPath } from '../media/media-address.ts';
import { eachInTurn } from '../turns.ts';
import { fieldsOf, type StoredRecord } from './stored-record.ts';

interface ProductPicturesDeps {
  readonly config: { readonly siteUrl: string };
  readonly media: MediaIndex;
  readonly sizes: PictureSizes;
}

export type ProductPictures = ReturnType<typeof createProductPictures>;

/** What the media folder has of the pictures of products. */
export const createProductPictures = ({ config, media, sizes }: ProductPicturesDeps) => ({
  /** Pictures elsewhere are not ours to check. */
  has: (url: string): boolean => {
    const path = toMediaPath(url, config.siteUrl);
    return path === undefined ? !url.startsWith('/media/') : media.has(path);
  },

  /** The pictures of these records that the folder has, and their sizes as far as they are known. */
  async read(records: readonly StoredRecord[]): Promise<KnownPictures> {
    const entries = new Map<string, MediaEntry>();
    await eachInTurn(records, (record) => {
      for (const { url } of listPictures(fieldsOf(record))) {
        const entry = media.get(toMediaPath(url, config.siteUrl) ?? '');
        if (entry) entries.set(url, entry);
      }
    });
    const known = await sizes.getKnown([...entries.values()]);
    return {
      has: (url) => entries.has(url),
      sizeOf: (url) => known.get(entries.get(url)?.path ?? ''),
    };
  },
});
