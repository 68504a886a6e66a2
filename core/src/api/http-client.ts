import ky, { HTTPError, type KyInstance, type Options, TimeoutError } from 'ky';
import type { ApiCall } from '../calls/index.ts';
import type { ReceivedFailure } from '../schemas/index.ts';
import { ApiError } from './api-error.ts';

export type HttpClient = KyInstance;

/** Maximum length of an unexpected response body in an error message. */
const MAX_BODY_IN_MESSAGE = 500;
/** Timeout of a request without any response. */
const TIMEOUT_MS = 30_000;

/**
 * The only HTTP client (SPEC section 7), of the page's own origin: credentials included, no retries. `fetch` replaces the
 * browser's own, and is called with a `Request`.
 */
export const createHttpClient = (options: Pick<Options, 'fetch'> = {}): HttpClient =>
  ky.create({
    ...options,
    prefixUrl: '/',
    credentials: 'include',
    retry: 0,
    timeout: TIMEOUT_MS,
  });

/** Seconds of a Retry-After header; our server never sends the form with a date. */
const getRetryAfter = ({ headers }: Response): number | undefined => {
  const seconds = Number.parseInt(headers.get('retry-after') ?? '', 10);
  return Number.isNaN(seconds) ? undefined : seconds;
};

/** Parses the body of a failure; empty if it is not JSON, or if the schema cannot be loaded. */
const readFailure = async (body: string): Promise<ReceivedFailure> => {
  try {
    const content: unknown = JSON.parse(body);
    // Loaded on the first failure: most visitors never need zod.
    const { receivedFailureSchema } = await import('../schemas/api-answer.ts');
    return receivedFailureSchema.parse(content);
  } catch {
    return {};
  }
};

/** For responses in another format: from a proxy, or from a server that follows SPEC section 7 only. */
const toCode = (status: number): ApiError['code'] => {
  if (status === 401) return 'unauthorized';
  return status === 429 ? 'rate_limited' : 'unknown';
};

const toApiError = async (error: HTTPError): Promise<ApiError> => {
  const { response } = error;
  const body = await response.text().catch(() => '');
  const failure = await readFailure(body);
  const text = body.slice(0, MAX_BODY_IN_MESSAGE) || response.statusText;
  return new ApiError(`${response.status}: ${text}`, {
    status: response.status,
    code: failure.code ?? toCode(response.status),
    serverMessage: failure.message,
    fields: failure.fields,
    present: failure.present,
    conflicts: failure.conflicts,
    retryAfter: getRetryAfter(response),
    cause: error,
  });
};

/** fetch rejects with a TypeError if there is no connection, and with a DOMException if it is aborted. */
const isNetworkFault = (error: unknown): boolean =>
  error instanceof TypeError || error instanceof DOMException || error instanceof TimeoutError;

/** Runs a call and converts every failure into an ApiError, except one that is an ApiError already. */
export const call = async <T>(run: () => Promise<T>): Promise<T> => {
  try {
    return await run();
  } catch (error) {
    if (error instanceof ApiError) throw error;
    if (error instanceof HTTPError) throw await toApiError(error);
    throw new ApiError(error instanceof Error ? error.message : String(error), {
      status: 0,
      code: isNetworkFault(error) ? 'network' : 'unknown',
      cause: error,
    });
  }
};

const toSearchParams = (query: object) =>
  Object.entries(query)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => [name, String(value)]);

/** Sends a call. `given`: the parameters of its path in their order, then its query or body, then what cancels it. */
export const send = (
  http: HttpClient,
  { route }: Pick<ApiCall, 'route'>,
  given: readonly unknown[] = [],
  options: Options = {},
): Promise<Response> => {
  const [method = '', path = ''] = route.split(' ');
  const rest = [...given];
  const address = path.slice(1).replaceAll(/:\w+/g, () => encodeURIComponent(String(rest.shift())));
  const [sent, signal] = rest;
  return http(address, {
    method,
    ...(method === 'GET' ? sent instanceof Object && { searchParams: toSearchParams(sent) } : { json: sent }),
    ...(signal instanceof AbortSignal && { signal }),
    ...options,
  });
};
