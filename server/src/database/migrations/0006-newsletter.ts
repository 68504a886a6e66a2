import { type Kysely, type Migration, sql } from 'kysely';

/** The columns that this migration reads and writes; `Tables` may change later. */
interface MigratedTables {
  submissions: {
    id: number;
    kind: string;
    status: string;
    received_at: string;
    email: string | null;
    email_key: string | null;
  };
  subscribers: {
    id: number;
    email: string;
    email_key: string;
    state: string;
    consent_text: string;
    consent_at: string;
    submission_id: number;
    last_asked_at: string | null;
  };
  outbox: {
    submission_id: number;
    subscriber_id: number;
    kind: string;
    recipient: string;
    facts: string;
    message_key: string;
    state: string;
    created_at: string;
  };
}

/** The text beside the form in every earlier version. */
const CONSENT = 'By subscribing you agree to receive marketing emails. You may unsubscribe at any time.';
/** Mails older than this are only sent when staff ask for it (services/mail). */
const DAY = 24 * 3_600_000;

const createTables = async ({ schema }: Kysely<unknown>): Promise<void> => {
  await schema
    .createTable('subscribers')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('email_key', 'text', (column) => column.notNull().unique())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('consent_text', 'text', (column) => column.notNull())
    .addColumn('consent_at', 'text', (column) => column.notNull())
    .addColumn('submission_id', 'integer', (column) =>
      column.references('submissions.id').onDelete('set null'),
    )
    .addColumn('last_asked_at', 'text')
    .addColumn('confirmed_at', 'text')
    .addColumn('unsubscribed_at', 'text')
    .addColumn('unsubscribed_by', 'text')
    .addColumn('bounced_at', 'text')
    .addColumn('bounce_reason', 'text')
    .execute();
  await schema
    .createTable('subscriber_links')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('subscriber_id', 'integer', (column) =>
      column.notNull().references('subscribers.id').onDelete('cascade'),
    )
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .modifyEnd(sql`without rowid`)
    .execute();
  await schema
    .alterTable('outbox')
    .addColumn('subscriber_id', 'integer', (column) =>
      column.references('subscribers.id').onDelete('cascade'),
    )
    .execute();
  await schema.createIndex('subscribers_by_state').on('subscribers').columns(['state', 'id']).execute();
  await schema.createIndex('subscribers_by_submission').on('subscribers').column('submission_id').execute();
  await schema
    .createIndex('subscriber_links_by_subscriber')
    .on('subscriber_links')
    .column('subscriber_id')
    .execute();
  // Partial, because few mails have one, and every index slows down storing a submission, which writes two
  // mails.
  await schema
    .createIndex('outbox_by_subscriber')
    .on('outbox')
    .column('subscriber_id')
    .where(sql.ref('subscriber_id'), 'is not', null)
    .execute();
};

/** One row per address, with the consent that was given first. Nobody has confirmed yet. */
const joinSubscriptions = async (db: Kysely<MigratedTables>): Promise<void> => {
  const firsts = sql<number>`select id from (
    select id, row_number() over (partition by email_key order by received_at, id) as place from submissions
    where kind = 'subscription' and status != 'spam' and email_key is not null
  ) where place = 1`;
  await db
    .insertInto('subscribers')
    .columns(['email', 'email_key', 'state', 'consent_text', 'consent_at', 'submission_id'])
    .expression(
      db
        .selectFrom('submissions')
        .select((eb) => [
          eb.fn.coalesce('email', 'email_key').as('email'),
          eb.ref('email_key').$notNull().as('email_key'),
          eb.val('unconfirmed').as('state'),
          eb.val(CONSENT).as('consent_text'),
          'received_at',
          'id',
        ])
        .where(sql<boolean>`id in (${firsts})`)
        .orderBy('id'),
    )
    .execute();
};

/** Everyone who subscribed during the last day gets the mail that this version would have written. */
const askRecent = async (db: Kysely<MigratedTables>, now: number): Promise<void> => {
  const recent = await db
    .selectFrom('submissions')
    .innerJoin('subscribers', 'subscribers.email_key', 'submissions.email_key')
    .select(({ fn }) => [
      'subscribers.id',
      'subscribers.email',
      'subscribers.submission_id',
      fn.max('submissions.received_at').as('at'),
    ])
    .where('submissions.kind', '=', 'subscription')
    .where('submissions.status', '!=', 'spam')
    .where('submissions.received_at', '>=', new Date(now - DAY).toISOString())
    .groupBy('subscribers.id')
    .orderBy('subscribers.id')
    .execute();
  for (const { id, email, submission_id, at } of recent) {
    await db
      .insertInto('outbox')
      .values({
        submission_id,
        subscriber_id: id,
        kind: 'newsletter-confirmation',
        recipient: email,
        facts: JSON.stringify({ consent: CONSENT }),
        message_key: sql<string>`lower(hex(randomblob(16)))`,
        state: 'waiting',
        created_at: at,
      })
      .execute();
    await db.updateTable('subscribers').set({ last_asked_at: at }).where('id', '=', id).execute();
  }
};

/** Adds one row per newsletter address, links to confirm and to unsubscribe, and mails to subscribers. */
export const newsletter: Migration = {
  async up(db) {
    await createTables(db);
    const filled = db as Kysely<MigratedTables>;
    await joinSubscriptions(filled);
    await askRecent(filled, Date.now());
  },
};
