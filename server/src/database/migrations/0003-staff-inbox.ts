import { emailKey, phoneKey } from '@jeweler/core/format';
import { firstStatus } from '@jeweler/core/submissions';
import { type Kysely, type Migration, sql, type Transaction } from 'kysely';
import { searchedTexts } from '../searched-texts.ts';
import { freeReference } from '../submission-reference.ts';
import { addToSearch, createSubmissionSearch } from '../submission-search.ts';
import type { Tables } from '../tables.ts';

type Schema = Kysely<unknown>;

/** Number of rows in memory at a time. */
const BATCH = 500;

const widenSubmissions = async ({ schema }: Schema): Promise<void> => {
  for (const name of ['reference', 'email_key', 'phone_key', 'status_since'] as const) {
    await schema.alterTable('submissions').addColumn(name, 'text').execute();
  }
  await schema.alterTable('submissions').addColumn('answered_at', 'text').execute();
  await schema.alterTable('submissions').addColumn('status_before_spam', 'text').execute();
  await schema
    .alterTable('submissions')
    .addColumn('revision', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  await schema
    .createIndex('submissions_by_reference')
    .unique()
    .on('submissions')
    .column('reference')
    .execute();
};

const replaceIndexes = async ({ schema }: Schema): Promise<void> => {
  await schema.dropIndex('submissions_by_status').execute();
  await schema.dropIndex('submissions_by_email').execute();
  // Lists by kind and status, newest first, and their counts.
  await schema
    .createIndex('submissions_by_status')
    .on('submissions')
    .columns(['kind', 'status', 'id'])
    .execute();
  // A person's submissions, and repeats while a new one is stored.
  await schema.createIndex('submissions_by_email').on('submissions').columns(['email_key', 'kind']).execute();
  // Partial, because most submissions are not appointments.
  await schema.dropIndex('submissions_by_appointment').execute();
  await schema
    .createIndex('submissions_by_appointment')
    .on('submissions')
    .columns(['appointment_day', 'appointment_slot'])
    .where('appointment_day', 'is not', null)
    .execute();
  await schema.createIndex('submissions_by_phone').on('submissions').column('phone_key').execute();
};

/** Creates a table whose rows belong to a submission and are deleted with it. */
const belongings = ({ schema }: Schema, table: string) =>
  schema
    .createTable(table)
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('submission_id', 'integer', (column) =>
      column.notNull().references('submissions.id').onDelete('cascade'),
    );

const createBelongings = async (db: Schema): Promise<void> => {
  await belongings(db, 'submission_notes')
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('by_name', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .execute();
  await belongings(db, 'submission_history')
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('by_name', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('from_status', 'text')
    .addColumn('to_status', 'text')
    .addColumn('before', 'text')
    .addColumn('revision', 'integer')
    .execute();
  await belongings(db, 'outbox')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('unread_submissions')
    .addColumn('admin_id', 'integer', (column) =>
      column.notNull().references('admins.id').onDelete('cascade'),
    )
    .addColumn('submission_id', 'integer', (column) =>
      column.notNull().references('submissions.id').onDelete('cascade'),
    )
    .addPrimaryKeyConstraint('unread_submissions_key', ['admin_id', 'submission_id'])
    .modifyEnd(sql`without rowid`)
    .execute();
  for (const table of ['submission_notes', 'submission_history', 'outbox', 'unread_submissions']) {
    await db.schema.createIndex(`${table}_by_submission`).on(table).column('submission_id').execute();
  }
};

const createRest = async ({ schema }: Schema): Promise<void> => {
  await schema
    .createTable('deletions')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('by_name', 'text')
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .execute();
  await schema
    .createTable('settings')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .addColumn('changed_by', 'text', (column) => column.notNull())
    .execute();
};

/** In batches, so that memory use does not depend on the number of submissions. */
const completeSubmissions = async (db: Kysely<Tables>): Promise<void> => {
  for (let last = 0; ; ) {
    const rows = await db
      .selectFrom('submissions')
      .select(['id', 'kind', 'status', 'received_at', 'email', 'phone', 'details'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    if (rows.length === 0) return;
    for (const row of rows) {
      const reference = await freeReference(db, row.kind);
      const phone_key = phoneKey(row.phone);
      const isSpam = row.status === 'spam';
      await db
        .updateTable('submissions')
        .set({
          reference,
          email_key: emailKey(row.email),
          phone_key,
          status_since: row.received_at,
          // Before this version there were two statuses: new and spam.
          status: isSpam ? 'spam' : firstStatus(row.kind),
          status_before_spam: isSpam ? firstStatus(row.kind) : null,
        })
        .where('id', '=', row.id)
        .execute();
      // The migrator runs in a transaction.
      await addToSearch(db as Transaction<Tables>, {
        id: row.id,
        reference,
        phoneKey: phone_key,
        texts: searchedTexts(JSON.parse(row.details)),
      });
      last = row.id;
    }
  }
};

/** Submissions could not be read before this version: each is unread for every admin, except spam. */
const markUnread = async (db: Kysely<Tables>): Promise<void> => {
  await db
    .insertInto('unread_submissions')
    .columns(['admin_id', 'submission_id'])
    .expression((from) =>
      from
        .selectFrom('admins')
        .innerJoin('submissions', (join) => join.onTrue())
        .select(['admins.id as admin_id', 'submissions.id as submission_id'])
        .where('submissions.status', '!=', 'spam'),
    )
    .execute();
};

/** Lets staff work with submissions: references, statuses, people, history, notes, search, settings. */
export const staffInbox: Migration = {
  async up(db) {
    await widenSubmissions(db);
    await createBelongings(db);
    await createRest(db);
    await createSubmissionSearch(db);
    const filled = db as Kysely<Tables>;
    await completeSubmissions(filled);
    await markUnread(filled);
    await replaceIndexes(db);
  },
};
