import type { ClashDecision, UploadOutcome } from '@jeweler/core/schemas';

/** A file that is being uploaded into the media folder, and for a day what became of it. */
export interface UploadRecord {
  readonly id: string;
  /** Who may go on with it: `staff:ID`, or a phone's link. */
  readonly owner: string;
  /** Below the media folder; '' for the media folder itself. */
  readonly folder: string;
  /** Made safe. */
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly clash: ClashDecision;
  /** JSON object of tus's metadata, as it was sent. */
  readonly metadata: string;
  readonly created_at: string;
  /** Who uploads it: a name. */
  readonly by: string;
  /** Of all bytes as they were sent: known before the file is cleaned. */
  readonly sent_sha256: string | null;
  /** The name that it is being given, and the file's identity: after an interruption they tell whether it has it. */
  readonly target: string | null;
  readonly inode: string | null;
  /** Null until it has ended. */
  readonly outcome: UploadOutcome | null;
  /** Where it is stored, below the media folder. */
  readonly path: string | null;
  readonly message: string | null;
  readonly ended_at: string | null;
  /** How often a server has begun to read the content and has ended meanwhile. */
  readonly attempts: number;
}

/** What is remembered of an upload when it is created. */
export type PlannedUpload = Pick<
  UploadRecord,
  'id' | 'owner' | 'folder' | 'name' | 'size' | 'clash' | 'metadata' | 'by'
>;

/** SHA-256 of a file of the media folder, as far as anything asked for it. */
export interface ContentHash {
  /** Below the media folder. */
  readonly path: string;
  /** Bytes, and time of the last change in epoch milliseconds, when it was read: of another version it says nothing. */
  readonly size: number;
  readonly modified: number;
  /** Of the content as it was uploaded, before it was cleaned. */
  readonly sent_sha256: string | null;
  /** Of the content as it is. */
  readonly sha256: string | null;
}

/** What became of an upload. */
export interface UploadEnd {
  readonly outcome: UploadOutcome;
  readonly path?: string | undefined;
  readonly message?: string | undefined;
  /** Of the file that was stored. */
  readonly hash?: ContentHash | undefined;
}

/** Where uploads are remembered; their bytes are in the media folder. */
export interface UploadRecords {
  get(id: string): Promise<UploadRecord | undefined>;
  all(): Promise<UploadRecord[]>;
  /** Those that have not ended. */
  unfinished(): Promise<UploadRecord[]>;
  /** Number and bytes of the uploads of one owner that have not ended. */
  underWay(owner: string): Promise<{ files: number; bytes: number }>;
  create(planned: PlannedUpload): Promise<void>;
  change(id: string, changes: Partial<UploadRecord>): Promise<void>;
  end(id: string, end: UploadEnd): Promise<void>;
  remove(ids: readonly string[]): Promise<void>;
}
