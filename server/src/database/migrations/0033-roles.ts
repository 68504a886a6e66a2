import type { Migration } from 'kysely';
import { textType } from '../engine.ts';

/** What a person may do; whoever has an account already is an owner. */
export const roles: Migration = {
  async up(db) {
    await db.schema
      .alterTable('admins')
      .addColumn('role', textType(db), (column) => column.notNull().defaultTo('owner'))
      .execute();
  },
};
