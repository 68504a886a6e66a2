import { isDeepStrictEqual } from 'node:util';
import { shopInstant } from '@jeweler/core/business';
import {
  changesSchemas,
  type FieldConflicts,
  type RecordFields,
  type RecordKind,
  type RecordState,
  type StateChange,
} from '@jeweler/core/schemas';
import type { Transaction } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { NotFoundError, RefusedError, RequestError, ValidationError } from '../errors.ts';
import { validate } from '../validate.ts';
import { applyChanges, checkRecord } from './record-fields.ts';
import { type Author, addToHistory, readHistory, soldBefore } from './record-history.ts';
import { storeChange } from './store-change.ts';
import { isVisible, nextId, nextRevision, readRecord, type StoredRecord, toRow } from './stored-record.ts';

export interface Target {
  readonly kind: RecordKind;
  readonly id: number;
  /** Of the record that the change was made on. */
  readonly revision: number;
}

/** What became of a change: nothing is stored when somebody else was faster. */
type ChangeOutcome = 'changed' | 'stale' | { readonly conflicts: FieldConflicts };

/** A change of a record, as `body` says. */
export type RecordChange<Body = unknown> = (
  trx: Transaction<Tables>,
  author: Author,
  target: Target,
  body: Body,
) => Promise<ChangeOutcome>;

interface NewRecord {
  readonly kind: RecordKind;
  readonly given: unknown;
  readonly state: 'draft' | 'live';
  /** From whoever creates it: sent again, when the answer was lost, it creates nothing. */
  readonly key?: string | null | undefined;
}

/** Adds a record at the end of its list. Resolves with its id. */
export const createRecord = (
  database: Database,
  author: Author,
  { kind, given, state, key = null }: NewRecord,
): Promise<number> => {
  const fields = applyChanges({}, validate(changesSchemas[kind], given));
  return database.writes.run(async (trx) => {
    const known = await trx
      .selectFrom('catalogue_records')
      .select('id')
      .where('kind', '=', kind)
      .where('creation_key', '=', key)
      .executeTakeFirst();
    if (known) {
      await repeatCreation(trx, author, { kind, id: known.id }, { fields, state });
      return known.id;
    }
    const last = await trx
      .selectFrom('catalogue_records')
      .select(({ fn }) => fn.max('position').as('position'))
      .where('kind', '=', kind)
      .executeTakeFirst();
    const id = await nextId(trx, kind);
    const position = Number(last?.position ?? -1) + 1;
    const record: StoredRecord = {
      kind,
      id,
      position,
      state,
      fields,
      revision: await nextRevision(trx),
      changedAt: author.at,
      pricedAt: author.at,
    };
    await checkRecord(trx, record);
    await trx
      .insertInto('catalogue_records')
      .values({ ...toRow(record), creation_key: key })
      .execute();
    await addToHistory(trx, record, author, 'created');
    return id;
  });
};

/** What was typed before the second attempt is kept too, unless somebody has worked on the record meanwhile. */
const repeatCreation = async (
  trx: Transaction<Tables>,
  author: Author,
  { kind, id }: Pick<Target, 'kind' | 'id'>,
  next: Pick<StoredRecord, 'fields' | 'state'>,
): Promise<void> => {
  const old = await readRecord(trx, kind, id);
  const history = await readHistory(trx, kind, id);
  if (!old || history.length > 1) return;
  if (isDeepStrictEqual(old.fields, next.fields) && old.state === next.state) return;
  await storeChange(trx, author, 'changed', old, next);
};

/**
 * Changes fields. What others have changed since the given revision stays; where both have changed the same
 * field to something else, nothing is stored.
 */
export const changeRecord: RecordChange<{ changes: object }> = async (trx, author, target, body) => {
  const changes = validate(changesSchemas[target.kind], body.changes);
  const old = await readExisting(trx, target);
  const since = await readHistory(trx, target.kind, target.id, target.revision);
  const touched = new Set(since.flatMap((entry) => entry.changes.map(({ field }) => field)));
  const present: Readonly<Record<string, unknown>> = old.fields;
  const different = Object.entries(changes).filter(
    ([field, value]) => !isDeepStrictEqual(value ?? undefined, present[field]),
  );
  const conflicts = different
    .filter(([field]) => touched.has(field))
    .map(([field, yours]) => [field, { yours, theirs: present[field] ?? null }]);
  if (conflicts.length > 0) return { conflicts: Object.fromEntries(conflicts) };
  if (different.length > 0) {
    await storeChange(trx, author, 'changed', old, {
      fields: applyChanges(old.fields, Object.fromEntries(different)),
    });
  }
  return 'changed';
};

/**
 * Changes what visitors see of a record, now or at a planned time; another change of state ends the plan.
 * @throws ValidationError with what a record lacks; RefusedError when visible records would lose their category
 */
export const changeState: RecordChange<StateChange> = async (trx, author, target, { state, at, undo }) => {
  const publishAt = at === undefined ? undefined : plannedTime(at, state, author.at);
  const old = await readExisting(trx, target);
  if (await hasNewState(trx, target)) return 'stale';
  if (state === 'sold' && target.kind !== 'products') {
    throw new RefusedError('state', 'Only products can be sold.');
  }
  const isPlanned = publishAt !== undefined;
  if (isPlanned && isVisible(old)) throw new RefusedError('at', 'Visitors can see this already.');
  const soldSince = async () => old.soldAt ?? (undo && (await soldBefore(trx, target))) ?? author.at;
  await storeChange(trx, author, 'state', old, {
    state: isPlanned ? old.state : state,
    publishAt,
    soldAt: state === 'sold' ? await soldSince() : undefined,
  });
  return 'changed';
};

const plannedTime = (at: string, state: RecordState, now: string): string => {
  const [day = '', time = ''] = at.split('T');
  if (Number.isNaN(Date.parse(`${at}:00Z`)))
    throw new ValidationError({ at: 'Please choose a day and a time.' });
  if (state !== 'live') throw new ValidationError({ at: 'Only a publication can be scheduled.' });
  const instant = shopInstant(day, time);
  if (instant.toISOString() <= now) throw new ValidationError({ at: 'Please choose a time in the future.' });
  return instant.toISOString();
};

/** Deletes a record, for 30 days in a way that can be undone. */
export const deleteRecord: RecordChange = async (trx, author, target) => {
  const old = await readExisting(trx, target);
  // Who deletes has to know what is deleted.
  if (old.revision !== target.revision) return 'stale';
  await storeChange(trx, author, 'deleted', old, { deletedAt: author.at, publishAt: undefined });
  return 'changed';
};

/** Says that the price is still right, so that it is not old. */
export const confirmPrice: RecordChange = async (trx, author, target) => {
  const old = await readExisting(trx, target);
  // Who confirms a price has to know it.
  if (old.revision !== target.revision) return 'stale';
  await storeChange(trx, author, 'price-confirmed', old, {});
  return 'changed';
};

/** Brings a deleted record back as a draft; without its address, if that has been taken meanwhile. */
export const undeleteRecord: RecordChange = async (trx, author, target) => {
  const old = await readRecord(trx, target.kind, target.id);
  if (!old) throw new NotFoundError();
  if (old.deletedAt === undefined) return 'stale';
  const back = { ...old, state: 'draft' as const, deletedAt: undefined, soldAt: undefined };
  const fields = await withFreeReferences(trx, back);
  await storeChange(trx, author, 'undeleted', old, { ...back, fields });
  return 'changed';
};

/** The fields of a record without those that it could not have any more. */
const withFreeReferences = async (trx: Transaction<Tables>, record: StoredRecord): Promise<RecordFields> => {
  let fields = record.fields;
  for (;;) {
    try {
      await checkRecord(trx, { ...record, fields });
      return fields;
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      const faulty = Object.keys(error.fields);
      const left = Object.entries(fields).filter(([name]) => !faulty.includes(name));
      if (left.length === Object.keys(fields).length) throw error;
      fields = Object.fromEntries(left);
    }
  }
};

/**
 * Publishes what is due; resolves with the number of records. Each once, however the clock is set. A record that
 * has become incomplete since, such as by the deletion of its category, stays as it is, and its plan ends.
 */
export const publishDue = async (database: Database, now: Date): Promise<number> => {
  const author = { username: 'Planned publication', at: now.toISOString() };
  const due = await database.query
    .selectFrom('catalogue_records')
    .select(['kind', 'id'])
    .where('publish_at', '<=', author.at)
    .where('deleted_at', 'is', null)
    .execute();
  if (due.length === 0) return 0;
  await database.writes.run(async (trx) => {
    for (const { kind, id } of due) {
      const old = await readRecord(trx, kind, id);
      // Somebody may have changed the plan in the meantime.
      if (!old?.publishAt || old.publishAt > author.at || old.deletedAt !== undefined) continue;
      try {
        await storeChange(trx, author, 'state', old, { state: 'live', publishAt: undefined });
      } catch (error) {
        if (!(error instanceof RequestError)) throw error;
        await storeChange(trx, author, 'state', old, { publishAt: undefined });
      }
    }
  });
  return due.length;
};

/** @throws NotFoundError if it is not there, or deleted */
export const readExisting = async (
  trx: Transaction<Tables>,
  { kind, id }: Pick<Target, 'kind' | 'id'>,
): Promise<StoredRecord> => {
  const record = await readRecord(trx, kind, id);
  if (!record || record.deletedAt !== undefined) {
    throw new NotFoundError('This has been deleted. It can be restored for 30 days.');
  }
  return record;
};

/** Whether somebody has changed the state since the given revision. */
const hasNewState = async (trx: Transaction<Tables>, { kind, id, revision }: Target): Promise<boolean> => {
  const since = await readHistory(trx, kind, id, revision);
  return since.some(({ action }) => !['changed', 'moved', 'price-confirmed', 'file-moved'].includes(action));
};
