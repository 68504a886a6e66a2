import { type RecordChange, readExisting } from './change-records.ts';
import { addToHistory } from './record-history.ts';
import { inCollection } from './record-list.ts';
import { storeChange } from './store-change.ts';
import { fieldsOf, nextRevision, readRecordsSince, storeRecord } from './stored-record.ts';

interface Move {
  /** Null: to the beginning. */
  readonly after: number | null;
  /** Undefined: among all of its kind. */
  readonly collection?: number | undefined;
}

/** Moves a record behind another one of its kind, or a product within its collection. */
export const moveRecord: RecordChange<Move> = (trx, author, target, { after, collection }) =>
  collection === undefined
    ? moveInList(trx, author, target, after)
    : moveInCollection(trx, author, target, { after, collection });

const moveInList: RecordChange<number | null> = async (trx, author, target, after) => {
  const old = await readExisting(trx, target);
  const rows = await trx
    .selectFrom('catalogue_records')
    .select(['id', 'position'])
    .where('kind', '=', target.kind)
    .where('id', '!=', target.id)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const at = after === null ? 0 : rows.findIndex(({ id }) => id === after) + 1;
  if (after !== null && at === 0) return 'stale';
  const before = rows[at - 1]?.position ?? (rows[at]?.position ?? 0) - 2;
  const behind = rows[at]?.position ?? before + 2;
  const position = (before + behind) / 2;
  if (position > before && position < behind) {
    await storeChange(trx, author, 'moved', old, { position });
    return 'changed';
  }
  // No number is left between the two.
  const revision = await nextRevision(trx);
  const order = rows.toSpliced(at, 0, { id: target.id, position });
  for (const [index, { id }] of order.entries()) {
    await trx
      .updateTable('catalogue_records')
      .set({ position: index, revision })
      .where('kind', '=', target.kind)
      .where('id', '=', id)
      .execute();
  }
  await addToHistory(trx, { ...old, revision }, author, 'moved');
  return 'changed';
};

const moveInCollection: RecordChange<Move> = async (trx, author, target, { after, collection }) => {
  const old = await readExisting(trx, target);
  const products = (await readRecordsSince(trx, -1))
    .filter(({ kind, fields }) => kind === 'products' && fieldsOf({ fields }).collection_id === collection)
    .sort(inCollection);
  const others = products.filter(({ id }) => id !== target.id);
  const at = after === null ? 0 : others.findIndex(({ id }) => id === after) + 1;
  // It, or its neighbour, has left the collection meanwhile.
  if (others.length === products.length || (after !== null && at === 0)) return 'stale';
  const revision = await nextRevision(trx);
  for (const [index, record] of others.toSpliced(at, 0, old).entries()) {
    const fields = { ...record.fields, collection_rank: index + 1 };
    if (fieldsOf(record).collection_rank !== index + 1)
      await storeRecord(trx, { ...record, fields, revision });
  }
  await addToHistory(trx, { ...old, revision }, author, 'moved');
  return 'changed';
};
