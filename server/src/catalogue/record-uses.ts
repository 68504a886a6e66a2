import type { CatalogueRecord, RecordFields, RecordKind } from '@jeweler/core/schemas';
import type { StoredRecord } from './stored-record.ts';

/** A link of the site's own texts and menus into the catalogue: `/category/earrings`. */
export interface CatalogueLink {
  readonly path: string;
  readonly part: string;
}

const places = {
  products: { page: 'product', belongsBy: undefined },
  collections: { page: 'collection', belongsBy: 'collection_id' },
  categories: { page: 'category', belongsBy: 'category_id' },
  announcements: undefined,
} as const satisfies Record<RecordKind, unknown>;

/** What its deletion would leave behind: products that belong to it, and parts of the site that link to it. */
export const listUses = (
  { kind, id, fields }: StoredRecord,
  products: ReadonlyMap<number, StoredRecord>,
  links: readonly CatalogueLink[],
): CatalogueRecord['usedBy'] => {
  const place = places[kind];
  if (!place) return [];
  const path = `/${place.page}/${'slug' in fields ? fields.slug : ''}`;
  const parts = links
    .filter((link) => link.path === path)
    .map(({ part }) => ({ kind: 'navigation' as const, name: part }));
  const { belongsBy } = place;
  if (belongsBy === undefined) return parts;
  const belonging = [...products.values()]
    .map((product) => ({ ...product, fields: product.fields as RecordFields<'products'> }))
    .filter((product) => product.deletedAt === undefined && product.fields[belongsBy] === id)
    .sort((a, b) => a.position - b.position)
    .map((product) => ({ kind: 'product' as const, name: product.fields.name ?? '', id: product.id }));
  return [...parts, ...belonging];
};
