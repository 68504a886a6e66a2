import { DetailedError, Upload } from 'tus-js-client';

/** How an attempt has ended; `gone`: the server no longer has what was begun. */
export type SendOutcome = 'received' | 'interrupted' | 'gone' | { readonly refused: number };

/** One request carries at most this: a proxy that collects a whole request before it passes it on loses no more. */
const CHUNK_BYTES = 1024 * 1024;

const DISK_FULL = 507;

/** Locked, at another offset, too many requests, or a server that is not there: worth asking again. */
const isTemporary = (status: number): boolean =>
  (status >= 500 && status !== DISK_FULL) || [0, 408, 409, 423, 429].includes(status);

/** All bytes are there; whether they became a file is in the last answer (`media-uploads.ts` of core/schemas). */
const toFinalOutcome = (outcome: string | undefined): SendOutcome => {
  if (outcome === 'refused') return { refused: 415 };
  return outcome === 'failed' || outcome === 'conflict' ? 'interrupted' : 'received';
};

const toOutcome = (error: Error, isResumed: boolean): SendOutcome => {
  const response = error instanceof DetailedError ? error.originalResponse : null;
  const status = response?.getStatus() ?? 0;
  if (isResumed && (status === 404 || status === 410)) return 'gone';
  return isTemporary(status) ? 'interrupted' : { refused: status };
};

export interface SendOptions {
  /** Where uploads begin. */
  readonly endpoint: string;
  /** Where this one goes on, from the offset that the server says. */
  readonly url: string | undefined;
  readonly sha256: string;
  /** When it was chosen, in epoch milliseconds. */
  readonly chosen: number;
  readonly onUrl: (url: string) => void;
  /** The part that has been sent, 0 to 1. */
  readonly onProgress: (part: number) => void;
}

/**
 * Sends a file once, or the rest of it; whether and when to try again is for the queue. The second function stops it,
 * with the outcome `interrupted`.
 */
export const sendUpload = (
  file: File,
  { endpoint, url, sha256, chosen, onUrl, onProgress }: SendOptions,
): { readonly outcome: Promise<SendOutcome>; readonly stop: () => void } => {
  let stop = () => {};
  const outcome = new Promise<SendOutcome>((resolve) => {
    const upload = new Upload(file, {
      // With both, tus-js-client would begin anew after any failure of the first question.
      ...(url === undefined ? { endpoint } : { uploadUrl: url }),
      retryDelays: null,
      storeFingerprintForResuming: false,
      chunkSize: CHUNK_BYTES,
      metadata: { filename: file.name, clash: 'keep', sha256, chosen: String(chosen) },
      onUploadUrlAvailable: () => {
        if (upload.url !== null) onUrl(upload.url);
      },
      onProgress: (sent, all) => onProgress(all === 0 ? 1 : sent / all),
      onSuccess: ({ lastResponse }) => resolve(toFinalOutcome(lastResponse.getHeader('Upload-Outcome'))),
      onError: (error) => resolve(toOutcome(error, url !== undefined)),
    });
    stop = () => {
      void upload.abort();
      resolve('interrupted');
    };
    upload.start();
  });
  return { outcome, stop };
};
