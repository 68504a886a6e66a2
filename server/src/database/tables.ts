import type {
  AppointmentSlot,
  DeletionReason,
  HistoryAction,
  MailKind,
  MailState,
  ProductStyle,
  StoneShape,
  SubmissionKind,
  SubmissionStatus,
  SubscriberState,
} from '@jeweler/core/schemas';
import type { Generated } from 'kysely';

interface CategoriesTable {
  id: number;
  /** Order of display, from 0; the same in every catalogue table. */
  position: number;
  slug: string;
  name: string;
  description: string;
}

interface CollectionsTable extends CategoriesTable {
  image_url: string;
}

interface ProductsTable extends CollectionsTable {
  /** The second view: both or neither. */
  second_image_url: string | null;
  second_image_alt: string | null;
  /** US dollars; null: upon request. */
  price: number | null;
  material: string | null;
  category_id: number;
  collection_id: number | null;
  style: ProductStyle | null;
  shape: StoneShape | null;
  bestseller_rank: number | null;
}

interface BannerItemsTable {
  id: number;
  position: number;
  text: string;
}

/** One row: how often the catalogue has been replaced. No row: there is no catalogue yet. */
interface CatalogueStateTable {
  id: number;
  version: number;
}

interface SubmissionsTable {
  /** Grows with each that is stored: the order of arrival. */
  id: Generated<number>;
  /** Its name towards people, unique. */
  reference: string;
  kind: SubmissionKind;
  status: SubmissionStatus;
  /** When it got its status. */
  status_since: string;
  /** What a spam goes back to; null for everything else. */
  status_before_spam: SubmissionStatus | null;
  /** When it first left the statuses that wait for the shop. */
  answered_at: string | null;
  /** Grows by one with each change that another one could overwrite. */
  revision: Generated<number>;
  /** ISO 8601, UTC. */
  received_at: string;
  origin_address: string;
  /** Page the form stood on, without its query. */
  origin_page: string | null;
  user_agent: string | null;
  name: string | null;
  email: string | null;
  phone: string | null;
  /** What people are found by: emailKey and phoneKey of core/format. */
  email_key: string | null;
  phone_key: string | null;
  /** Day ('YYYY-MM-DD') and slot in the shop's zone; appointments only. */
  appointment_day: string | null;
  appointment_slot: AppointmentSlot | null;
  /** 1: nobody else may have its day and slot; at most one of each has it (see services/appointments). */
  holds_slot: 1 | null;
  /** 1: another one held its slot when holding was introduced; staff have to settle it. */
  is_conflict: 1 | null;
  /** The key of a booking that staff have entered, unique. */
  booking_key: string | null;
  /** The validated payload as JSON. */
  details: string;
  /** JSON array of SubmissionMark. */
  marks: string;
}

/** What a submission of the kind `prize-claim` has besides; each has one. */
interface PrizeClaimsTable {
  submission_id: number;
  /** What it is asked for by at the counter, unique: PRIZE_CODE_ALPHABET. */
  code: string;
  /** The segment of the wheel (its id), with the value (price text) that was published when it was claimed; null when what was sent names none. */
  prize: string | null;
  value: string | null;
}

/** Private notes of the staff. */
interface SubmissionNotesTable {
  id: Generated<number>;
  submission_id: number;
  at: string;
  /** The admin's name as text: it outlives the admin. */
  by_name: string;
  text: string;
}

/** Who did what and when. */
interface SubmissionHistoryTable {
  id: Generated<number>;
  submission_id: number;
  at: string;
  by_name: string;
  action: HistoryAction;
  from_status: SubmissionStatus | null;
  to_status: SubmissionStatus | null;
  /** Day and slot ('2026-06-15 14:00'), where an appointment was moved. */
  from_time: string | null;
  to_time: string | null;
  /** What the submission was before, as far as an undo has to know it: JSON. */
  before: string | null;
  /** The revision that this led to; null when it made none. */
  revision: number | null;
}

/** One row for each submission that an admin has not read; an admin who is added has read everything. */
interface UnreadSubmissionsTable {
  admin_id: number;
  submission_id: number;
}

/** Mails, written together with what they follow from, and kept with what became of them. */
interface OutboxTable {
  id: Generated<number>;
  /** What it is about; mails go with it when it is deleted. */
  submission_id: number | null;
  /** Of a mail to a subscriber of the newsletter; mails go with it when it is deleted. */
  subscriber_id: Generated<number | null>;
  kind: MailKind;
  /** The address as the visitor wrote it; null: the staff's, whatever it is when the mail is sent. */
  recipient: string | null;
  /** What it says beyond what the submission holds, as it was when the mail was written: MailFacts as JSON. */
  facts: string;
  /** The part of the Message-ID before the at sign; the same at each attempt. */
  message_key: string;
  /** Of a mail that must be written once only, unique. */
  once_key: Generated<string | null>;
  state: MailState;
  created_at: string;
  /** Not before; null: at once. */
  next_attempt_at: Generated<string | null>;
  attempts: Generated<number>;
  sent_at: Generated<string | null>;
  /** Why it was not sent so far, in words for staff. */
  reason: Generated<string | null>;
  /** When staff have asked for it to be sent: then its age is no hindrance. */
  asked_at: Generated<string | null>;
}

/** Private links of visitors to their appointments. */
interface VisitLinksTable {
  /** SHA-256 of the token, hex; the token itself is in the mail only. */
  token_hash: string;
  submission_id: number;
  created_at: string;
}

/** One row for each address of the newsletter. */
interface SubscribersTable {
  id: Generated<number>;
  /** As it was written. */
  email: string;
  /** emailKey of core/format, unique. */
  email_key: string;
  state: SubscriberState;
  /** What stood beside the form when it was sent, and when that was. */
  consent_text: string;
  consent_at: string;
  /** The submission by which consent was given; null when it has been deleted. */
  submission_id: number | null;
  /** When the last mail was written that asks to confirm: at most one a day. */
  last_asked_at: Generated<string | null>;
  /** When each of these happened last. */
  confirmed_at: Generated<string | null>;
  unsubscribed_at: Generated<string | null>;
  /** The admin's name; null: the subscriber. */
  unsubscribed_by: Generated<string | null>;
  bounced_at: Generated<string | null>;
  /** What the mail server said. */
  bounce_reason: Generated<string | null>;
}

export type SubscriberLinkPurpose = 'confirm' | 'unsubscribe';

/** Private links in mails to subscribers. */
interface SubscriberLinksTable {
  /** SHA-256 of the token, hex; the token itself is in the mail only. */
  token_hash: string;
  subscriber_id: number;
  purpose: SubscriberLinkPurpose;
  created_at: string;
}

/** That submissions were deleted for good, without anything of what they were. */
interface DeletionsTable {
  id: Generated<number>;
  at: string;
  /** Null: the server did it by itself. */
  by_name: string | null;
  reason: DeletionReason;
  count: number;
}

/** What staff set in the portal; a key that is missing has its usual value. */
interface SettingsTable {
  key: string;
  /** JSON. */
  value: string;
  /** How often it has been set. */
  revision: number;
  changed_at: string;
  changed_by: string;
}

interface AdminsTable {
  id: Generated<number>;
  username: string;
  /** Lower-case username: two that differ only in case are the same person. */
  username_key: string;
  /** argon2id, encoded. */
  password_hash: string;
  created_at: string;
}

interface AdminSessionsTable {
  /** SHA-256 of the token, hex; the token itself is nowhere. */
  token_hash: string;
  admin_id: number;
  created_at: string;
  expires_at: string;
}

/** One row, written by each check of the storage. */
interface StorageChecksTable {
  id: number;
  /** Another one with each check. */
  token: string;
  checked_at: string;
}

export interface Tables {
  categories: CategoriesTable;
  collections: CollectionsTable;
  products: ProductsTable;
  banner_items: BannerItemsTable;
  catalogue_state: CatalogueStateTable;
  submissions: SubmissionsTable;
  prize_claims: PrizeClaimsTable;
  submission_notes: SubmissionNotesTable;
  submission_history: SubmissionHistoryTable;
  unread_submissions: UnreadSubmissionsTable;
  outbox: OutboxTable;
  visit_links: VisitLinksTable;
  subscribers: SubscribersTable;
  subscriber_links: SubscriberLinksTable;
  deletions: DeletionsTable;
  settings: SettingsTable;
  admins: AdminsTable;
  admin_sessions: AdminSessionsTable;
  storage_checks: StorageChecksTable;
}
