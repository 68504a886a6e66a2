import { type KnownPictures, listMissing, listPictures, monthsBefore } from '@jeweler/core/business';
import type { MissingField } from '@jeweler/core/schemas';
import type { Dashboard } from '@jeweler/core/submissions';
import type { ShopData } from '../database/database.ts';
import type { PictureSizes } from '../media/images/picture-sizes.ts';
import type { MediaEntry } from '../media/index/media-entry.ts';
import type { MediaIndex } from '../media/index/media-index.ts';
import { toMediaPath } from '../media/media-address.ts';
import { readSettings } from '../settings/portal-settings.ts';
import { eachInTurn } from '../turns.ts';
import type { CatalogueStore } from './catalogue-store.ts';
import { fieldsOf, type StoredRecord } from './stored-record.ts';

export interface RecordDeps extends ShopData {
  readonly catalogue: CatalogueStore;
  readonly pictures: ProductPictures;
}

/**
 * Tells what is missing in each of these records by the present settings and time; only in products anything is. The
 * price of a sold piece is not shown any more.
 */
export const readMissing = async (
  { database, clock, pictures }: RecordDeps,
  records: readonly StoredRecord[],
): Promise<(record: StoredRecord) => MissingField[]> => {
  const { priceMonths } = (await readSettings(database.query)).settings;
  const limit = priceMonths === null ? undefined : monthsBefore(clock(), priceMonths).toISOString();
  const hasOldPrice = ({ state, pricedAt, changedAt, fields }: StoredRecord) =>
    limit !== undefined &&
    state !== 'sold' &&
    fieldsOf({ fields }).price !== undefined &&
    // A server of the version before does not say when.
    (pricedAt ?? changedAt) < limit;
  const known = await pictures.read(records);
  return (record) => {
    if (record.kind !== 'products') return [];
    const missing = listMissing(fieldsOf(record), known);
    return hasOldPrice(record) ? [...missing, 'old-price'] : missing;
  };
};

/** In how many pieces that are on the website, sold ones left out, something is missing, and what. */
export const countMissing = async (deps: RecordDeps): Promise<NonNullable<Dashboard['missingFields']>> => {
  const shown = [...deps.catalogue.records('products').values()].filter(
    ({ state, deletedAt }) => state === 'live' && deletedAt === undefined,
  );
  const missingIn = await readMissing(deps, shown);
  const counts: Partial<Record<MissingField, number>> = {};
  let pieces = 0;
  await eachInTurn(shown, (record) => {
    const missing = missingIn(record);
    if (missing.length > 0) pieces += 1;
    for (const field of missing) counts[field] = (counts[field] ?? 0) + 1;
  });
  return { pieces, counts };
};

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
