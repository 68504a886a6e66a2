import type { Migration } from 'kysely';
import { textType } from '../engine.ts';

/** Downloads that were asked for and have not begun, so that any server can send them. */
export const downloadTickets: Migration = {
  async up(db) {
    const text = textType(db);
    await db.schema
      .createTable('download_tickets')
      .addColumn('token_hash', text, (column) => column.primaryKey())
      .addColumn('session_hash', text, (column) =>
        column.notNull().references('admin_sessions.token_hash').onDelete('cascade'),
      )
      .addColumn('kind', text, (column) => column.notNull())
      .addColumn('asked', text, (column) => column.notNull())
      .addColumn('expires_at', text, (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('download_tickets_by_session')
      .on('download_tickets')
      .column('session_hash')
      .execute();
  },
};
