import { type Kysely, type Migration, sql } from 'kysely';
import { isPostgres, textType } from '../engine.ts';
import type { Tables } from '../tables.ts';

const changed_at = new Date(0).toISOString();

/** So many records of a kind that the program comes with; their fields are written at each start (followUsualRecords). */
const records = (kind: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    kind,
    id: index + 1,
    position: index + 1,
    state: 'live',
    revision: 0,
    fields: '{}',
    changed_at,
  }));

/** The migrations after the baseline, in the order of their names; one that was published is never changed. */
export const sinceBaseline: Readonly<Record<string, Migration>> = {
  /** Nothing is counted here any more: each server does so in memory. The table stays for servers of the version before. */
  '0023-rate-limits': {
    async up(db: Kysely<unknown>) {
      const text = textType(db);
      await db.schema
        .createTable('rate_limits')
        .addColumn('key', text, (column) => column.primaryKey())
        .addColumn('hits', 'integer', (column) => column.notNull())
        .addColumn('ends_at', text, (column) => column.notNull())
        .execute();
    },
  },
  /** Downloads that were asked for and have not begun, so that any server can send them. */
  '0024-download-tickets': {
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
  },
  /** How often a server has begun to read an upload's content and has ended meanwhile. */
  '0025-upload-attempts': {
    async up({ schema }) {
      await schema
        .alterTable('media_uploads')
        .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
    },
  },
  /** The highest number of the records that have been removed for good, for each kind: it is never given again. */
  '0026-catalogue-last-ids': {
    async up(db) {
      await db.schema
        .createTable('catalogue_last_ids')
        .addColumn('kind', textType(db), (column) => column.primaryKey())
        .addColumn('id', 'integer', (column) => column.notNull())
        .execute();
    },
  },
  /** How people sign what they write; what the files are called that a phone sends, where they are of one piece. */
  '0027-names': {
    async up(db) {
      for (const table of ['admins', 'phone_links'])
        await db.schema.alterTable(table).addColumn('name', textType(db)).execute();
    },
  },
  /** Previews of what is being typed: the fields, and the hash of the session that they end with. */
  '0028-typed-previews': {
    async up(db) {
      for (const column of ['fields', 'session'])
        await db.schema.alterTable('catalogue_previews').addColumn(column, textType(db)).execute();
    },
  },
  /**
   * What people have typed about records and not saved is kept as that of every other form. The table of before stays for
   * servers of that version.
   */
  '0029-catalogue-drafts': {
    async up(db: Kysely<unknown>) {
      await sql`insert into unsaved_texts (admin_id, form, revision, changes, saved_at)
      select admin_id,
        'catalogue-' || kind || '-' || case record_id when 0 then 'new' else cast(record_id as text) end,
        revision, changes, saved_at
      from catalogue_drafts`.execute(db);
    },
  },
  /**
   * Since when a product has its price: when that was last changed or confirmed, as its history says; otherwise the first
   * that the history knows of it, or the import.
   */
  '0030-priced-at': {
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
  },
  /** What staff edit beside the shop's facts and questions, and when somebody last changed their password. */
  '0031-shop-records': {
    async up(db) {
      await db
        .insertInto('catalogue_records')
        .values([...records('wheel', 1), ...records('services', 34), ...records('testimonials', 3)])
        .execute();
      await db.schema.alterTable('admins').addColumn('password_changed_at', textType(db)).execute();
    },
  },
  /** The time that a visitor has asked for in place of the appointment's own, and since when. */
  '0032-wishes': {
    async up(db) {
      for (const column of ['wish_day', 'wish_slot', 'wish_at'])
        await db.schema.alterTable('submissions').addColumn(column, textType(db)).execute();
      await db.schema
        .createIndex('submissions_by_wish')
        .on('submissions')
        .columns(['wish_day', 'wish_slot'])
        .where('wish_day', 'is not', null)
        .execute();
    },
  },
  /** What a person may do; whoever has an account already is an owner. */
  '0033-roles': {
    async up(db) {
      await db.schema
        .alterTable('admins')
        .addColumn('role', textType(db), (column) => column.notNull().defaultTo('owner'))
        .execute();
    },
  },
  /** Invitations, forgotten passwords, where people are signed in, and what happened. */
  '0034-people': {
    async up(db: Kysely<unknown>) {
      const text = textType(db);
      for (const column of ['email', 'last_sign_in_at'])
        await db.schema.alterTable('admins').addColumn(column, text).execute();
      for (const column of ['device', 'network', 'used_at'])
        await db.schema.alterTable('admin_sessions').addColumn(column, text).execute();
      await db.schema
        .createTable('removed_admins')
        .addColumn('username_key', text, (column) => column.primaryKey())
        .addColumn('username', text, (column) => column.notNull())
        .addColumn('removed_at', text, (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('account_links')
        .addColumn('token_hash', text, (column) => column.primaryKey())
        .addColumn('admin_id', 'integer', (column) =>
          column.notNull().references('admins.id').onDelete('cascade'),
        )
        .addColumn('purpose', text, (column) => column.notNull())
        .addColumn('expires_at', text, (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('account_events')
        .addColumn('id', 'integer', (column) =>
          isPostgres(db)
            ? column.primaryKey().generatedByDefaultAsIdentity()
            : column.primaryKey().autoIncrement(),
        )
        .addColumn('at', text, (column) => column.notNull())
        .addColumn('by', text, (column) => column.notNull())
        .addColumn('event', text, (column) => column.notNull())
        .addColumn('about', text)
        .addColumn('network', text)
        .execute();
    },
  },
  /** A second factor for accounts: TOTP, and recovery codes that end with it. */
  '0035-second-factor': {
    async up(db) {
      const text = textType(db);
      await db.schema
        .createTable('second_factors')
        .addColumn('admin_id', 'integer', (column) =>
          column.primaryKey().references('admins.id').onDelete('cascade'),
        )
        .addColumn('secret', text, (column) => column.notNull())
        .addColumn('key_id', text, (column) => column.notNull())
        .addColumn('confirmed_at', text)
        .addColumn('last_step', 'integer', (column) => column.notNull())
        .addColumn('wrong', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('wrong_since', text)
        .execute();
      await db.schema
        .createTable('recovery_codes')
        .addColumn('admin_id', 'integer', (column) =>
          column.notNull().references('second_factors.admin_id').onDelete('cascade'),
        )
        .addColumn('hash', text, (column) => column.notNull())
        .addColumn('used_at', text)
        .addPrimaryKeyConstraint('recovery_codes_pk', ['admin_id', 'hash'])
        .execute();
    },
  },
  /** The recovery codes stand in the row of their factor. */
  '0036-recovery-codes': {
    async up(db: Kysely<Pick<Tables, 'recovery_codes' | 'second_factors'>>) {
      await db.schema
        .alterTable('second_factors')
        .addColumn('recovery_codes', textType(db as Kysely<unknown>), (column) =>
          column.notNull().defaultTo('[]'),
        )
        .execute();
      const codes = await db.selectFrom('recovery_codes').selectAll().where('used_at', 'is', null).execute();
      for (const id of new Set(codes.map(({ admin_id }) => admin_id)))
        await db
          .updateTable('second_factors')
          .set({
            recovery_codes: JSON.stringify(
              codes.filter((each) => each.admin_id === id).map((each) => each.hash),
            ),
          })
          .where('admin_id', '=', id)
          .execute();
    },
  },
  /** How many hours an appointment takes; null: one. */
  '0037-appointment-hours': {
    async up({ schema }) {
      await schema.alterTable('submissions').addColumn('appointment_hours', 'integer').execute();
    },
  },
  /** Photos that visitors add to their requests: what arrives of one lies in parts until it is complete. */
  '0038-request-photos': {
    async up(db: Kysely<unknown>) {
      const text = textType(db);
      const blob = isPostgres(db) ? sql`bytea` : sql`blob`;
      await sql`alter table visit_links add column purpose ${text} not null default 'visit'`.execute(db);
      await sql`alter table submissions add column photos_at ${text}`.execute(db);
      await sql`create index submissions_by_photos on submissions (photos_at) where photos_at is not null`.execute(
        db,
      );
      await sql`
        create table request_photos (
          id ${text} primary key,
          submission_id integer not null references submissions (id) on delete cascade,
          at ${text} not null,
          size integer not null,
          received integer not null default 0,
          sha256 ${text},
          attempts integer not null default 0,
          content ${blob}
        )`.execute(db);
      await sql`create index request_photos_by_submission on request_photos (submission_id)`.execute(db);
      await sql`
        create table request_photo_parts (
          photo_id ${text} not null references request_photos (id) on delete cascade,
          position integer not null,
          content ${blob} not null,
          primary key (photo_id, position)
        )`.execute(db);
    },
  },
};
