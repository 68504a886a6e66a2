import type { Database } from '../database/database.ts';
import { type ChangeOutcome, readExisting, type Target } from './change-records.ts';
import type { Author } from './record-history.ts';
import { storeChange } from './store-change.ts';

/** Says that the price is still right, so that it is not old. */
export const confirmPrice = (database: Database, author: Author, target: Target): Promise<ChangeOutcome> =>
  database.writes.run(async (trx) => {
    const old = await readExisting(trx, target);
    // Who confirms a price has to know it.
    if (old.revision !== target.revision) return 'stale';
    await storeChange(trx, author, 'price-confirmed', old, {});
    return 'changed';
  });
