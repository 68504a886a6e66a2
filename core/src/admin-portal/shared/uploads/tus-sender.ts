import { type HttpRequest, type HttpResponse, Upload, type UploadOptions } from 'tus-js-client';
import { decideUpload, getSignedInAdmin, getUpload } from '../../../api/index.ts';
import { UPLOAD_CHUNK_BYTES, UPLOADS, type UploadState } from '../../../schemas/index.ts';
import type { Session } from '../session/session.ts';
import { EndedAttempt, outcomeOfCall, outcomeOfError, outcomeOfResponse } from './send-outcome.ts';
import type { SendOutcome, SentFile, UploadSender } from './upload-sender.ts';
import { uploadKey, uploadStorage } from './upload-storage.ts';

/** Milliseconds without progress after which a connection counts as lost; browsers may wait for many minutes. */
const STALLED_MS = 90_000;
/** The same while the server checks and stores a file that it has. */
const STORING_MS = 300_000;

const isSuccess = (status: number) => status >= 200 && status < 300;
/** The server no longer has what was sent: the only reason to start over. */
const isGone = (status: number) => status === 404 || status === 410;

const decoded = (response: HttpResponse, header: string): string =>
  decodeURIComponent(response.getHeader(header) ?? '');

const NO_REASON = 'The file could not be stored. Please try again.';
const lost: SendOutcome = { kind: 'interrupted', why: 'connection' };

export interface TusSender extends UploadSender {
  /** Discards an upload of before this window was loaded, by its key in the storage. */
  discardStored(key: string): Promise<void>;
}

/** Carries files to the server by the tus protocol, from whatever byte the server says. */
export const createTusSender = (session: Session): TusSender => {
  const authorization = {
    onBeforeRequest: (request: HttpRequest) =>
      session.withToken(async (token) => request.setHeader('Authorization', `Bearer ${token}`)),
    onAfterResponse: (request: HttpRequest, response: HttpResponse) => {
      const status = response.getStatus();
      // Asking for it ends the session, if it has indeed ended.
      if (status === 401) getSignedInAdmin(session.http).catch(() => undefined);
      // tus would start over after any other answer to its question than these.
      if (request.getMethod() === 'HEAD' && !isSuccess(status) && !isGone(status))
        throw new EndedAttempt(outcomeOfResponse(response));
      // Removed since it was asked about; asking again starts over.
      if (request.getMethod() === 'PATCH' && isGone(status))
        throw new EndedAttempt({ kind: 'interrupted', why: 'server', afterMs: 0 });
    },
  } satisfies UploadOptions;

  const toOutcome = ({ outcome, path, clash, message }: Partial<UploadState>): SendOutcome => {
    if (path !== undefined && (outcome === 'stored' || outcome === 'numbered' || outcome === 'replaced'))
      return { kind: 'stored', path };
    if (clash) return { kind: 'clash', clash };
    return { kind: 'refused', sentence: message ?? NO_REASON, canRetry: outcome === 'failed' };
  };

  /** What became of a file that the server has completely. */
  const conclude = async (
    response: HttpResponse,
    url: string | null,
    clash: SentFile['clash'],
  ): Promise<SendOutcome> => {
    const outcome = response.getHeader('Upload-Outcome') as UploadState['outcome'] | null;
    const id = url?.split('/').at(-1) ?? '';
    if (outcome === 'conflict') {
      const state = clash === 'ask' ? getUpload(session.http, id) : decideUpload(session.http, id, { clash });
      return toOutcome(await state);
    }
    if (outcome === null) return { kind: 'refused', sentence: NO_REASON, canRetry: true };
    return toOutcome({
      outcome,
      path: decoded(response, 'Upload-Path'),
      message: decoded(response, 'Upload-Message') || undefined,
    });
  };

  const run = (upload: Upload, sent: SentFile, onProgress: (bytes: number) => void, signal: AbortSignal) =>
    new Promise<SendOutcome>((resolve) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const end = (outcome: SendOutcome) => {
        clearTimeout(timer);
        resolve(outcome);
      };
      const watch = (bytes: number) => {
        clearTimeout(timer);
        timer = setTimeout(
          () => {
            void upload.abort();
            end(lost);
          },
          bytes < sent.file.size ? STALLED_MS : STORING_MS,
        );
      };
      Object.assign(upload.options, {
        onProgress: (bytes: number) => {
          watch(bytes);
          onProgress(bytes);
        },
        onSuccess: ({ lastResponse }) =>
          void conclude(lastResponse, upload.url, sent.clash).then(end, (error) => end(outcomeOfCall(error))),
        onError: (error) => void outcomeOfError(error, sent.file).then(end),
      } satisfies UploadOptions);
      signal.addEventListener('abort', () => {
        void upload.abort();
        end(lost);
      });
      watch(0);
      upload.start();
    });

  const discardStored = async (key: string) => {
    const stored = uploadStorage.find(key);
    if (!stored?.uploadUrl) return;
    await uploadStorage.removeUpload(key);
    // The server removes it in any case a day later.
    await Upload.terminate(stored.uploadUrl, authorization).catch(() => undefined);
  };

  return {
    send: async (sent, onProgress, signal) => {
      const { file, folder, clash } = sent;
      const key = uploadKey(file, folder);
      const upload = new Upload(file, {
        ...authorization,
        endpoint: new URL(UPLOADS, window.location.href).href,
        chunkSize: UPLOAD_CHUNK_BYTES,
        metadata: { filename: file.name, folder, clash },
        fingerprint: async () => key,
        urlStorage: uploadStorage,
        // The queue decides when to go on.
        retryDelays: null,
      });
      const stored = uploadStorage.find(key);
      if (stored) upload.resumeFromPreviousUpload(stored);
      const outcome = await run(upload, sent, onProgress, signal);
      const isOver = outcome.kind === 'stored' || (outcome.kind === 'refused' && !outcome.canRetry);
      if (isOver && !signal.aborted) await uploadStorage.removeUpload(key);
      return outcome;
    },
    discard: ({ file, folder }) => discardStored(uploadKey(file, folder)),
    discardStored,
  };
};
