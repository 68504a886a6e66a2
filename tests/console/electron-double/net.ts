import {
  IncomingMessage,
  type RequestOptions as RequestOptionsOfHttp,
  request as requestByHttp,
} from 'node:http';
import { request as requestByHttps } from 'node:https';
import type Electron from 'electron';
import type { PartialDoubleOf } from './double-of.ts';
import { strict } from './strict.ts';

/** Chromium's names for Node's error codes; the code is that of the innermost cause. */
const chromiumNames: Record<string, string> = {
  ENOTFOUND: 'ERR_NAME_NOT_RESOLVED',
  EAI_AGAIN: 'ERR_NAME_NOT_RESOLVED',
  ECONNREFUSED: 'ERR_CONNECTION_REFUSED',
  ECONNRESET: 'ERR_CONNECTION_RESET',
  UND_ERR_SOCKET: 'ERR_EMPTY_RESPONSE',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'ERR_CERT_AUTHORITY_INVALID',
  EPROTO: 'ERR_SSL_PROTOCOL_ERROR',
  ERR_SSL_WRONG_VERSION_NUMBER: 'ERR_SSL_PROTOCOL_ERROR',
};

const toCodes = (error: unknown): string[] => {
  if (!(error instanceof Error)) return [];
  const own = 'code' in error && typeof error.code === 'string' ? [error.code] : [];
  const inner = error instanceof AggregateError ? error.errors.flatMap(toCodes) : [];
  return [...own, ...inner, ...toCodes(error.cause)];
};

/** Converts an error of Node's `fetch` to the one with which Electron rejects. */
const asElectronSays = (error: unknown): unknown => {
  if (error instanceof Error && (error.name === 'AbortError' || error.name === 'TimeoutError')) return error;
  const codes = toCodes(error);
  if (codes.includes('ERR_INVALID_URL')) return error;
  const name = codes.map((code) => chromiumNames[code]).find((known) => known !== undefined);
  return new Error(`net::${name ?? 'ERR_FAILED'}`, { cause: error });
};

const isRedirect = (status: number) => [301, 302, 303, 307, 308].includes(status);

interface FetchOptions extends RequestInit {
  bypassCustomProtocolHandlers?: boolean;
}

/**
 * Node's `fetch` with Electron's errors, and with responses that do not tell where they come from. Unlike in browsers, a redirect that must not be followed rejects:
 * Electron cancels it.
 */
const electronFetch = async (input: string | Request, options: FetchOptions = {}): Promise<Response> => {
  const { bypassCustomProtocolHandlers: _bypass, redirect = 'follow', ...rest } = options;
  const response = await fetch(input, {
    ...rest,
    redirect: redirect === 'follow' ? 'follow' : 'manual',
  }).catch((error: unknown) => {
    throw asElectronSays(error);
  });
  if (redirect === 'follow' || !isRedirect(response.status)) return new Response(response.body, response);
  await response.body?.cancel();
  throw new Error(
    redirect === 'manual'
      ? 'Redirect was cancelled'
      : "Attempted to redirect, but redirect policy was 'error'",
  );
};

type RequestOptions = RequestOptionsOfHttp & {
  url?: string;
  session?: unknown;
  redirect?: string;
  credentials?: string;
};

/**
 * Node's own request: the part of Electron's that the program and its updater use is the same, and it does not follow
 * redirects either. A redirect is an event of its own for whoever listens to it. Its errors are those of Electron.
 */
const electronRequest = ({
  url,
  session: _session,
  redirect: _redirect,
  credentials: _credentials,
  ...options
}: RequestOptions) => {
  const { protocol = options.protocol } = url === undefined ? {} : new URL(url);
  const send = protocol === 'https:' ? requestByHttps : requestByHttp;
  const request = url === undefined ? send(options) : send(url, options);
  const emit = request.emit.bind(request);
  request.emit = (event: string, ...args: unknown[]) => {
    if (event === 'error') return emit(event, ...args.map(asElectronSays));
    const [response] = args;
    if (event !== 'response' || !(response instanceof IncomingMessage)) return emit(event, ...args);
    const { statusCode = 0, headers } = response;
    if (!isRedirect(statusCode) || request.listenerCount('redirect') === 0) return emit(event, ...args);
    response.resume();
    const base = url ?? `${protocol}//${request.host}${request.path}`;
    return emit('redirect', statusCode, request.method, new URL(headers.location ?? '', base).href, headers);
  };
  return request;
};

export const net = strict('net', {
  fetch: electronFetch,
  request: electronRequest,
  isOnline: () => true,
} satisfies PartialDoubleOf<Electron.Net>);
