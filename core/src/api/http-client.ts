import ky, { HTTPError, type KyInstance } from 'ky';
import { apiFailureSchema } from '../schemas/index.ts';
import { ApiError } from './api-error.ts';

export type HttpClient = KyInstance;

/** Longest part of an unexpected answer's body that goes into an error message. */
const MAX_BODY_IN_MESSAGE = 500;
/** A request without any answer is given up after this many milliseconds. */
const TIMEOUT = 30_000;

/**
 * The one HTTP client (SPEC section 7): credentials included, no retries. `origin` is the server's,
 * without a trailing slash; left out, calls go to the page's own origin.
 */
export const createHttpClient = (origin?: string): HttpClient =>
  ky.create({
    ...(origin ? { prefixUrl: origin } : { prefixUrl: '/' }),
    credentials: 'include',
    retry: 0,
    timeout: TIMEOUT,
  });

/** Seconds of a Retry-After header; our server never sends the form with a date. */
const retryAfterOf = ({ headers }: Response): number | undefined => {
  const seconds = Number.parseInt(headers.get('retry-after') ?? '', 10);
  return Number.isNaN(seconds) ? undefined : seconds;
};

const fromAnswer = async (error: HTTPError): Promise<ApiError> => {
  const { response } = error;
  const body = await response.text().catch(() => '');
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    json = undefined;
  }
  const failure = apiFailureSchema.safeParse(json);
  const text = body.slice(0, MAX_BODY_IN_MESSAGE) || response.statusText;
  return new ApiError(`${response.status}: ${text}`, {
    status: response.status,
    code: failure.success ? failure.data.code : 'unknown',
    serverMessage: failure.success ? failure.data.message : undefined,
    fields: failure.success ? failure.data.fields : undefined,
    retryAfter: retryAfterOf(response),
    cause: error,
  });
};

/** Runs a call and turns every way it can fail into an ApiError. */
export const call = async <T>(run: () => Promise<T>): Promise<T> => {
  try {
    return await run();
  } catch (error) {
    if (error instanceof HTTPError) throw await fromAnswer(error);
    throw new ApiError(error instanceof Error ? error.message : String(error), {
      status: 0,
      code: 'network',
      cause: error,
    });
  }
};
