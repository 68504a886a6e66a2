import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { changesOf, type RecordPlan } from './import-plan.ts';
import { retireAddress } from './old-addresses.ts';
import { type Author, addToHistory } from './record-history.ts';
import { nextRevision, pricedSince, storeRecord, toRow } from './stored-record.ts';
import { noteChange } from './undo-changes.ts';

/** Rows per INSERT: below every engine's limit of parameters per statement. */
const INSERT_BATCH_ROWS = 100;

/**
 * Does what a plan says, within the transaction in which it was made.
 * @returns the id to undo it by; undefined if it changes nothing, and for the first import of all
 */
export const storePlan = async (
  trx: Transaction<Tables>,
  plan: RecordPlan,
  author: Author,
): Promise<string | undefined> => {
  const revision = await nextRevision(trx);
  // Two records may exchange their addresses.
  for (const { old } of plan.changed)
    await trx
      .updateTable('catalogue_records')
      .set({ slug: null })
      .where('kind', '=', old.kind)
      .where('id', '=', old.id)
      .execute();
  for (const record of plan.removed) {
    const deleted = { ...record, revision, deletedAt: author.at, changedAt: author.at };
    await retireAddress(trx, record, deleted, author.at);
    await storeRecord(trx, deleted);
    await addToHistory(trx, { ...record, revision }, author, 'deleted');
  }
  for (const { old, next } of plan.changed) {
    await storeRecord(trx, { ...next, revision, pricedAt: pricedSince(old, next, author.at) });
    await retireAddress(trx, old, next, author.at);
    const changes = changesOf(old, next);
    if (changes.length > 0) await addToHistory(trx, { ...next, revision }, author, 'imported', changes);
  }
  for (let start = 0; start < plan.created.length; start += INSERT_BATCH_ROWS) {
    const part = plan.created.slice(start, start + INSERT_BATCH_ROWS);
    const rows = part.map((record) => toRow({ ...record, revision, pricedAt: author.at }));
    await trx.insertInto('catalogue_records').values(rows).execute();
  }
  // The first import of all makes the catalogue: it has no history, and cannot be undone.
  if (revision === 1) return undefined;
  for (const record of plan.created) await addToHistory(trx, { ...record, revision }, author, 'created');
  const count = plan.created.length + plan.changed.length + plan.removed.length;
  if (count === 0) return undefined;
  const batch = { first: revision, last: revision, count };
  return noteChange(trx, author, 'applied', { kind: 'import' }, batch);
};
