import type { Database } from '../database/database.ts';
import { type ChangeOutcome, readExisting, type Target } from './change-records.ts';
import { type Author, readHistory } from './record-history.ts';
import { storeChange } from './store-change.ts';
import { nextRevision, storeRecord } from './stored-record.ts';

/** Says that the price is still right, so that it is not old; `undo` takes the last confirmation back. */
export const confirmPrice = (
  database: Database,
  author: Author,
  target: Target,
  undo: boolean,
): Promise<ChangeOutcome> =>
  database.writes.run(async (trx) => {
    const old = await readExisting(trx, target);
    // Who confirms a price has to know it.
    if (old.revision !== target.revision) return 'stale';
    if (!undo) {
      await storeChange(trx, author, 'price-confirmed', old, {});
      return 'changed';
    }
    const [last] = await readHistory(trx, target.kind, target.id, old.revision - 1);
    if (last?.action !== 'price-confirmed') return 'stale';
    await trx
      .deleteFrom('catalogue_history')
      .where('kind', '=', target.kind)
      .where('record_id', '=', target.id)
      .where('revision', '=', last.revision)
      .execute();
    await storeRecord(trx, { ...old, revision: await nextRevision(trx) });
    return 'changed';
  });
