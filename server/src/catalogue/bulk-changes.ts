import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { BulkChange, BulkList, BulkPreview, BulkResult, BulkRow } from '@jeweler/core/schemas';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { NotFoundError, RequestError, ValidationError } from '../errors.ts';
import { type Besides, besides, newValue, readValue, withBesides, withValue } from './bulk-values.ts';
import { checkRecord } from './record-fields.ts';
import type { Author } from './record-history.ts';
import { storeChange } from './store-change.ts';
import { nameOf, readRecord, type StoredRecord } from './stored-record.ts';

const KIND = 'products';
/** A preview can be applied for so long, and what was applied be taken back. */
const PREVIEW_MS = 24 * 60 * 60 * 1000;
const UNDO_MS = 30 * 24 * 60 * 60 * 1000;

/** A row of a change that has been applied: with what the record had besides. */
interface AppliedRow extends BulkRow {
  readonly had?: Besides | undefined;
}

type Left = BulkPreview['unchanged'][number];

/** Why a record cannot be changed like that, in the words that somebody would read who changes it alone. */
const reasonOf = (error: unknown): string => {
  if (error instanceof ValidationError) return Object.values(error.fields).join(' ');
  if (error instanceof RequestError) return error.message;
  throw error;
};

/** What `change` would make of each of these products; stored, so that exactly this can be applied. */
export const previewChange = (
  database: Database,
  { username, at }: Author,
  ids: readonly number[],
  change: BulkChange,
): Promise<BulkPreview> =>
  database.writes.run(async (trx) => {
    const rows: BulkRow[] = [];
    const unchanged: Left[] = [];
    for (const id of ids) {
      const record = await readRecord(trx, KIND, id);
      if (!record || record.deletedAt !== undefined) continue;
      const name = nameOf(record);
      const made = newValue(record, change);
      if ('reason' in made) unchanged.push({ id, name, reason: made.reason });
      else {
        const { field, to } = made;
        const from = readValue(record, field);
        const reason = isDeepStrictEqual(from, to)
          ? 'There is nothing to change.'
          : await findFault(trx, { ...record, ...withValue(record, field, to, at) });
        if (reason === undefined) rows.push({ id, name, field, from, to });
        else unchanged.push({ id, name, reason });
      }
    }
    const preview = randomUUID();
    await trx
      .insertInto('catalogue_bulk_changes')
      .values({
        id: preview,
        at,
        by: username,
        step: 'preview',
        change: JSON.stringify(change),
        rows: JSON.stringify(rows),
      })
      .execute();
    return { preview, rows, unchanged };
  });

const findFault = async (trx: Transaction<Tables>, record: StoredRecord): Promise<string | undefined> => {
  try {
    await checkRecord(trx, record);
    return undefined;
  } catch (error) {
    return reasonOf(error);
  }
};

const readStep = async (
  trx: Transaction<Tables>,
  id: string,
  step: 'preview' | 'applied',
): Promise<AppliedRow[]> => {
  const found = await trx
    .selectFrom('catalogue_bulk_changes')
    .select('rows')
    .where('id', '=', id)
    .where('step', '=', step)
    .executeTakeFirst();
  if (!found) {
    throw new NotFoundError(
      step === 'preview'
        ? 'This has been applied already, or is too old. Please look at the change again.'
        : 'This has been undone already, or is too old.',
    );
  }
  return JSON.parse(found.rows) as AppliedRow[];
};

/** Gives each record its new value, if it still has the one that was shown; in one transaction. */
const setValues = async (
  trx: Transaction<Tables>,
  author: Author,
  rows: readonly AppliedRow[],
  evenIfChanged = false,
): Promise<{ done: AppliedRow[]; left: Left[] }> => {
  const done: AppliedRow[] = [];
  const left: Left[] = [];
  for (const row of rows) {
    const { id, name, field, from, to, had = {} } = row;
    const record = await readRecord(trx, KIND, id);
    if (!record || record.deletedAt !== undefined) left.push({ id, name, reason: 'It has been deleted.' });
    else if (!evenIfChanged && !isDeepStrictEqual(readValue(record, field), from)) {
      left.push({ id, name, reason: 'Someone has changed it since.' });
    } else {
      try {
        const changed = withValue(record, field, to, author.at);
        const next = withBesides(changed, field, had, author.at);
        await storeChange(trx, author, field === 'state' ? 'state' : 'changed', record, next);
        done.push({ ...row, had: besides(record) });
      } catch (error) {
        left.push({ id, name, reason: reasonOf(error) });
      }
    }
  }
  return { done, left };
};

/** Applies what a preview has shown, without the records of `except`. Once. */
export const applyChange = (
  database: Database,
  author: Author,
  preview: string,
  except: readonly number[],
): Promise<BulkResult> =>
  database.writes.run(async (trx) => {
    const leftOut = new Set(except);
    const rows = (await readStep(trx, preview, 'preview')).filter(({ id }) => !leftOut.has(id));
    const { done, left } = await setValues(trx, author, rows);
    await trx
      .updateTable('catalogue_bulk_changes')
      .set({ step: 'applied', at: author.at, by: author.username, rows: JSON.stringify(done) })
      .where('id', '=', preview)
      .execute();
    return { undo: preview, changed: done.length, left };
  });

/**
 * Gives each record its earlier value again. What somebody has changed since is left alone, and can be taken back
 * by a second call with `all`.
 */
export const undoChange = (
  database: Database,
  author: Author,
  undo: string,
  all: boolean,
): Promise<BulkResult> =>
  database.writes.run(async (trx) => {
    const rows = await readStep(trx, undo, 'applied');
    const back = rows.map(({ from, to, ...row }) => ({ ...row, from: to, to: from }));
    const { done, left } = await setValues(trx, author, back, all);
    const undone = new Set(done.map(({ id }) => id));
    const kept = rows.filter(({ id }) => !undone.has(id));
    await trx
      .updateTable('catalogue_bulk_changes')
      .set(kept.length === 0 ? { step: 'undone' } : { rows: JSON.stringify(kept) })
      .where('id', '=', undo)
      .execute();
    return { undo, changed: done.length, left };
  });

/** What was changed in the last 30 days, the latest first. */
export const listBulkChanges = async (query: Kysely<Tables>): Promise<BulkList> => {
  const found = await query
    .selectFrom('catalogue_bulk_changes')
    .selectAll()
    .where('step', '!=', 'preview')
    .orderBy('at', 'desc')
    .execute();
  return {
    changes: found.map(({ id, at, by, step, change, rows }) => ({
      undo: id,
      at,
      by,
      change: JSON.parse(change) as BulkChange,
      count: (JSON.parse(rows) as BulkRow[]).length,
      isUndone: step === 'undone',
    })),
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
