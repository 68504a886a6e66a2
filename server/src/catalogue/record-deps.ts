import type { Database } from '../database/sqlite.ts';
import { NotFoundError } from '../errors.ts';
import type { MediaIndex } from '../media/index/media-index.ts';
import { toMediaPath } from '../media/media-address.ts';
import type { DatabaseCatalogueStore } from './catalogue-store.ts';
import type { PictureFiles } from './record-list.ts';
import type { CatalogueLink } from './record-uses.ts';

/** Dependencies of the routes by which staff edit the catalogue. */
export interface RecordDeps {
  readonly config: { readonly siteUrl: string };
  readonly database: Database;
  readonly clock: () => Date;
  readonly catalogue: DatabaseCatalogueStore;
  readonly media: Pick<MediaIndex, 'has' | 'revision'>;
  readonly site: { readonly catalogueLinks: readonly CatalogueLink[] };
}

/** The files of the media folder; pictures elsewhere are not ours to check. */
export const pictureFiles = ({ config, media }: Pick<RecordDeps, 'config' | 'media'>): PictureFiles => ({
  get revision() {
    return media.revision;
  },
  has: (url) => {
    const path = toMediaPath(url, config.siteUrl);
    return path === undefined ? !url.startsWith('/media/') : media.has(path);
  },
});

/** The id in an address. Throws NotFoundError for what is none. */
export const readRecordId = (given: unknown): number => {
  if (!/^[1-9]\d{0,14}$/.test(String(given))) throw new NotFoundError();
  return Number(given);
};
