import {
  type Catalogue,
  type ImportPlan,
  isCatalogueKind,
  type Product,
  type RecordFields,
  type RecordKind,
} from '@jeweler/core/schemas';
import { eachInTurn, takeTurn } from '../turns.ts';
import { type Author, type FieldChange, listChanges, shownChanges, versionOf } from './record-history.ts';
import { fieldsOf, isVisible, nameOf, type StoredRecord, slugOf } from './stored-record.ts';

/** What an import does to the records: an `old` one becomes `next`. */
export interface RecordPlan {
  readonly created: readonly StoredRecord[];
  /** Also drafts and hidden ones that lose an address, which the file gives to another record, and with it their plan. */
  readonly changed: readonly { readonly old: StoredRecord; readonly next: StoredRecord }[];
  /** Visible ones that the file does not name, and those of the shop's own that it has as deleted. */
  readonly removed: readonly StoredRecord[];
  readonly unchanged: number;
}

const listImported = (
  { categories, collections, products, bannerItems }: Catalogue,
  stored: ReadonlyMap<string, StoredRecord>,
  at: string,
): StoredRecord[] => {
  const lists = { categories, collections, products, announcements: bannerItems };
  const named = new Set(collections.map(({ id }) => id));
  /** Where it stands in a collection that visitors cannot see: a file of what they see says nothing about that. */
  const unseenPlace = (old: StoredRecord): RecordFields<'products'> => {
    const { collection_id = 0, collection_rank } = fieldsOf(old);
    const collection = stored.get(keyOf({ kind: 'collections', id: collection_id }));
    if (!collection || isVisible(collection) || named.has(collection_id)) return {};
    return { collection_id, ...(collection_rank !== undefined && { collection_rank }) };
  };
  return Object.entries(lists).flatMap(([key, list]) =>
    (list as readonly Product[]).map(({ id, sold, unlisted: _, ...fields }, position) => {
      const kind = key as RecordKind;
      const old = stored.get(keyOf({ kind, id }));
      const soldAt = sold ? (old?.soldAt ?? at) : undefined;
      const state = sold ? ('sold' as const) : ('live' as const);
      const place = old && fields.collection_id === undefined ? unseenPlace(old) : {};
      const rest = { revision: 0, changedAt: at };
      return { kind, id, position, fields: { ...fields, ...place } as RecordFields, state, soldAt, ...rest };
    }),
  );
};

const keyOf = ({ kind, id }: { readonly kind: RecordKind; readonly id: number }) => `${kind} ${id}`;

/**
 * Compares a catalogue with what is stored: it becomes what visitors see. Drafts and hidden records that it does
 * not name stay, and so do kinds that no file has. `own` are the shop's own records in the file: those that it lacks stay.
 */
export const planImport = async (
  all: readonly StoredRecord[],
  catalogue: Catalogue,
  { at }: Pick<Author, 'at'>,
  own: readonly StoredRecord[] = [],
): Promise<RecordPlan> => {
  await takeTurn();
  const stored = new Map(all.map((record) => [keyOf(record), record]));
  const records = all.filter(({ kind }) => isCatalogueKind(kind));
  const imported = [
    ...listImported(catalogue, stored, at),
    ...own.filter(({ deletedAt }) => deletedAt === undefined),
  ];
  const ended = own
    .filter(({ deletedAt }) => deletedAt !== undefined)
    .map((record) => stored.get(keyOf(record)));
  await takeTurn();
  const known = imported.flatMap((next) => {
    const old = stored.get(keyOf(next));
    return old ? [{ old, next }] : [];
  });
  const changed: typeof known = [];
  await eachInTurn(known, (pair) => {
    if (describe(pair.old) !== describe(pair.next)) changed.push(pair);
  });
  await takeTurn();
  const named = new Set(imported.map(keyOf));
  const holders = new Map(
    imported.map((record) => [`${record.kind} ${slugOf(record.fields)}`, keyOf(record)]),
  );
  const unnamed = records.filter((record) => isVisible(record) && !named.has(keyOf(record)));
  const losing = records.flatMap((old) => {
    if (isVisible(old) || old.deletedAt !== undefined || named.has(keyOf(old))) return [];
    const { slug, ...fields } = fieldsOf(old);
    if (slug === undefined || !holders.has(`${old.kind} ${slug}`)) return [];
    return [{ old, next: { ...old, fields, publishAt: undefined } }];
  });
  const deleted = ended.flatMap((old) => (old && old.deletedAt === undefined ? [old] : []));
  return {
    created: imported.filter((record) => !stored.has(keyOf(record))),
    changed: [...changed, ...losing],
    removed: [...unnamed, ...deleted],
    unchanged: known.length - changed.length + ended.length - deleted.length,
  };
};

/** What two versions of a record are compared by. */
const withDeletion = (record: StoredRecord) =>
  versionOf({ ...record, state: record.deletedAt === undefined ? record.state : 'deleted' });

const describe = (record: StoredRecord): string =>
  JSON.stringify([record.position, Object.entries(withDeletion(record)).sort()]);

/** What differs between the versions, by field; nothing when only the place in the list does. */
export const changesOf = (old: StoredRecord, next: StoredRecord): FieldChange[] =>
  listChanges(withDeletion(old), withDeletion(next));

const named = (record: StoredRecord) => ({ kind: record.kind, id: record.id, name: nameOf(record) });

/** The plan as staff and operators read it. */
export const describePlan = async (plan: RecordPlan): Promise<ImportPlan> => {
  const changed: ImportPlan['changed'] = [];
  await eachInTurn(plan.changed, ({ old, next }) => {
    changed.push({ ...named(next), changes: shownChanges(changesOf(old, next)) });
  });
  return {
    created: plan.created.map(named),
    changed,
    removed: plan.removed.map(named),
    unchanged: plan.unchanged,
  };
};
