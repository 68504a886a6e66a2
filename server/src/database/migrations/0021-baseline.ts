import { usualQuestions } from '@jeweler/core/business';
import type { Kysely, Migration } from 'kysely';
import { runStatements } from '../engine.ts';
import { createSubmissionSearch } from '../submission-search.ts';

const tables = [
  `create table admins (
    id integer primary key autoincrement,
    username text not null,
    username_key text not null unique,
    password_hash text not null,
    created_at text not null
  )`,
  `create table admin_sessions (
    token_hash text primary key,
    admin_id integer not null references admins (id) on delete cascade,
    created_at text not null,
    expires_at text not null
  )`,
  `create table submissions (
    id integer primary key autoincrement,
    kind text not null,
    status text not null,
    received_at text not null,
    origin_address text not null,
    origin_page text,
    user_agent text,
    name text,
    email text,
    phone text,
    appointment_day text,
    appointment_slot text,
    details text not null,
    marks text not null,
    reference text,
    email_key text,
    phone_key text,
    status_since text,
    answered_at text,
    status_before_spam text,
    revision integer default 1 not null,
    holds_slot integer,
    is_conflict integer,
    booking_key text,
    remind_on text
  )`,
  `create table subscribers (
    id integer primary key autoincrement,
    email text not null,
    email_key text not null unique,
    state text not null,
    consent_text text not null,
    consent_at text not null,
    submission_id integer references submissions (id) on delete set null,
    last_asked_at text,
    confirmed_at text,
    unsubscribed_at text,
    unsubscribed_by text,
    bounced_at text,
    bounce_reason text,
    return_consent_text text,
    return_consent_at text,
    return_submission_id integer references submissions (id) on delete set null
  )`,
  `create table catalogue_addresses (
    kind text not null,
    slug text not null,
    record_id integer not null,
    retired_at text not null,
    used_on text,
    constraint catalogue_addresses_key primary key (kind, slug)
  )`,
  `create table catalogue_bulk_changes (
    id text primary key,
    at text not null,
    "by" text not null,
    step text not null,
    change text not null,
    rows text not null
  )`,
  `create table catalogue_drafts (
    admin_id integer not null references admins (id) on delete cascade,
    kind text not null,
    record_id integer not null,
    revision integer not null,
    changes text not null,
    saved_at text not null,
    constraint catalogue_drafts_key primary key (admin_id, kind, record_id)
  )`,
  `create table catalogue_history (
    kind text not null,
    record_id integer not null,
    revision integer not null,
    at text not null,
    "by" text not null,
    action text not null,
    changes text not null,
    constraint catalogue_history_key primary key (kind, record_id, revision)
  )`,
  `create table catalogue_previews (
    token_hash text primary key,
    kind text not null,
    record_id integer not null,
    expires_at text not null
  )`,
  `create table catalogue_records (
    kind text not null,
    id integer not null,
    position real not null,
    state text not null,
    revision integer not null,
    fields text not null,
    slug text,
    changed_at text not null,
    publish_at text,
    sold_at text,
    deleted_at text,
    creation_key text unique,
    constraint catalogue_records_key primary key (kind, id)
  )`,
  `create table catalogue_state (
    id integer primary key,
    version integer not null
  )`,
  `create table deletions (
    id integer primary key autoincrement,
    at text not null,
    by_name text,
    reason text not null,
    count integer not null
  )`,
  `create table media_addresses (
    path text primary key,
    leads_to text not null,
    moved_at text not null
  )`,
  `create table media_bin (
    id text primary key,
    path text not null,
    is_folder integer not null,
    size integer not null,
    reason text not null,
    at text not null,
    "by" text not null
  )`,
  `create table media_hashes (
    path text primary key,
    size integer not null,
    modified real not null,
    sent_sha256 text,
    sha256 text
  )`,
  `create table media_moves (
    id text primary key,
    moves text not null,
    at text not null,
    "by" text not null
  )`,
  `create table media_uploads (
    id text primary key,
    owner text not null,
    folder text not null,
    name text not null,
    size integer not null,
    clash text not null,
    metadata text not null,
    created_at text not null,
    "by" text not null,
    sent_sha256 text,
    target text,
    inode text,
    outcome text,
    path text,
    message text,
    ended_at text
  )`,
  `create table outbox (
    id integer primary key autoincrement,
    submission_id integer references submissions (id) on delete cascade,
    kind text not null,
    recipient text,
    facts text not null,
    message_key text not null,
    once_key text,
    state text not null,
    created_at text not null,
    next_attempt_at text,
    attempts integer default 0 not null,
    sent_at text,
    reason text,
    asked_at text,
    subscriber_id integer references subscribers (id) on delete cascade,
    mailbox_key text
  )`,
  `create table phone_links (
    token_hash text primary key,
    admin_id integer not null unique references admins (id) on delete cascade,
    session_hash text not null references admin_sessions (token_hash) on delete cascade,
    folder text not null,
    expires_at text not null,
    opened_at text
  )`,
  `create table picture_sizes (
    picture_key text primary key,
    width integer not null,
    height integer not null
  )`,
  `create table prize_claims (
    submission_id integer primary key references submissions (id) on delete cascade,
    code text not null,
    prize text,
    value text
  )`,
  `create table settings (
    key text primary key,
    value text not null,
    revision integer not null,
    changed_at text not null,
    changed_by text not null
  )`,
  `create table storage_checks (
    id integer primary key,
    token text not null,
    checked_at text not null
  )`,
  `create table submission_history (
    id integer primary key autoincrement,
    submission_id integer not null references submissions (id) on delete cascade,
    at text not null,
    by_name text not null,
    action text not null,
    from_status text,
    to_status text,
    before text,
    revision integer,
    from_time text,
    to_time text
  )`,
  `create table submission_notes (
    id integer primary key autoincrement,
    submission_id integer not null references submissions (id) on delete cascade,
    at text not null,
    by_name text not null,
    "text" text not null
  )`,
  `create table subscriber_links (
    token_hash text primary key,
    subscriber_id integer not null references subscribers (id) on delete cascade,
    purpose text not null,
    created_at text not null
  ) without rowid`,
  `create table unread_submissions (
    admin_id integer not null references admins (id) on delete cascade,
    submission_id integer not null references submissions (id) on delete cascade,
    constraint unread_submissions_key primary key (admin_id, submission_id)
  ) without rowid`,
  `create table unsaved_texts (
    admin_id integer not null references admins (id) on delete cascade,
    form text not null,
    submission_id integer references submissions (id) on delete cascade,
    revision integer not null,
    changes text not null,
    saved_at text not null,
    constraint unsaved_texts_key primary key (admin_id, form)
  )`,
  `create table visit_links (
    token_hash text primary key,
    submission_id integer not null references submissions (id) on delete cascade,
    created_at text not null
  ) without rowid`,
];

const indexes = [
  'create index admin_sessions_by_admin on admin_sessions (admin_id)',
  'create index catalogue_records_by_revision on catalogue_records (revision)',
  'create index catalogue_records_by_publication on catalogue_records (publish_at) where publish_at is not null',
  'create unique index catalogue_records_by_slug on catalogue_records (kind, slug) where deleted_at is null',
  'create index media_hashes_size on media_hashes (size)',
  'create index media_uploads_owner on media_uploads (owner)',
  'create unique index outbox_once on outbox (once_key) where once_key is not null',
  'create index outbox_by_submission on outbox (submission_id)',
  'create index outbox_by_state on outbox (state, id)',
  'create index outbox_by_subscriber on outbox (subscriber_id) where subscriber_id is not null',
  'create index outbox_by_mailbox on outbox (mailbox_key, created_at) where mailbox_key is not null',
  'create index phone_links_by_session on phone_links (session_hash)',
  'create unique index prize_claims_by_code on prize_claims (code)',
  'create index submission_history_by_submission on submission_history (submission_id)',
  'create index submission_notes_by_submission on submission_notes (submission_id)',
  'create index submissions_by_kind on submissions (kind, received_at)',
  'create index submissions_by_address on submissions (kind, origin_address)',
  'create unique index submissions_by_reference on submissions (reference)',
  'create index submissions_by_status on submissions (kind, status, id)',
  'create index submissions_by_email on submissions (email_key, kind)',
  'create index submissions_by_appointment on submissions (appointment_day, appointment_slot) where appointment_day is not null',
  'create index submissions_by_phone on submissions (phone_key)',
  'create unique index submissions_by_held_slot on submissions (appointment_day, appointment_slot) where holds_slot is not null',
  'create index submissions_by_conflict on submissions (appointment_day, appointment_slot) where is_conflict is not null',
  'create unique index submissions_by_booking_key on submissions (booking_key) where booking_key is not null',
  'create index submissions_by_reminder on submissions (remind_on) where remind_on is not null',
  'create index subscriber_links_by_subscriber on subscriber_links (subscriber_id)',
  'create index subscribers_by_state on subscribers (state, id)',
  'create index subscribers_by_submission on subscribers (submission_id)',
  'create index subscribers_by_return_submission on subscribers (return_submission_id) where return_submission_id is not null',
  'create index unread_submissions_by_submission on unread_submissions (submission_id)',
  'create index visit_links_by_submission on visit_links (submission_id)',
];

/**
 * The shop's facts and the questions of the home page, which staff edit. Their words are written at each start of the
 * server, until somebody changes them (followUsualRecords).
 */
const addShopFacts = async (query: Kysely<{ catalogue_records: Record<string, unknown> }>) => {
  const row = { state: 'live', revision: 0, fields: '{}', changed_at: new Date().toISOString() };
  const questions = usualQuestions.map((_, index) => ({ kind: 'questions', id: index + 1 }));
  const records = [{ kind: 'shop', id: 1 }, ...questions];
  await query
    .insertInto('catalogue_records')
    .values(records.map((record) => ({ ...row, ...record, position: record.id })))
    .execute();
};

/** All tables as of version 1.1, on both engines; later migrations add to them. */
export const baseline: Migration = {
  async up(db) {
    await runStatements(db, [...tables, ...indexes]);
    await createSubmissionSearch(db);
    await addShopFacts(db);
  },
};
