import { type Kysely, type Migration, sql } from 'kysely';
import { runStatements } from '../engine.ts';
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

/** A migration of statements alone. */
const statements = (...all: string[]): Migration => ({ up: (db) => runStatements(db, all) });

/** The migrations after the baseline, in the order of their names; one that was published is never changed. */
export const sinceBaseline: Readonly<Record<string, Migration>> = {
  /** Nothing is counted here any more: each server does so in memory. The table stays for servers of the version before. */
  '0023-rate-limits': statements(
    'create table rate_limits (key text primary key, hits integer not null, ends_at text not null)',
  ),
  /** Downloads that were asked for and have not begun, so that any server can send them. */
  '0024-download-tickets': statements(
    `create table download_tickets (
      token_hash text primary key,
      session_hash text not null references admin_sessions (token_hash) on delete cascade,
      kind text not null,
      asked text not null,
      expires_at text not null
    )`,
    'create index download_tickets_by_session on download_tickets (session_hash)',
  ),
  /** How often a server has begun to read an upload's content and has ended meanwhile. */
  '0025-upload-attempts': statements(
    'alter table media_uploads add column attempts integer default 0 not null',
  ),
  /** The highest number of the records that have been removed for good, for each kind: it is never given again. */
  '0026-catalogue-last-ids': statements(
    'create table catalogue_last_ids (kind text primary key, id integer not null)',
  ),
  /** How people sign what they write; what the files are called that a phone sends, where they are of one piece. */
  '0027-names': statements(
    'alter table admins add column name text',
    'alter table phone_links add column name text',
  ),
  /** Previews of what is being typed: the fields, and the hash of the session that they end with. */
  '0028-typed-previews': statements(
    'alter table catalogue_previews add column fields text',
    'alter table catalogue_previews add column session text',
  ),
  /**
   * What people have typed about records and not saved is kept as that of every other form. The table of before stays for
   * servers of that version.
   */
  '0029-catalogue-drafts': statements(
    `insert into unsaved_texts (admin_id, form, revision, changes, saved_at)
      select admin_id,
        'catalogue-' || kind || '-' || case record_id when 0 then 'new' else cast(record_id as varchar) end,
        revision, changes, saved_at
      from catalogue_drafts`,
  ),
  /**
   * Since when a product has its price: when that was last changed or confirmed, as its history says; otherwise the first
   * that the history knows of it, or the import.
   */
  '0030-priced-at': {
    async up(db: Kysely<unknown>) {
      await runStatements(db, ['alter table catalogue_records add column priced_at text']);
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
      await runStatements(db, ['alter table admins add column password_changed_at text']);
    },
  },
  /** The time that a visitor has asked for in place of the appointment's own, and since when. */
  '0032-wishes': statements(
    'alter table submissions add column wish_day text',
    'alter table submissions add column wish_slot text',
    'alter table submissions add column wish_at text',
    'create index submissions_by_wish on submissions (wish_day, wish_slot) where wish_day is not null',
  ),
  /** What a person may do; whoever has an account already is an owner. */
  '0033-roles': statements(`alter table admins add column role text default 'owner' not null`),
  /** Invitations, forgotten passwords, where people are signed in, and what happened. */
  '0034-people': statements(
    'alter table admins add column email text',
    'alter table admins add column last_sign_in_at text',
    'alter table admin_sessions add column device text',
    'alter table admin_sessions add column network text',
    'alter table admin_sessions add column used_at text',
    `create table removed_admins (
      username_key text primary key,
      username text not null,
      removed_at text not null
    )`,
    `create table account_links (
      token_hash text primary key,
      admin_id integer not null references admins (id) on delete cascade,
      purpose text not null,
      expires_at text not null
    )`,
    `create table account_events (
      id integer primary key autoincrement,
      at text not null,
      "by" text not null,
      event text not null,
      about text,
      network text
    )`,
  ),
  /** A second factor for accounts: TOTP, and recovery codes that end with it. */
  '0035-second-factor': statements(
    `create table second_factors (
      admin_id integer primary key references admins (id) on delete cascade,
      secret text not null,
      key_id text not null,
      confirmed_at text,
      last_step integer not null,
      wrong integer default 0 not null,
      wrong_since text
    )`,
    `create table recovery_codes (
      admin_id integer not null references second_factors (admin_id) on delete cascade,
      hash text not null,
      used_at text,
      constraint recovery_codes_pk primary key (admin_id, hash)
    )`,
  ),
  /** The recovery codes stand in the row of their factor. */
  '0036-recovery-codes': {
    async up(db: Kysely<Pick<Tables, 'recovery_codes' | 'second_factors'>>) {
      await runStatements(db as Kysely<unknown>, [
        `alter table second_factors add column recovery_codes text default '[]' not null`,
      ]);
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
  '0037-appointment-hours': statements('alter table submissions add column appointment_hours integer'),
  /** Photos that visitors add to their requests: what arrives of one lies in parts until it is complete. */
  '0038-request-photos': statements(
    `alter table visit_links add column purpose text not null default 'visit'`,
    'alter table submissions add column photos_at text',
    'create index submissions_by_photos on submissions (photos_at) where photos_at is not null',
    `create table request_photos (
      id text primary key,
      submission_id integer not null references submissions (id) on delete cascade,
      at text not null,
      size integer not null,
      received integer not null default 0,
      sha256 text,
      attempts integer not null default 0,
      content blob
    )`,
    'create index request_photos_by_submission on request_photos (submission_id)',
    `create table request_photo_parts (
      photo_id text not null references request_photos (id) on delete cascade,
      position integer not null,
      content blob not null,
      primary key (photo_id, position)
    )`,
  ),
  /** A note is stored once for each key. */
  '0039-note-keys': statements(
    'alter table submission_notes add column note_key text',
    'create unique index submission_notes_by_key on submission_notes (submission_id, note_key) where note_key is not null',
  ),
};
