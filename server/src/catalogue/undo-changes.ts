import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import {
  type BulkList,
  type BulkResult,
  type BulkRow,
  bulkResultSchema,
  isSingle,
  type RecordHistory,
  type RecordKind,
} from '@jeweler/core/schemas';
import type { Kysely, Transaction } from 'kysely';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { NotFoundError, RefusedError, RequestError, ValidationError } from '../errors.ts';
import type { Author, FieldChange } from './record-history.ts';
import { storeChange } from './store-change.ts';
import { nameOf, readRecord, type StoredRecord } from './stored-record.ts';

/** What was changed at once can be taken back for so long; a preview of it can be applied for a day. */
const UNDO_MS = 30 * 24 * 60 * 60 * 1000;
const PREVIEW_MS = 24 * 60 * 60 * 1000;

type Change = BulkList['changes'][number]['change'];

/** The revisions that a change of many records has made, all in one transaction: its history is what undoes it. */
const batchSchema = z.object({
  first: z.int(),
  last: z.int(),
  count: z.int(),
  /** What its answer has said was left alone. */
  left: bulkResultSchema.shape.left.default([]),
});
type Batch = z.infer<typeof batchSchema>;

/** Notes a change as it is shown, so that it can be made, or has just been made, so that it can be undone; returns its id. */
export const noteChange = async (
  trx: Transaction<Tables>,
  { username: by, at }: Author,
  step: 'preview' | 'applied',
  change: Change,
  rows: readonly BulkRow[] | z.input<typeof batchSchema>,
  id: string = randomUUID(),
): Promise<string> => {
  const row = { id, at, by, step, change: JSON.stringify(change), rows: JSON.stringify(rows) };
  await trx.insertInto('catalogue_bulk_changes').values(row).execute();
  return id;
};

/** What has been changed at once, unless it has been undone. */
export const readBatch = async (trx: Transaction<Tables>, id: string): Promise<Batch | undefined> => {
  const found = await trx
    .selectFrom('catalogue_bulk_changes')
    .select('rows')
    .where('id', '=', id)
    .where('step', '=', 'applied')
    .executeTakeFirst();
  return batchSchema.safeParse(found && JSON.parse(found.rows)).data;
};

/** Why a record cannot be changed like that, in the words that somebody would read who changes it alone. */
export const reasonOf = (error: unknown): string => {
  if (error instanceof ValidationError) return Object.values(error.fields).join(' ');
  if (error instanceof RequestError) return error.message;
  throw error;
};

type Entry = Pick<StoredRecord, 'kind' | 'id'> & Pick<RecordHistory, 'revision' | 'action' | 'changes'>;

const wasMade = ({ action, changes }: Entry): boolean =>
  action === 'created' || changes.some(({ field, from }) => field === 'state' && from === 'deleted');

const lostAddress = ({ changes }: Entry): boolean =>
  changes.some(({ field, to }) => field === 'slug' && to === undefined);

/** What others belong to comes back before them, and goes after them; an address is free once what has it is gone. */
const orderOf = (entry: Entry): number => {
  if (lostAddress(entry)) return 4;
  return (wasMade(entry) ? 2 : 0) + (wasMade(entry) === (entry.kind === 'products') ? 0 : 1);
};

const readEntries = async (trx: Transaction<Tables>, { first, last }: Batch): Promise<Entry[]> => {
  const rows = await trx
    .selectFrom('catalogue_history')
    .select(['kind', 'record_id as id', 'revision', 'action', 'changes'])
    .where('revision', '>=', first)
    .where('revision', '<=', last)
    .execute();
  return rows
    .map((row) => ({ ...row, changes: JSON.parse(row.changes) as FieldChange[] }))
    .sort((a, b) => orderOf(a) - orderOf(b) || a.revision - b.revision);
};

/** A record that is always on the website has no state, but may have a field of that name. */
const isOwnColumn = (kind: RecordKind, field: string): field is 'state' | 'publishAt' | 'soldAt' =>
  !isSingle(kind) && ['state', 'publishAt', 'soldAt'].includes(field);

/** The present value of a field as the history has it. */
export const readValue = (record: StoredRecord, field: string): unknown =>
  isOwnColumn(record.kind, field)
    ? record[field]
    : (record.fields as Readonly<Record<string, unknown>>)[field];

/** What `record` becomes with earlier values; a publication that was planned for a time before `at` stays off. */
const withEarlier = (
  record: StoredRecord,
  changes: readonly FieldChange[],
  at: string,
): Partial<StoredRecord> => {
  const earlier = (isMeant: (field: string) => boolean) =>
    Object.fromEntries(changes.flatMap(({ field, from }) => (isMeant(field) ? [[field, from]] : [])));
  const { state, publishAt, ...columns }: Partial<StoredRecord> = earlier((field) =>
    isOwnColumn(record.kind, field),
  );
  const fields = { ...record.fields, ...earlier((field) => !isOwnColumn(record.kind, field)) };
  const present = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  return {
    ...columns,
    ...(state && { state, publishAt: undefined }),
    ...(publishAt !== undefined && publishAt > at && state !== 'live' && { publishAt }),
    fields: present as StoredRecord['fields'],
  };
};

/** Gives a record back what it was before an entry of its history; false if that is what it is already. */
const undoEntry = async (
  trx: Transaction<Tables>,
  author: Author,
  entry: Entry,
  record: StoredRecord,
  evenIfChanged: boolean,
): Promise<boolean> => {
  const isDeleted = record.deletedAt !== undefined;
  const refuseChanged = (isChanged: boolean) => {
    if (isChanged && !evenIfChanged) throw new RefusedError('undo', 'Someone has changed it since.');
  };
  if (wasMade(entry)) {
    if (isDeleted) return false;
    refuseChanged(record.revision !== entry.revision);
    await storeChange(trx, author, 'deleted', record, { deletedAt: author.at, publishAt: undefined });
    return true;
  }
  if (entry.action === 'deleted') {
    if (!isDeleted) return false;
    await storeChange(trx, author, 'undeleted', record, { deletedAt: undefined });
    return true;
  }
  if (isDeleted) throw new RefusedError('undo', 'It has been deleted.');
  const open = entry.changes.filter(({ field, from }) => !isDeepStrictEqual(readValue(record, field), from));
  if (open.length === 0) return false;
  refuseChanged(open.some(({ field, to }) => !isDeepStrictEqual(readValue(record, field), to)));
  const action = open.some(({ field }) => field === 'state') ? 'state' : 'changed';
  await storeChange(trx, author, action, record, withEarlier(record, open, author.at));
  return true;
};

/**
 * Gives each record its earlier values again. What somebody has changed since is left alone, and can be taken back by
 * a second call with `all`; so is what `check` refuses. What the change has created is deleted, and what it has
 * deleted comes back.
 */
export const undoChange = (
  database: Database,
  author: Author,
  undo: string,
  all: boolean,
  check: (kind: RecordKind) => Promise<void>,
): Promise<BulkResult> =>
  database.writes.run(async (trx) => {
    const batch = await readBatch(trx, undo);
    if (!batch) throw new NotFoundError('This has been undone already, or is too old.');
    const left: BulkResult['left'] = [];
    let changed = 0;
    for (const entry of await readEntries(trx, batch)) {
      const record = await readRecord(trx, entry.kind, entry.id);
      // Removed for good since.
      if (!record) continue;
      try {
        await check(entry.kind);
        if (await undoEntry(trx, author, entry, record, all)) changed += 1;
      } catch (error) {
        left.push({ id: entry.id, name: nameOf(record), reason: reasonOf(error) });
      }
    }
    if (left.length === 0)
      await trx
        .updateTable('catalogue_bulk_changes')
        .set({ step: 'undone' })
        .where('id', '=', undo)
        .execute();
    return { undo, changed, left };
  });

/** What was changed at once in the last 30 days, the latest first. */
export const listBulkChanges = async (query: Kysely<Tables>): Promise<BulkList> => {
  const found = await query
    .selectFrom('catalogue_bulk_changes')
    .selectAll()
    .where('step', '!=', 'preview')
    .orderBy('at', 'desc')
    .execute();
  return {
    changes: found.flatMap(({ id, at, by, step, change, rows }) => {
      const batch = batchSchema.safeParse(JSON.parse(rows)).data;
      if (!batch) return [];
      const { count } = batch;
      return [{ undo: id, at, by, change: JSON.parse(change) as Change, count, isUndone: step === 'undone' }];
    }),
  };
};

/** Forgets previews of yesterday, and changes that are too old to be taken back. */
export const removeOldChanges = (database: Database, now: Date): Promise<void> =>
  database.writes.run(async (trx) => {
    const before = (ms: number) => new Date(now.getTime() - ms).toISOString();
    await trx
      .deleteFrom('catalogue_bulk_changes')
      .where((eb) =>
        eb.or([
          eb('at', '<', before(UNDO_MS)),
          eb.and([eb('step', '=', 'preview'), eb('at', '<', before(PREVIEW_MS))]),
        ]),
      )
      .execute();
  });
