import type { UploadClash } from '../../../schemas/index.ts';

/** What to do with a file whose name is taken. */
export type ClashAnswer = 'replace' | 'keep' | 'skip';

export type UploadPhase =
  /** It is read, and compared with what is in the library. Nothing has been sent. */
  | { readonly state: 'checking' }
  /** Its name is taken. */
  | { readonly state: 'asking'; readonly clash: UploadClash }
  | { readonly state: 'waiting' }
  /** Bytes that have left, of `size`; all of them while the server checks and stores the file. */
  | { readonly state: 'sending'; readonly sent: number }
  /** Goes on by itself: when the connection is back, when the server has room, after the sign-in. */
  | { readonly state: 'paused'; readonly why: PauseReason; readonly sent: number }
  /** The server has said so. `path` is below the media folder. */
  | { readonly state: 'done'; readonly path: string }
  /** `same`: a file with this content, which is there already. */
  | { readonly state: 'skipped'; readonly same?: string }
  | { readonly state: 'failed'; readonly sentence: string; readonly canRetry: boolean };

export type PauseReason = 'connection' | 'server' | 'sign-in';

/** One file on its way into the media folder. */
export interface UploadItem {
  readonly id: number;
  /** Files that were dropped, chosen or pasted together. */
  readonly batch: number;
  readonly name: string;
  /** Below the media folder; empty for itself. */
  readonly folder: string;
  /** Bytes. */
  readonly size: number;
  /** What to know about the file, whether or not it arrives. */
  readonly note?: string;
  readonly phase: UploadPhase;
}

/** Whether it still needs this window: closing it would interrupt or lose it. */
export const isUnfinished = ({ phase }: UploadItem): boolean =>
  phase.state !== 'done' && phase.state !== 'skipped' && phase.state !== 'failed';

/** A file that was dropped, chosen or pasted, and the folder it goes to. */
export interface PickedFile {
  readonly file: File;
  readonly folder: string;
  /** It was chosen to take the place of the file of its name: nothing is asked. */
  readonly isReplacement?: boolean;
  /** Its computer could not hand it over: `file` is empty. */
  readonly isUnreadable?: boolean;
}
