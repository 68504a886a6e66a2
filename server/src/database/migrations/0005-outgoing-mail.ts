import { type Kysely, type Migration, sql } from 'kysely';

/** The previous version recorded only that a submission had been received, nothing about a mail. */
interface OldTables {
  outbox: { id: number; submission_id: number; kind: string; created_at: string };
  submissions: { id: number; kind: string; status: string; email: string | null };
}
interface NewTables {
  outbox: {
    submission_id: number;
    kind: string;
    recipient: string | null;
    facts: string;
    message_key: string;
    state: string;
    created_at: string;
  };
}

/** Mails older than this are only sent when staff ask for it (services/mail). */
const DAY = 24 * 3_600_000;

const createOutbox = async ({ schema }: Kysely<unknown>): Promise<void> => {
  await schema
    .createTable('outbox')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('submission_id', 'integer', (column) =>
      column.references('submissions.id').onDelete('cascade'),
    )
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('recipient', 'text')
    .addColumn('facts', 'text', (column) => column.notNull())
    .addColumn('message_key', 'text', (column) => column.notNull())
    .addColumn('once_key', 'text')
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('next_attempt_at', 'text')
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('sent_at', 'text')
    .addColumn('reason', 'text')
    .addColumn('asked_at', 'text')
    .execute();
  await schema
    .createTable('visit_links')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('submission_id', 'integer', (column) =>
      column.notNull().references('submissions.id').onDelete('cascade'),
    )
    .addColumn('created_at', 'text', (column) => column.notNull())
    .modifyEnd(sql`without rowid`)
    .execute();
  // Partial, because few mails have one, and every index slows down storing a submission, which writes two
  // mails.
  await schema
    .createIndex('outbox_once')
    .unique()
    .on('outbox')
    .column('once_key')
    .where(sql.ref('once_key'), 'is not', null)
    .execute();
  await schema.createIndex('visit_links_by_submission').on('visit_links').column('submission_id').execute();
  await schema.createIndex('outbox_by_submission').on('outbox').column('submission_id').execute();
  await schema.createIndex('outbox_by_state').on('outbox').columns(['state', 'id']).execute();
};

/**
 * Adds mails with everything needed to send them, and visitors' private links. Submissions of the last day
 * get the mails that this version would have written.
 */
export const outgoingMail: Migration = {
  async up(db) {
    const since = new Date(Date.now() - DAY).toISOString();
    const recent = await (db as Kysely<OldTables>)
      .selectFrom('outbox')
      .innerJoin('submissions', 'submissions.id', 'outbox.submission_id')
      .select(['submissions.id', 'submissions.email', 'outbox.created_at as at'])
      .where('outbox.created_at', '>=', since)
      .where('submissions.kind', '!=', 'subscription')
      .where('submissions.status', '!=', 'spam')
      .orderBy('outbox.id')
      .execute();
    await db.schema.dropTable('outbox').execute();
    await createOutbox(db);
    const insert = (id: number, kind: string, recipient: string | null, at: string) =>
      (db as Kysely<NewTables>)
        .insertInto('outbox')
        .values({
          submission_id: id,
          kind,
          recipient,
          facts: '{}',
          message_key: sql<string>`lower(hex(randomblob(16)))`,
          state: 'waiting',
          created_at: at,
        })
        .execute();
    for (const { id, email, at } of recent) {
      await insert(id, 'staff-notice', null, at);
      if (email !== null) await insert(id, 'acknowledgement', email, at);
    }
  },
};
