import type { MailKind } from '@jeweler/core/mail';
import type {
  AppointmentSlot,
  ClashDecision,
  EventName,
  MailState,
  RecordHistory,
  RecordKind,
  RecordState,
  Role,
  UploadOutcome,
} from '@jeweler/core/schemas';
import type {
  DeletionReason,
  HistoryAction,
  SubmissionKind,
  SubmissionStatus,
  SubscriberState,
} from '@jeweler/core/submissions';
import type { Generated } from 'kysely';

export type SubscriberLinkPurpose = 'confirm' | 'unsubscribe';
export type VisitorLinkPurpose = 'visit' | 'photos';

export interface Tables {
  /** Everything that staff edit of the catalogue. */
  catalogue_records: {
    kind: RecordKind;
    /** Unique in its kind, and never used again. */
    id: number;
    /** Display order within the kind; between two others for a record that has been moved. */
    position: number;
    state: RecordState;
    /** `version` of the catalogue's state when this record last changed. */
    revision: number;
    /** JSON object of the fields that are not empty. */
    fields: string;
    /** The same as in `fields`; of those that are not deleted unique in its kind. */
    slug: string | null;
    changed_at: string;
    publish_at: string | null;
    sold_at: string | null;
    deleted_at: string | null;
    /** From whoever created it: the same key again is the same record. */
    creation_key: string | null;
    /** When the price of a product was last changed or confirmed. */
    priced_at: string | null;
  };

  /** One row for each change of a record. */
  catalogue_history: {
    kind: RecordKind;
    record_id: number;
    revision: number;
    at: string;
    by: string;
    action: RecordHistory['action'];
    /** JSON list of `{field, from, to}`. */
    changes: string;
  };

  /** What somebody has typed into a form of the portal and not saved. */
  unsaved_texts: {
    admin_id: number;
    form: string;
    /** The request that it is about. */
    submission_id: number | null;
    revision: number;
    changes: string;
    saved_at: string;
  };

  /** Addresses that records have had. They lead to the record's present one, or say that it is gone. */
  catalogue_addresses: {
    kind: RecordKind;
    slug: string;
    record_id: number;
    retired_at: string;
    /** Day of the last visit. */
    used_on: string | null;
  };

  /** The highest number of records of a kind that have been removed for good. */
  catalogue_last_ids: {
    kind: RecordKind;
    id: number;
  };

  /** A change of several products: as it was shown, then as it was done, then as it was taken back. */
  catalogue_bulk_changes: {
    id: string;
    at: string;
    by: string;
    step: 'preview' | 'applied' | 'undone';
    /** JSON of a change in `BulkList`. */
    change: string;
    /** JSON: of a preview a list of `BulkRow`, otherwise first and last revision, how many were changed, what was left. */
    rows: string;
  };

  /** Downloads that were asked for and have not begun. */
  download_tickets: {
    /** SHA-256 of the token, hex; the token itself is not stored. */
    token_hash: string;
    /** Of the session that asked. */
    session_hash: string;
    kind: string;
    /** JSON of what was asked for. */
    asked: string;
    expires_at: string;
  };

  /** Links by which a page can be looked at before visitors see it. */
  catalogue_previews: {
    /** SHA-256 of the token, hex; the token itself is not stored. */
    token_hash: string;
    kind: RecordKind;
    /** 0: one that is being typed and not stored yet. */
    record_id: number;
    expires_at: string;
    /** JSON of what is being typed; null: a link to what is stored. */
    fields: Generated<string | null>;
    /** `token_hash` of the session that it ends with. */
    session: Generated<string | null>;
  };

  /** A single row with the number of changes of the catalogue. No row: there is no catalogue yet. */
  catalogue_state: {
    id: number;
    version: number;
  };

  submissions: {
    /** Grows with each stored submission: the order of arrival. */
    id: Generated<number>;
    /** The name people use for it, unique. */
    reference: string;
    kind: SubmissionKind;
    status: SubmissionStatus;
    /** When it entered its current status. */
    status_since: string;
    /** The status to restore when it is no longer spam; null for everything else. */
    status_before_spam: SubmissionStatus | null;
    /** When it first left the statuses that wait for the shop. */
    answered_at: string | null;
    /** Incremented by each change that another one could overwrite. */
    revision: Generated<number>;
    /** ISO 8601, UTC. */
    received_at: string;
    origin_address: string;
    /** Page that contained the form, without its query. */
    origin_page: string | null;
    user_agent: string | null;
    name: string | null;
    email: string | null;
    phone: string | null;
    /** Keys by which people are found: emailKey and phoneKey of core/format. */
    email_key: string | null;
    phone_key: string | null;
    /** Day ('YYYY-MM-DD') and slot in the shop's zone; appointments only. */
    appointment_day: string | null;
    appointment_slot: AppointmentSlot | null;
    /** How many hours it takes; null: one. */
    appointment_hours: Generated<number | null>;
    /** 1: it holds these hours; at most one submission holds each (see slot-holds.ts). */
    holds_slot: 1 | null;
    /** Of a version before; nothing is marked anymore. */
    is_conflict: Generated<number | null>;
    /** The time that the visitor has asked for in its place, and since when; null: none. */
    wish_day: Generated<string | null>;
    wish_slot: Generated<AppointmentSlot | null>;
    wish_at: Generated<string | null>;
    /** The day ('YYYY-MM-DD', in the shop's zone) from which staff are reminded of it. */
    remind_on: Generated<string | null>;
    /** When the first of those photos came that came together last. */
    photos_at: Generated<string | null>;
    /** The key of a booking entered by staff, unique. */
    booking_key: string | null;
    /** The validated payload as JSON. */
    details: string;
    /** JSON array of SubmissionMark. */
    marks: string;
  };

  /** Additional data of a submission of kind `prize-claim`; each has one row. */
  prize_claims: {
    submission_id: number;
    /** The code presented at the counter, unique: PRIZE_CODE_ALPHABET. */
    code: string;
    /**
     * The id of the wheel's segment, and the value (price text) published when it was claimed; null when the
     * payload names none.
     */
    prize: string | null;
    value: string | null;
  };

  /** Private notes of the staff. */
  submission_notes: {
    id: Generated<number>;
    submission_id: number;
    at: string;
    /** The admin's name as text: it remains when the admin is deleted. */
    by_name: string;
    text: string;
    /** From the client, so that a note whose answer was lost is stored once. */
    note_key: string | null;
  };

  /** Who did what, and when. */
  submission_history: {
    id: Generated<number>;
    submission_id: number;
    at: string;
    by_name: string;
    action: HistoryAction;
    from_status: SubmissionStatus | null;
    to_status: SubmissionStatus | null;
    /** Day and slot ('2026-06-15 14:00') before and after, where an appointment was moved. */
    from_time: string | null;
    to_time: string | null;
    /** The submission's earlier state, as far as an undo needs it: JSON. */
    before: string | null;
    /** The revision that this action produced; null when it produced none. */
    revision: number | null;
  };

  /** One row for each submission that an admin has not read; a new admin starts with everything read. */
  unread_submissions: {
    admin_id: number;
    submission_id: number;
  };

  /** Mails, written in the same transaction as their cause, and stored with their outcome. */
  outbox: {
    id: Generated<number>;
    /** The submission it is about; its mails are deleted with it. */
    submission_id: number | null;
    /** The newsletter subscriber it is sent to; their mails are deleted with them. */
    subscriber_id: Generated<number | null>;
    kind: MailKind;
    /** The address as the visitor wrote it; null: the staff's address at the time of sending. */
    recipient: string | null;
    /** What the mail says beyond the data of the submission, as of when it was written: MailFacts as JSON. */
    facts: string;
    /** The part of the Message-ID before the at sign; the same for every attempt. */
    message_key: string;
    /** mailboxKey of core/format, in mails that anybody can cause by a form: by it they are counted. */
    mailbox_key: Generated<string | null>;
    /** Unique key of a mail that must be written only once. */
    once_key: Generated<string | null>;
    state: MailState;
    created_at: string;
    /** Not to be sent before this time; null: at once. */
    next_attempt_at: Generated<string | null>;
    attempts: Generated<number>;
    sent_at: Generated<string | null>;
    /** Why it has not been sent so far, in words for staff. */
    reason: Generated<string | null>;
    /** When staff asked for it to be sent: it is then sent whatever its age. */
    asked_at: Generated<string | null>;
  };

  /** Private links of visitors, to their appointments and to the page that takes photos. */
  visit_links: {
    /** SHA-256 of the token, hex; the token itself is only in the mail. */
    token_hash: string;
    submission_id: number;
    created_at: string;
    purpose: Generated<VisitorLinkPurpose>;
  };

  /** Photos that visitors have added to their requests, those that are still being sent among them. */
  request_photos: {
    /** 32 hexadecimal digits. */
    id: string;
    submission_id: number;
    /** When it began to be sent, or its last bytes came. */
    at: string;
    /** Bytes of the file as it is sent, and how many of them are there: all once staff can see it. */
    size: number;
    received: Generated<number>;
    /** Of that file; as the client says it until it has arrived. */
    sha256: string | null;
    /** How often a server has begun to read it. */
    attempts: Generated<number>;
    /** The JPEG that staff see; null until it has arrived. */
    content: Generated<Buffer | null>;
  };

  /** What has come of a photo that has not arrived. */
  request_photo_parts: {
    photo_id: string;
    /** Of its first byte in the file. */
    position: number;
    content: Buffer;
  };

  /** One row per newsletter address. */
  subscribers: {
    id: Generated<number>;
    /** The address as it was written. */
    email: string;
    /** emailKey of core/format, unique. */
    email_key: string;
    state: SubscriberState;
    /** The text beside the form when it was sent, and when that was. */
    consent_text: string;
    consent_at: string;
    /** The submission by which consent was given; null once that has been deleted. */
    submission_id: number | null;
    /**
     * The same three for a form that was sent after unsubscribing, until the owner of the address confirms:
     * anybody may have sent it.
     */
    return_consent_text: Generated<string | null>;
    return_consent_at: Generated<string | null>;
    return_submission_id: Generated<number | null>;
    /** When the last mail asking for confirmation was written: at most one a day. */
    last_asked_at: Generated<string | null>;
    /** When each of these last happened. */
    confirmed_at: Generated<string | null>;
    unsubscribed_at: Generated<string | null>;
    /** The admin's name; null: the subscriber unsubscribed. */
    unsubscribed_by: Generated<string | null>;
    bounced_at: Generated<string | null>;
    /** The mail server's reply. */
    bounce_reason: Generated<string | null>;
  };

  /** Private links in mails to subscribers. */
  subscriber_links: {
    /** SHA-256 of the token, hex; the token itself is only in the mail. */
    token_hash: string;
    subscriber_id: number;
    purpose: SubscriberLinkPurpose;
    created_at: string;
  };

  /** Records permanent deletions of submissions, without any of their data. */
  deletions: {
    id: Generated<number>;
    at: string;
    /** Null: deleted by the server itself. */
    by_name: string | null;
    reason: DeletionReason;
    count: number;
  };

  /** Settings made by staff in the portal; a missing key has its default value. */
  settings: {
    key: string;
    /** JSON. */
    value: string;
    /** How often it has been changed. */
    revision: number;
    changed_at: string;
    changed_by: string;
  };

  admins: {
    id: Generated<number>;
    username: string;
    /** The username as `comparable` of core/format: names that differ only in case are the same person. */
    username_key: string;
    /** argon2id, encoded. */
    password_hash: string;
    created_at: string;
    /** How the person signs what they write; null until they have said so. */
    name: string | null;
    /** When it was last changed, after the account was made; null: never, as far as is known. */
    password_changed_at: string | null;
    role: Generated<Role>;
    /** Where links for the account are sent; null: nowhere. */
    email: string | null;
    last_sign_in_at: string | null;
  };

  /** People whose account was removed: their names stay in what they have done. */
  removed_admins: {
    username_key: string;
    username: string;
    removed_at: string;
  };

  /** Links by which somebody sets the password of their account. */
  account_links: {
    /** SHA-256 of the token, hex; the token itself is not stored. */
    token_hash: string;
    admin_id: number;
    purpose: 'invitation' | 'password';
    expires_at: string;
  };

  /** What happened to accounts, and to the data of many; for two years. */
  account_events: {
    id: Generated<number>;
    at: string;
    by: string;
    event: EventName;
    about: string | null;
    network: string | null;
  };

  /** One that is being set up, or is asked for at the sign-in. */
  second_factors: {
    admin_id: number;
    /** The TOTP secret, encrypted: see `sealSecret`. */
    secret: string;
    /** Of the version before; empty. */
    key_id: string;
    /** Those that have not been used, as JSON: the SHA-256 of each, hex. */
    recovery_codes: Generated<string>;
    /** Null while it is being set up. */
    confirmed_at: Generated<string | null>;
    /** The time step of the last code that was accepted: none up to it is accepted again. */
    last_step: number;
    /** Wrong codes since `wrong_since`; once there are MAX_WRONG_CODES, the time since when it is locked. */
    wrong: Generated<number>;
    wrong_since: Generated<string | null>;
  };

  /** Of the version before. */
  recovery_codes: { admin_id: number; hash: string; used_at: string | null };

  admin_sessions: {
    /** SHA-256 of the token, hex; the token itself is not stored. */
    token_hash: string;
    admin_id: number;
    created_at: string;
    expires_at: string;
    /** 'Chrome on Windows'; null: opened before that was noted. */
    device: string | null;
    /** From where it was last used, and when, to about five minutes. */
    network: string | null;
    used_at: string | null;
  };

  /** A link by which a phone sends pictures into one folder; each person has one at most. */
  phone_links: {
    /** SHA-256 of the token, hex; the token itself is not stored. */
    token_hash: string;
    admin_id: number;
    /** `token_hash` of the session it was made in. */
    session_hash: string;
    /** Relative to the media folder, with forward slashes; empty for the media folder itself. */
    folder: string;
    /** Later once it is opened. */
    expires_at: string;
    opened_at: string | null;
    /** What its files are called, without ending; null: as on the phone. */
    name: string | null;
  };

  /** A single row, written by each storage check. */
  storage_checks: {
    id: number;
    /** A new one for each check. */
    token: string;
    checked_at: string;
  };

  /**
   * Sizes of pictures as displayed. A row that no file has any more is about a hundred bytes, and stays: it can be
   * the file's again when that comes back.
   */
  picture_sizes: {
    /** From `pictureKey`: another one for each version of a file. */
    picture_key: string;
    width: number;
    height: number;
  };

  /** Files and folders that staff have deleted or replaced: `MEDIA_DIR/.bin/ID`. One that is not there counts for nothing. */
  media_bin: {
    id: string;
    /** Where it was, below the media folder. */
    path: string;
    is_folder: 0 | 1;
    /** Bytes, of a folder all of its files. */
    size: number;
    reason: 'deleted' | 'replaced';
    at: string;
    by: string;
  };

  /** Moves and renamings that have begun; each is finished, with what follows from it, by the transaction that deletes it. */
  media_moves: {
    id: string;
    /** JSON list of `{from, to, isFolder}`, paths below the media folder. */
    moves: string;
    at: string;
    by: string;
  };

  /** Former paths of files and folders, and where they went. */
  media_addresses: {
    path: string;
    leads_to: string;
    moved_at: string;
  };

  /** A file that is being uploaded into the media folder, and for a day what became of it: `UploadRecord`. */
  media_uploads: {
    id: string;
    /** Who may go on with it: `staff:ID`, or a phone's link. */
    owner: string;
    /** Below the media folder; '' for the media folder itself. */
    folder: string;
    /** Made safe. */
    name: string;
    /** Bytes. */
    size: number;
    clash: ClashDecision;
    /** JSON object of tus's metadata, as it was sent. */
    metadata: string;
    created_at: string;
    /** Who uploads it: a name. */
    by: string;
    /** Of all bytes as they were sent: known before the file is cleaned. */
    sent_sha256: string | null;
    /** The name that it is being given, and the file's identity: after an interruption they tell whether it has it. */
    target: string | null;
    inode: string | null;
    /** Null until it has ended. */
    outcome: UploadOutcome | null;
    /** Where it is stored, below the media folder. */
    path: string | null;
    message: string | null;
    ended_at: string | null;
    /** How often a server has begun to read the content and has ended meanwhile. */
    attempts: Generated<number>;
  };
}
