import type { Transformer } from 'node:stream/web';
import type { SignedInAdmin } from '@jeweler/core/schemas';
import type { ServerSession } from '../server-session.ts';
import { answerHeaders, type ProxiedRequest, toProxiedRequest } from './proxy-policy.ts';
import { readSessionAnswer } from './session-answer.ts';

/** Electron's `net.fetch`. */
export type NetFetch = (address: string, init: RequestInit) => Promise<Response>;

export interface ProxyDeps {
  readonly fetch: NetFetch;
  /** Origin of the configured server. */
  readonly server: () => string | undefined;
  readonly session: ServerSession;
  /** Called with what the server says of itself and of the session's owner. */
  readonly learnAdmin: (admin: SignedInAdmin) => void;
  /** Called with what the server answers the present session about today. */
  readonly keepToday: (today: unknown) => void;
  /** Called when the server has accepted the password of the session's owner. */
  readonly onUnlock: () => void;
  /** Called when the server has answered the request for its event stream, or could not be reached for it. */
  readonly onStream: () => void;
  /** Overrides the milliseconds until a response has to start. */
  readonly timeoutMs?: number;
}

const LOGOUT = '/api/admin/logout';
const UNLOCK = '/api/admin/unlock';
const EVENTS = '/api/admin/events';

/** Abort reason of a timeout, as opposed to an abort by the page. */
const TIMED_OUT = new Error('The server did not respond in time.');

const refusal = (status: number, code: string, message: string): Response =>
  Response.json({ success: false, code, message }, { status, headers: { 'cache-control': 'no-store' } });

const toFailure = (request: AbortController): Response =>
  request.signal.reason === TIMED_OUT
    ? refusal(504, 'internal', 'The server is not responding. Check the connection, then try again.')
    : Response.error();

/**
 * A body whose cancellation also aborts the request: Electron cancels the body of an abandoned response, but
 * not the request itself, so the server would keep sending events forever.
 */
const abortable = (body: ReadableStream<Uint8Array<ArrayBuffer>>, request: AbortController) =>
  // A transformer may have `cancel`, which its types lack.
  body.pipeThrough(
    new TransformStream({ cancel: (reason: unknown) => request.abort(reason) } as Transformer),
  );

const isRedirect = ({ type, status }: Response): boolean =>
  type === 'opaqueredirect' || (status >= 300 && status < 400 && status !== 304);

/** The handle that the page sends instead of the token, for calls that need a session. */
const findHandle = ({ headers }: Request, { signedIn }: ProxiedRequest): string | undefined =>
  signedIn ? /^Bearer (.+)$/.exec(headers.get('authorization') ?? '')?.[1] : undefined;

/**
 * Forwards a request of the page to the configured server, and streams the response back. Redirects are never
 * followed, so that the token reaches no other origin; the page itself never has the token. An unreachable
 * server is a network error to the page, as it would be in a browser; one that does not start to respond in
 * time results in 504. The request ends with the response body; one that the page abandons before the
 * response starts ends at the timeout, because Electron does not report that.
 */
export const createProxy =
  ({ fetch, server, session, learnAdmin, keepToday, onUnlock, onStream, ...overrides }: ProxyDeps) =>
  async (request: Request): Promise<Response> => {
    const origin = server();
    if (origin === undefined) return refusal(503, 'internal', 'No server is configured.');
    const proxied = toProxiedRequest(request, origin);
    if (!proxied) return refusal(404, 'not_found', 'Not found.');
    const handle = findHandle(request, proxied);
    const { pathname } = new URL(proxied.address);
    if (handle !== undefined) {
      // Whatever the server answers to the logout, and whether or not it is reachable: the session ends here.
      const token = pathname === LOGOUT ? session.takeToken(handle) : session.getToken(handle);
      // The handle belongs to an earlier session, so the server need not be asked.
      if (token === undefined) return refusal(401, 'unauthorized', 'Your session has ended.');
      proxied.headers.set('authorization', `Bearer ${token}`);
    }
    /** A late answer about an earlier session, or of an earlier server, says nothing about the present one. */
    const isPresent = () => handle !== undefined && session.getToken(handle) !== undefined;
    const controller = new AbortController();
    // Electron 42 to 44 never abort this signal; in versions that do, the request ends at once.
    request.signal.addEventListener('abort', () => controller.abort(), { once: true });
    const timer = setTimeout(() => controller.abort(TIMED_OUT), overrides.timeoutMs ?? proxied.timeoutMs);
    try {
      const answer = await fetch(proxied.address, {
        method: request.method,
        headers: proxied.headers,
        redirect: 'manual',
        credentials: 'omit',
        signal: controller.signal,
        // Node requires `duplex` for streams, but its types lack it.
        ...(request.body ? ({ body: request.body, duplex: 'half' } as RequestInit) : {}),
      });
      if (isRedirect(answer)) {
        await answer.body?.cancel();
        return Response.error();
      }
      if (answer.status === 401 && handle !== undefined) session.end(handle);
      if (pathname === UNLOCK && request.method === 'POST' && answer.ok && isPresent()) onUnlock();
      const { status, statusText } = answer;
      const headers = answerHeaders(answer.headers);
      const read = await readSessionAnswer(request, answer, {
        open: (opened) => session.open(opened, origin),
        learnAdmin: (admin) => isPresent() && learnAdmin(admin),
        keepToday: (today) => isPresent() && keepToday(today),
      });
      if (read !== undefined) {
        headers.delete('content-length');
        return new Response(read, { status, statusText, headers });
      }
      return new Response(answer.body ? abortable(answer.body, controller) : null, {
        status,
        statusText,
        headers,
      });
    } catch {
      return toFailure(controller);
    } finally {
      clearTimeout(timer);
      if (pathname === EVENTS) onStream();
    }
  };
