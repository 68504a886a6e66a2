import type { DetailedError, HttpResponse } from 'tus-js-client';
import { ApiError } from '../../../api/index.ts';
import type { UploadClash } from '../../../schemas/index.ts';
import type { SendOutcome } from './upload-sender.ts';

/** Milliseconds before an upload goes on whose earlier request is just ending. */
const LOCKED_MS = 1000;

const DISK_FULL =
  'The server’s disk is nearly full, so nothing more can be stored. Delete files that are no longer used, or tell whoever runs the server; then try again.';
const TROUBLE =
  'The server has run into a problem. Please try again. If the problem continues, tell whoever runs the server.';

/** The body of a failure, as far as it is one of our server's; a proxy answers something else. */
const readBody = (response: HttpResponse): { message?: string; present?: UploadClash } => {
  try {
    return JSON.parse(response.getBody()) as { message?: string; present?: UploadClash };
  } catch {
    return {};
  }
};

const retryAfter = (response: HttpResponse): number | undefined => {
  const seconds = Number.parseInt(response.getHeader('Retry-After') ?? '', 10);
  return Number.isNaN(seconds) ? undefined : seconds * 1000;
};

const sentences: Readonly<Record<number, string>> = {
  413: 'The file is too large for the server. Pictures can be up to 50 MB, videos up to 2 GB.',
  415: 'This kind of file is not accepted. Use JPEG, PNG, WebP or AVIF for pictures, MP4 or MOV for videos.',
  404: 'The folder no longer exists. Choose another one.',
};

const refused = (sentence: string, canRetry: boolean): SendOutcome => ({
  kind: 'refused',
  sentence,
  canRetry,
});

/** What a response other than success means for an upload. */
export const outcomeOfResponse = (response: HttpResponse): SendOutcome => {
  const status = response.getStatus();
  const { message, present } = readBody(response);
  const afterMs = retryAfter(response);
  const again = { kind: 'interrupted', why: 'server', afterMs: afterMs ?? LOCKED_MS } as const;
  switch (status) {
    case 401:
      return { kind: 'interrupted', why: 'sign-in' };
    case 409:
      // Without a file that has the name: the server waits for another byte.
      return present ? { kind: 'clash', clash: present } : again;
    case 423:
    case 429:
      return again;
    case 502:
    case 503:
    case 504:
      return { kind: 'interrupted', why: 'connection', ...(afterMs === undefined ? {} : { afterMs }) };
    case 507:
      return refused(DISK_FULL, true);
    default:
      return status >= 500
        ? refused(TROUBLE, true)
        : refused(
            message ?? sentences[status] ?? `The server refused this file (${status}).`,
            status !== 415,
          );
  }
};

/** A response that ends an attempt; tus would take some for a reason to start over. */
export class EndedAttempt extends Error {
  readonly outcome: SendOutcome;
  constructor(outcome: SendOutcome) {
    super('The attempt has ended.');
    this.outcome = outcome;
  }
}

const isUnauthorized = (error: unknown) => error instanceof ApiError && error.code === 'unauthorized';

/** What a failed question about a complete upload means for it. */
export const outcomeOfCall = (error: unknown): SendOutcome => {
  if (!(error instanceof ApiError)) return refused(TROUBLE, true);
  if (error.code === 'unauthorized') return { kind: 'interrupted', why: 'sign-in' };
  if (error.code === 'network' || [502, 503, 504].includes(error.status))
    return { kind: 'interrupted', why: 'connection' };
  const present = error.present as UploadClash | undefined;
  if (error.status === 409 && present) return { kind: 'clash', clash: present };
  return refused(error.serverMessage ?? TROUBLE, true);
};

/** What an error of tus means for an upload of `file`. */
export const outcomeOfError = async (error: Error | DetailedError, file: File): Promise<SendOutcome> => {
  const { originalResponse, causingError } = error as Partial<DetailedError>;
  if (causingError instanceof EndedAttempt) return causingError.outcome;
  if (isUnauthorized(causingError)) return { kind: 'interrupted', why: 'sign-in' };
  if (originalResponse) return outcomeOfResponse(originalResponse);
  try {
    await file.slice(0, 1).arrayBuffer();
  } catch {
    return refused(
      'The file can no longer be read on this computer: it was moved, changed or deleted. Choose it again.',
      false,
    );
  }
  return { kind: 'interrupted', why: 'connection' };
};
