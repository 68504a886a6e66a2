import ky, { HTTPError, type KyInstance, TimeoutError } from 'ky';
import type { ReceivedFailure } from '../schemas/index.ts';
import { ApiError } from './api-error.ts';

export type HttpClient = KyInstance;

/** Longest part of an unexpected answer's body that goes into an error message. */
const MAX_BODY_IN_MESSAGE = 500;
/** A request without any answer is given up after this many milliseconds. */
const TIMEOUT = 30_000;

interface HttpClientOptions {
  /** The server's, without a trailing slash; left out, calls go to the page's own origin. */
  readonly origin?: string;
  /** Instead of the browser's own; is handed a `Request`. */
  readonly fetch?: typeof fetch;
}

/** The one HTTP client (SPEC section 7): credentials included, no retries. */
export const createHttpClient = ({ origin, fetch }: HttpClientOptions = {}): HttpClient =>
  ky.create({
    prefixUrl: origin ?? '/',
    ...(fetch ? { fetch } : {}),
    credentials: 'include',
    retry: 0,
    timeout: TIMEOUT,
  });

/** Seconds of a Retry-After header; our server never sends the form with a date. */
const retryAfterOf = ({ headers }: Response): number | undefined => {
  const seconds = Number.parseInt(headers.get('retry-after') ?? '', 10);
  return Number.isNaN(seconds) ? undefined : seconds;
};

/** What a failure's body says; nothing where it is no JSON, or when the schema cannot be fetched. */
const readFailure = async (body: string): Promise<ReceivedFailure> => {
  try {
    const content: unknown = JSON.parse(body);
    // Loaded with the first failure: most visitors never need zod.
    const { receivedFailureSchema } = await import('../schemas/index.ts');
    return receivedFailureSchema.parse(content);
  } catch {
    return {};
  }
};

/** For answers that are not in our server's form: a proxy's, or one that follows SPEC section 7 only. */
const codeOf = (status: number): ApiError['code'] => {
  if (status === 401) return 'unauthorized';
  return status === 429 ? 'rate_limited' : 'unknown';
};

const fromAnswer = async (error: HTTPError): Promise<ApiError> => {
  const { response } = error;
  const body = await response.text().catch(() => '');
  const failure = await readFailure(body);
  const text = body.slice(0, MAX_BODY_IN_MESSAGE) || response.statusText;
  return new ApiError(`${response.status}: ${text}`, {
    status: response.status,
    code: failure.code ?? codeOf(response.status),
    serverMessage: failure.message,
    fields: failure.fields,
    present: failure.present,
    retryAfter: retryAfterOf(response),
    cause: error,
  });
};

/** fetch rejects with a TypeError when there is no connection, and with a DOMException when it is aborted. */
const isNetworkFault = (error: unknown): boolean =>
  error instanceof TypeError || error instanceof DOMException || error instanceof TimeoutError;

/** Runs a call and turns every way it can fail into an ApiError. */
export const call = async <T>(run: () => Promise<T>): Promise<T> => {
  try {
    return await run();
  } catch (error) {
    if (error instanceof HTTPError) throw await fromAnswer(error);
    throw new ApiError(error instanceof Error ? error.message : String(error), {
      status: 0,
      code: isNetworkFault(error) ? 'network' : 'unknown',
      cause: error,
    });
  }
};
