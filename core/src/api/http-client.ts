import ky, { HTTPError, type KyInstance } from 'ky';
import type { ApiFailure } from '../schemas/index.ts';
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

/** A failure in our server's own form; nothing for any other, or when the shape cannot be fetched. */
const readFailure = async (body: string): Promise<ApiFailure | undefined> => {
  try {
    // Comes with the first failure: most visitors never need it, and zod costs a phone its breath.
    const { apiFailureSchema } = await import('../schemas/index.ts');
    return apiFailureSchema.safeParse(JSON.parse(body)).data;
  } catch {
    return undefined;
  }
};

const fromAnswer = async (error: HTTPError): Promise<ApiError> => {
  const { response } = error;
  const body = await response.text().catch(() => '');
  const failure = await readFailure(body);
  const text = body.slice(0, MAX_BODY_IN_MESSAGE) || response.statusText;
  return new ApiError(`${response.status}: ${text}`, {
    status: response.status,
    code: failure?.code ?? 'unknown',
    serverMessage: failure?.message,
    fields: failure?.fields,
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
