import { isDeepStrictEqual } from 'node:util';
import type { BulkChange, BulkPreview, BulkResult, BulkRow } from '@jeweler/core/schemas';
import type { Transaction } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { NotFoundError } from '../errors.ts';
import { newValue, withValue } from './bulk-values.ts';
import { readExisting } from './change-records.ts';
import { checkRecord } from './record-fields.ts';
import type { Author } from './record-history.ts';
import { storeChange } from './store-change.ts';
import { nameOf, readCatalogueVersion, readRecord, type StoredRecord } from './stored-record.ts';
import { noteChange, readBatch, readValue, reasonOf } from './undo-changes.ts';

const KIND = 'products';

type Left = BulkPreview['unchanged'][number];

/** What `change` would make of each of these products; stored, so that exactly this can be applied. */
export const previewChange = (
  database: Database,
  author: Author,
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
          : await findFault(trx, { ...record, ...withValue(record, field, to, author.at) });
        if (reason === undefined) rows.push({ id, name, field, from, to });
        else unchanged.push({ id, name, reason });
      }
    }
    return { preview: await noteChange(trx, author, 'preview', change, rows), rows, unchanged };
  });

const findFault = async (trx: Transaction<Tables>, record: StoredRecord): Promise<string | undefined> => {
  try {
    await checkRecord(trx, record);
    return undefined;
  } catch (error) {
    return reasonOf(error);
  }
};

/**
 * Applies what a preview has shown, without the records of `except`, if they still have the shown value. Once: sent again,
 * because the answer was lost, it gets the same answer.
 */
export const applyChange = (
  database: Database,
  author: Author,
  preview: string,
  except: readonly number[],
): Promise<BulkResult> =>
  database.writes.run(async (trx) => {
    const found = await trx
      .selectFrom('catalogue_bulk_changes')
      .select(['change', 'rows'])
      .where('id', '=', preview)
      .where('step', '=', 'preview')
      .executeTakeFirst();
    if (!found) {
      const done = await readBatch(trx, preview);
      if (done) return { undo: preview, changed: done.count, left: done.left };
      throw new NotFoundError(
        'This has been applied already, or is too old. Please look at the change again.',
      );
    }
    await trx.deleteFrom('catalogue_bulk_changes').where('id', '=', preview).execute();
    const leftOut = new Set(except);
    const rows = (JSON.parse(found.rows) as BulkRow[]).filter(({ id }) => !leftOut.has(id));
    const first = ((await readCatalogueVersion(trx)) ?? 0) + 1;
    const left: Left[] = [];
    for (const { id, name, field, from, to } of rows) {
      const record = await readRecord(trx, KIND, id);
      if (!record || record.deletedAt !== undefined) left.push({ id, name, reason: 'It has been deleted.' });
      else if (!isDeepStrictEqual(readValue(record, field), from))
        left.push({ id, name, reason: 'Someone has changed it since.' });
      else {
        try {
          const next = withValue(record, field, to, author.at);
          await storeChange(trx, author, field === 'state' ? 'state' : 'changed', record, next);
        } catch (error) {
          left.push({ id, name, reason: reasonOf(error) });
        }
      }
    }
    const count = rows.length - left.length;
    const change = JSON.parse(found.change) as BulkChange;
    if (change.kind === 'state' && change.with_category !== undefined) {
      const category = await readExisting(trx, { kind: 'categories', id: change.with_category });
      // Refused while visitors can see pieces of it, and then nothing is changed.
      await storeChange(
        trx,
        author,
        'state',
        category,
        withValue(category, 'state', change.state, author.at),
      );
    }
    const last = (await readCatalogueVersion(trx)) ?? 0;
    return {
      undo: await noteChange(trx, author, 'applied', change, { first, last, count, left }, preview),
      changed: count,
      left,
    };
  });
