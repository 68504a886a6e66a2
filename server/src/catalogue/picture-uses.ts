import { listPictures } from '@jeweler/core/business';
import { type MediaUsage, type RecordFields, type RecordKind, recordNouns } from '@jeweler/core/schemas';
import type { SitePlace } from '@jeweler/web/render-contract';
import { findMoved, movedPath } from '../media/changes/file-moves.ts';
import type { MoveJournal } from '../media/changes/move-runner.ts';
import type { MediaIndex } from '../media/index/media-index.ts';
import { mediaUrl, toMediaPath } from '../media/media-address.ts';
import { mediaUsage, type PictureUse } from '../media/media-usage.ts';
import { eachInTurn } from '../turns.ts';
import type { CatalogueStore } from './catalogue-store.ts';
import { pagePath } from './record-pages.ts';
import { fieldsOf, isVisible, nameOf, type StoredRecord } from './stored-record.ts';

const pictureKinds = ['products', 'collections', 'site-pictures'] as const satisfies readonly RecordKind[];
/** Whether records of this kind show files of the media folder. */
export const showsPictures = (kind: RecordKind): boolean => pictureKinds.some((each) => each === kind);

const usesOf = (record: StoredRecord, kind: 'products' | 'collections'): PictureUse[] => {
  const fields = fieldsOf(record);
  const page = isVisible(record) && fields.slug !== undefined ? { page: pagePath(kind, fields.slug) } : {};
  const use = { kind: recordNouns[kind], name: nameOf(record), ...page };
  return [...new Set(listPictures(fields).map(({ url }) => url))].map((address) => ({
    address,
    use: address === fields.image_url ? { ...use, record: { kind, id: record.id } } : use,
  }));
};

/** A film of the content has a second file, which browsers get that can play it. */
const usesInPlace = (record: StoredRecord, places: readonly SitePlace[]): PictureUse[] => {
  const { place: name, image_url } = record.fields as RecordFields<'site-pictures'>;
  const place = places.find((each) => each.place === name);
  if (!place) return [];
  const { part, page, src, av1 } = place;
  return [image_url, image_url === src ? av1 : undefined]
    .filter((address) => address !== undefined)
    .map((address) => ({
      address,
      use: { kind: 'site', name: part, page, record: { kind: 'site-pictures', id: record.id } },
    }));
};

/**
 * The pictures of all products and collections that are not deleted, drafts included, and those of the site's own
 * pages.
 */
export const listPictureUses = async (
  catalogue: Pick<CatalogueStore, 'records'>,
  places: readonly SitePlace[],
): Promise<PictureUse[]> => {
  const uses: PictureUse[] = [];
  for (const kind of pictureKinds) {
    const records = [...catalogue.records(kind).values()].filter(({ deletedAt }) => deletedAt === undefined);
    records.sort((a, b) => a.position - b.position);
    await eachInTurn(records, (record) => {
      uses.push(...(kind === 'site-pictures' ? usesInPlace(record, places) : usesOf(record, kind)));
    });
  }
  return uses;
};

export interface UsageDeps {
  readonly config: { readonly siteUrl: string };
  readonly catalogue: CatalogueStore;
  readonly media: MediaIndex;
  readonly journal: Pick<MoveJournal, 'moves'>;
  readonly site: { readonly sitePlaces: readonly SitePlace[] };
}

/**
 * Which files of the media folder the catalogue and the site use, and where. A former address, which came back with an
 * earlier version or a file, leads visitors to the present one: that file is in use.
 */
export const findMediaUsage = async (deps: UsageDeps): Promise<MediaUsage> => {
  const { config, catalogue, media, site, journal } = deps;
  const pictures = await listPictureUses(catalogue, site.sitePlaces);
  const usage = await mediaUsage(pictures, media, config.siteUrl);
  if (usage.missing.length === 0) return usage;
  const moves = await journal.moves();
  const [uses, missing] = [{ ...usage.uses }, []] as [MediaUsage['uses'], MediaUsage['missing']];
  for (const each of usage.missing) {
    const path = toMediaPath(each.publicUrl, config.siteUrl) ?? '';
    const present = await findMoved(
      path,
      (old) => movedPath(moves, old),
      (found) => media.has(found),
    );
    if (present === undefined) missing.push(each);
    else uses[mediaUrl(present)] = [...(uses[mediaUrl(present)] ?? []), ...each.uses];
  }
  return { uses, missing };
};
