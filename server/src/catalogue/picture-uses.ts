import type { MediaUse, RecordFields } from '@jeweler/core/schemas';
import type { CatalogueStore } from './catalogue-store.ts';
import { isVisible, type StoredRecord } from './stored-record.ts';

/** A picture that something uses: its address as it was written there. */
export interface PictureUse {
  readonly address: string;
  readonly use: MediaUse;
}

const listAddresses = ({ image_url, second_view }: RecordFields<'products'>): string[] =>
  [image_url, second_view?.image_url].filter((address) => address !== undefined);

const usesOf = (record: StoredRecord, kind: 'product' | 'collection'): PictureUse[] => {
  const fields = record.fields as RecordFields<'products'>;
  const { name = '', slug } = fields;
  const page = isVisible(record) && slug !== undefined ? { page: `/${kind}/${slug}` } : {};
  return listAddresses(fields).map((address) => ({ address, use: { kind, name, ...page } }));
};

/** The pictures of all products and collections that are not deleted, drafts included. */
export const listPictureUses = (catalogue: Pick<CatalogueStore, 'records'>): PictureUse[] =>
  (
    [
      ['products', 'product'],
      ['collections', 'collection'],
    ] as const
  ).flatMap(([kind, noun]) =>
    [...catalogue.records(kind).values()]
      .filter(({ deletedAt }) => deletedAt === undefined)
      .sort((a, b) => a.position - b.position)
      .flatMap((record) => usesOf(record, noun)),
  );
