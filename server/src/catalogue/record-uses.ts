import { type CatalogueRecord, hasPage, type RecordKind } from '@jeweler/core/schemas';
import type { OldAddress } from './old-addresses.ts';
import { pagePath } from './record-pages.ts';
import { fieldsOf, nameOf, type StoredRecord, slugOf } from './stored-record.ts';

/** The field by which a product belongs to a record of this kind. */
const parentFields: Readonly<Partial<Record<RecordKind, 'category_id' | 'collection_id'>>> = {
  categories: 'category_id',
  collections: 'collection_id',
};

/**
 * What its deletion would leave behind: former addresses that lead to it, and products that belong to it. Menus and
 * texts of the site leave out what visitors cannot see; no mail links to a page of the catalogue.
 */
export const listUses = (
  record: StoredRecord,
  products: ReadonlyMap<number, StoredRecord>,
  addresses: Iterable<OldAddress>,
): CatalogueRecord['usedBy'] => {
  const { kind, id } = record;
  const slug = slugOf(record.fields);
  const field = parentFields[kind];
  const belonging = [...(field ? products.values() : [])]
    .filter((product) => product.deletedAt === undefined && field && fieldsOf(product)[field] === id)
    .sort((a, b) => a.position - b.position)
    .map((product) => ({ kind: 'product' as const, name: nameOf(product), id: product.id }));
  const former = [...addresses]
    .filter((address) => address.kind === kind && address.recordId === id && address.slug !== slug)
    .flatMap((address) =>
      hasPage(kind) ? [{ kind: 'redirect' as const, name: pagePath(kind, address.slug) }] : [],
    );
  return [...former, ...belonging];
};
