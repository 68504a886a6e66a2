import type { UploadClash } from '../../../schemas/index.ts';
import type { ClashAnswer, PauseReason } from './upload-item.ts';

/** A file as it is sent. */
export interface SentFile {
  readonly file: File;
  readonly folder: string;
  readonly clash: ClashAnswer | 'ask';
}

export type SendOutcome =
  /** `path` is below the media folder. */
  | { readonly kind: 'stored'; readonly path: string }
  | { readonly kind: 'clash'; readonly clash: UploadClash }
  /** To be continued; `afterMs` where the server has said when. */
  | { readonly kind: 'interrupted'; readonly why: PauseReason; readonly afterMs?: number }
  /** What is wrong and what to do about it. */
  | { readonly kind: 'refused'; readonly sentence: string; readonly canRetry: boolean };

/** Carries files to the server. */
export interface UploadSender {
  /**
   * Sends a file, from the byte that the server is waiting for. Never rejects; after an abort, which keeps what was
   * sent, the outcome means nothing.
   */
  send(sent: SentFile, onProgress: (bytes: number) => void, signal: AbortSignal): Promise<SendOutcome>;
  /** Makes the server remove what it has of an unfinished upload; never rejects. */
  discard(sent: Pick<SentFile, 'file' | 'folder'>): Promise<void>;
}
