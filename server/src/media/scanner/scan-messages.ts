import type { MediaEntry } from '../index/media-entry.ts';
import type { HealthState } from './folder-health.ts';

/** Settings passed to the process that scans the media folder. */
export interface ScannerSettings {
  readonly mediaDir: string;
  /** Do not use the system's events: scan the folder at intervals (MEDIA_POLL). */
  readonly mediaPoll: boolean;
  /** Whether an earlier run of the server has seen files in it. */
  readonly hadFiles: boolean;
}

/** The state of the media folder, sent with every list and every change. */
export interface FolderState {
  readonly health: HealthState;
  /** Folders in which there is no file, also not further down, in the order of `comparePaths`. */
  readonly emptyFolders: readonly string[];
  /** Epoch milliseconds of the last full scan, 0 before the first. */
  readonly lastScan: number;
}

/** The difference to what was sent before; without files when only the state has changed. */
export interface ListChange extends FolderState {
  readonly kind: 'change';
  readonly upserted: readonly MediaEntry[];
  /** Paths. */
  readonly removed: readonly string[];
}

/** The server sends one kind of message, the number of a rescan that it asks for. */
export type FromScanner =
  /** Heartbeat: the scanner is not blocked by its drive. */
  | { readonly kind: 'alive' }
  /** The whole list, in the order of `comparePaths`: once for each scanner, before any change of files. */
  | ({ readonly kind: 'list'; readonly entries: readonly MediaEntry[] } & FolderState)
  | ListChange
  /** The requested full scan is done, and its result has been sent. */
  | { readonly kind: 'rescanned'; readonly request: number };
