import { type Kysely, type Migration, sql } from 'kysely';
import { textType } from '../engine.ts';

/**
 * Since when a product has its price: when that was last changed or confirmed, as its history says; otherwise the first
 * that the history knows of it, or the import.
 */
export const pricedAt: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('catalogue_records').addColumn('priced_at', textType(db)).execute();
    const fromHistory = (time: 'max(at)' | 'min(at)', which: string) =>
      sql.raw(`select ${time} from catalogue_history
        where kind = 'products' and record_id = catalogue_records.id ${which}`);
    // As a history writes it: quotation marks within a text are escaped there.
    const priced = `and (action = 'price-confirmed' or changes like '%"field":"price"%')`;
    await sql`update catalogue_records
      set priced_at = coalesce((${fromHistory('max(at)', priced)}), (${fromHistory('min(at)', '')}), changed_at)
      where kind = 'products'`.execute(db);
  },
};
