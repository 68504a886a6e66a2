import { type MediaUse, recordNouns } from '@jeweler/core/schemas';
import { eachInTurn } from '../turns.ts';
import type { CatalogueStore } from './catalogue-store.ts';
import { pagePath } from './record-pages.ts';
import { fieldsOf, isVisible, nameOf, type StoredRecord } from './stored-record.ts';

/** A picture that something uses: its address as it was written there. */
export interface PictureUse {
  readonly address: string;
  readonly use: MediaUse;
}

const usesOf = (record: StoredRecord, kind: 'products' | 'collections'): PictureUse[] => {
  const { image_url, second_view, slug } = fieldsOf(record);
  const page = isVisible(record) && slug !== undefined ? { page: pagePath(kind, slug) } : {};
  return [image_url, second_view?.image_url]
    .filter((address) => address !== undefined)
    .map((address) => ({ address, use: { kind: recordNouns[kind], name: nameOf(record), ...page } }));
};

/** The pictures of all products and collections that are not deleted, drafts included. */
export const listPictureUses = async (catalogue: Pick<CatalogueStore, 'records'>): Promise<PictureUse[]> => {
  const uses: PictureUse[] = [];
  for (const kind of ['products', 'collections'] as const) {
    const records = [...catalogue.records(kind).values()].filter(({ deletedAt }) => deletedAt === undefined);
    records.sort((a, b) => a.position - b.position);
    await eachInTurn(records, (record) => {
      uses.push(...usesOf(record, kind));
    });
  }
  return uses;
};
