import type { UploadClash } from '../schemas/index.ts';

/** How far an upload is; `Reason` is a sentence, or a name of one in the page's language. */
export type UploadPhase<Reason extends string = string> =
  /** It is read. Nothing has been sent. */
  | { readonly state: 'checking' }
  /** Its name is taken. */
  | { readonly state: 'asking'; readonly clash: UploadClash }
  /** `sent`: by an earlier attempt, which is continued. */
  | { readonly state: 'waiting'; readonly sent?: number }
  /** Bytes that have left; all of them while the server checks and stores the file. */
  | { readonly state: 'sending'; readonly sent: number }
  | { readonly state: 'paused'; readonly why: Interruption['why']; readonly sent: number }
  /** The server has said so. `path` is below the media folder. */
  | { readonly state: 'done'; readonly path: string }
  /** Nothing was stored. `same`: a file with this content, which is there already. */
  | { readonly state: 'skipped'; readonly same?: string }
  | { readonly state: 'failed'; readonly reason: Reason; readonly canRetry: boolean };

/** An attempt that is to be continued: by itself; after `sign-in`, when its page says so. */
export interface Interruption {
  readonly kind: 'interrupted';
  readonly why: 'connection' | 'server' | 'sign-in';
  /** Where the server has said when. */
  readonly afterMs?: number;
}

/** Whether it still needs its page: closing that would interrupt or lose it. */
export const isUnfinished = ({ phase }: { readonly phase: UploadPhase }): boolean =>
  phase.state !== 'done' && phase.state !== 'skipped' && phase.state !== 'failed';

/** Bytes that have left, of `size`. */
export const sentBytes = (phase: UploadPhase, size: number): number => {
  if (phase.state === 'done') return size;
  return 'sent' in phase ? (phase.sent ?? 0) : 0;
};
