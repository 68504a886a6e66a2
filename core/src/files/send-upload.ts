import { DetailedError, type HttpResponse, Upload, type UploadOptions } from 'tus-js-client';
import type { UploadClash, UploadOutcome } from '../schemas/index.ts';
import type { UnfinishedUpload, UnfinishedUploads } from './unfinished-uploads.ts';
import type { Interruption, UploadPhase } from './upload-phase.ts';

/**
 * What the server does not take, with its own sentence. Below 400 it has the file, and could not store it; 409: it has
 * the file, and the name is taken; 0: the file cannot be read any more.
 */
interface Refusal {
  readonly status: number;
  readonly message?: string | undefined;
}

/** How an attempt has ended. */
export type SendOutcome =
  | Extract<UploadPhase, { state: 'done' | 'asking' | 'skipped' }>
  | Interruption
  | Refusal;

export interface SendOptions extends Pick<UploadOptions, 'endpoint' | 'chunkSize' | 'metadata'> {
  /** Where it is remembered as `upload`, and with it where it goes on. */
  readonly unfinished: UnfinishedUploads;
  readonly upload: UnfinishedUpload;
  /** Milliseconds without progress after which a connection counts as lost; `storing`: once all has left. */
  readonly timeouts: { readonly sending: number; readonly storing: number };
  /** Adds the session's token; rejects if there is none. */
  readonly onBeforeRequest?: NonNullable<UploadOptions['onBeforeRequest']>;
  readonly onProgress: (sent: number) => void;
  /** The progress inside a request is not reported, so that nothing tells when its last byte has left. */
  readonly isProgressPerChunk?: boolean;
  readonly signal: AbortSignal;
}

const LOST: Interruption = { kind: 'interrupted', why: 'connection' };
const SIGNED_OUT: Interruption = { kind: 'interrupted', why: 'sign-in' };

/** What an answer other than success means for an upload. */
export const outcomeOfFailure = (
  status: number,
  { message, present }: { readonly message?: string | undefined; readonly present?: unknown },
  afterMs?: number,
): SendOutcome => {
  if (status === 401) return SIGNED_OUT;
  if (status === 409 && present) return { state: 'asking', clash: present as UploadClash };
  // The server waits for another byte, an earlier request is just ending, or there is no room.
  if (status === 409 || status === 423 || status === 429)
    return { kind: 'interrupted', why: 'server', afterMs: afterMs ?? 1000 };
  if (status === 502 || status === 503 || status === 504)
    return afterMs === undefined ? LOST : { ...LOST, afterMs };
  return { status, message };
};

export const outcomeOfResponse = (response: HttpResponse): SendOutcome => {
  const seconds = Number.parseInt(response.getHeader('Retry-After') ?? '', 10);
  let body = {};
  try {
    body = JSON.parse(response.getBody());
  } catch {
    // A proxy's.
  }
  return outcomeOfFailure(response.getStatus(), body, Number.isNaN(seconds) ? undefined : seconds * 1000);
};

/** What became of a file that the server has completely (`media-uploads.ts` of the schemas). */
const outcomeOfLast = (response: HttpResponse): SendOutcome => {
  const outcome = response.getHeader('Upload-Outcome') as UploadOutcome | undefined;
  const decoded = (header: string) => decodeURIComponent(response.getHeader(header) ?? '');
  if (outcome === 'stored' || outcome === 'numbered' || outcome === 'replaced')
    return { state: 'done', path: decoded('Upload-Path') };
  if (outcome === 'known') return { state: 'skipped', same: decoded('Upload-Path') };
  const status = outcome === 'conflict' ? 409 : outcome === 'refused' ? 415 : response.getStatus();
  return { status, message: decoded('Upload-Message') || undefined };
};

const outcomeOfError = async (error: Error, file: File): Promise<SendOutcome> => {
  const response = error instanceof DetailedError ? error.originalResponse : null;
  if (response) return outcomeOfResponse(response);
  const firstByte = file.slice(0, 1).arrayBuffer();
  return firstByte.then(
    () => LOST,
    () => ({ status: 0 }),
  );
};

/** Sends a file once, or the rest of it; whether and when to try again is for the queue. */
export const sendUpload = (file: File, options: SendOptions): Promise<SendOutcome> =>
  new Promise((resolve) => {
    const { unfinished, upload, timeouts, onBeforeRequest, onProgress, isProgressPerChunk, signal, ...rest } =
      options;
    if (signal.aborted) return resolve(LOST);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = (outcome: SendOutcome) => {
      clearTimeout(timer);
      resolve(outcome);
    };
    const stop = () => {
      void tus.abort();
      end(LOST);
    };
    /** Ends the attempt where tus would go on. */
    const endHere = (outcome: SendOutcome): never => {
      end(outcome);
      throw new Error('The attempt has ended.');
    };
    /** Browsers may wait for many minutes. */
    const watch = (sent: number) => {
      clearTimeout(timer);
      const isLast = isProgressPerChunk && sent > 0 && sent + (rest.chunkSize ?? 0) >= file.size;
      timer = setTimeout(stop, sent < file.size && !isLast ? timeouts.sending : timeouts.storing);
    };
    const tus = new Upload(file, {
      ...rest,
      uploadUrl: unfinished.find(upload.key)?.url ?? null,
      retryDelays: null,
      storeFingerprintForResuming: false,
      onBeforeRequest: async (request) => {
        await Promise.resolve(onBeforeRequest?.(request)).catch(() => endHere(SIGNED_OUT));
      },
      onAfterResponse: (request, response) => {
        const status = response.getStatus();
        const method = request.getMethod();
        // The server no longer has what was sent: the only reason to start over.
        const isGone = status === 404 || status === 410;
        // tus would do so after any other answer to its question than these.
        if (method === 'HEAD' && !isGone && (status < 200 || status > 299))
          endHere(outcomeOfResponse(response));
        // Removed since it was asked about; asking again starts over.
        if (method === 'PATCH' && isGone) endHere({ kind: 'interrupted', why: 'server', afterMs: 0 });
      },
      onUploadUrlAvailable: () => {
        if (tus.url !== null) unfinished.save({ ...upload, url: tus.url });
      },
      onProgress: (sent) => {
        watch(sent);
        onProgress(sent);
      },
      onSuccess: ({ lastResponse }) => end(outcomeOfLast(lastResponse)),
      onError: (error) => void outcomeOfError(error, file).then(end),
    });
    signal.addEventListener('abort', stop);
    watch(0);
    tus.start();
  });

/** Makes the server remove what it has of an upload; it does so in any case a day later. Never rejects. */
export const discardUpload = (url: string, options: Pick<SendOptions, 'onBeforeRequest'>): Promise<void> =>
  Upload.terminate(url, options).catch(() => undefined);
