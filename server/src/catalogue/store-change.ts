import { isDeepStrictEqual } from 'node:util';
import type { RecordFields, RecordHistory } from '@jeweler/core/schemas';
import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { RefusedError } from '../errors.ts';
import { retireAddress } from './old-addresses.ts';
import { checkRecord } from './record-fields.ts';
import { type Author, addToHistory, listChanges, versionOf } from './record-history.ts';
import {
  fieldsOf,
  isVisible,
  mustBeComplete,
  nextRevision,
  pricedSince,
  readRecordsSince,
  type StoredRecord,
  storeRecord,
} from './stored-record.ts';

/**
 * Stores what becomes of a record, with its history and its former address: the only place where a record that
 * is there is changed by staff.
 * @throws ValidationError and RefusedError when it may not be stored
 */
export const storeChange = async (
  trx: Transaction<Tables>,
  author: Author,
  action: RecordHistory['action'],
  old: StoredRecord,
  next: Partial<StoredRecord>,
): Promise<void> => {
  const changed: StoredRecord = { ...old, ...next, revision: await nextRevision(trx), changedAt: author.at };
  const pricedAt = action === 'price-confirmed' ? author.at : pricedSince(old, changed, author.at);
  const record = { ...changed, fields: withoutFormer(old, changed), pricedAt };
  const isBack = old.deletedAt !== undefined && record.deletedAt === undefined;
  // A draft that is only moved or hidden may have lost what it belonged to; what visitors see stays as it is where it is
  // moved, also a testimonial that came with the program.
  const isShown = mustBeComplete(record) && action !== 'moved';
  if (isBack || isShown || !isDeepStrictEqual(old.fields, record.fields)) {
    await checkRecord(trx, record);
  }
  if (isVisible(old) && !isVisible(record)) await checkChildren(trx, old);
  await retireAddress(trx, old, record, author.at);
  await storeRecord(trx, record);
  await addToHistory(trx, record, author, action, listChanges(versionOf(old), versionOf(record)));
};

/** What means nothing without another field, which it came with. */
const belongsTo = { collection_rank: 'collection_id', image_focus: 'image_url' } as const;

/**
 * The fields of a changed record, without its place in a collection that it has left and the point of a picture
 * that was replaced.
 */
export const withoutFormer = (old: StoredRecord, { fields }: Pick<StoredRecord, 'fields'>): RecordFields => {
  const [before, after] = [fieldsOf(old), fieldsOf({ fields })];
  const former = Object.entries(belongsTo).flatMap(([name, owner]) => {
    const field = name as keyof typeof belongsTo;
    return before[field] === after[field] && before[owner] !== after[owner] ? [name] : [];
  });
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !former.includes(name)));
};

/** A category that pieces are in stays visible: their pages name it and lead to it. */
const checkChildren = async (trx: Transaction<Tables>, { kind, id }: StoredRecord): Promise<void> => {
  if (kind !== 'categories') return;
  const records = await readRecordsSince(trx, -1);
  const shown = records.filter(
    (record) =>
      record.kind === 'products' &&
      (record.fields as RecordFields<'products'>).category_id === id &&
      mustBeComplete(record),
  );
  if (shown.length === 0) return;
  const pieces = shown.length === 1 ? 'one piece' : `${shown.length} pieces`;
  throw new RefusedError(
    'state',
    `Visitors can see ${pieces} of this category. Please move or hide ${shown.length === 1 ? 'it' : 'them'} first.`,
  );
};
