import type { AppointmentSlot, PieceStyle, StoneShape, SubmissionKind } from '@jeweler/core/schemas';
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
  /** US dollars; null: upon request. */
  price: number | null;
  material: string | null;
  category_id: number;
  collection_id: number | null;
  style: PieceStyle | null;
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

/** Set on receipt; staff move a submission on from there. */
export type SubmissionStatus = 'new' | 'spam';

interface SubmissionsTable {
  id: Generated<number>;
  kind: SubmissionKind;
  status: SubmissionStatus;
  /** ISO 8601, UTC. */
  received_at: string;
  origin_address: string;
  /** Page the form stood on, without its query. */
  origin_page: string | null;
  user_agent: string | null;
  name: string | null;
  email: string | null;
  phone: string | null;
  /** Day ('YYYY-MM-DD') and slot in the shop's zone; appointments only. */
  appointment_day: string | null;
  appointment_slot: AppointmentSlot | null;
  /** The validated payload as JSON. */
  details: string;
  /** JSON array of SubmissionMark. */
  marks: string;
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

export interface Tables {
  categories: CategoriesTable;
  collections: CollectionsTable;
  products: ProductsTable;
  banner_items: BannerItemsTable;
  catalogue_state: CatalogueStateTable;
  submissions: SubmissionsTable;
  admins: AdminsTable;
  admin_sessions: AdminSessionsTable;
}
