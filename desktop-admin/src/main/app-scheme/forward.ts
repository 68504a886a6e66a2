import { answerHeaders, forwardOf } from './forward-policy.ts';

/** Electron's `net.fetch`. */
export type NetFetch = (address: string, init: RequestInit) => Promise<Response>;

interface ForwardDeps {
  readonly fetch: NetFetch;
  /** Origin of the configured server. */
  readonly server: () => string | undefined;
}

const refusal = (status: number, code: string, message: string): Response =>
  Response.json({ success: false, code, message }, { status, headers: { 'cache-control': 'no-store' } });

/**
 * A body that, when the page lets go of it, ends the request too: Electron cancels the body of an
 * abandoned answer and leaves the request itself, and the server would write into events for ever.
 */
const abortable = (
  body: ReadableStream<Uint8Array>,
  request: AbortController,
): ReadableStream<Uint8Array> => {
  const reader = body.getReader();
  return new ReadableStream({
    pull: async (controller) => {
      const { done, value } = await reader.read();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: async (reason) => {
      request.abort(reason);
      await reader.cancel(reason).catch(() => {});
    },
  });
};

/**
 * Passes a request of the page on to the configured server, and its answer back, both as streams. A
 * redirect is never followed, so that the token reaches no other origin. A server that cannot be
 * reached is a network error to the page, as it would be in a browser.
 */
export const createForward =
  ({ fetch, server }: ForwardDeps) =>
  async (request: Request): Promise<Response> => {
    const origin = server();
    if (origin === undefined) return refusal(503, 'internal', 'No server is configured.');
    const forward = forwardOf(request, origin);
    if (!forward) return refusal(404, 'not_found', 'Not found.');
    const going = new AbortController();
    request.signal.addEventListener('abort', () => going.abort(), { once: true });
    try {
      const answer = await fetch(forward.address, {
        method: request.method,
        headers: forward.headers,
        redirect: 'manual',
        credentials: 'omit',
        signal: going.signal,
        // `duplex` is asked for by Node for streams, and is missing from its types.
        ...(request.body ? ({ body: request.body, duplex: 'half' } as RequestInit) : {}),
      });
      if (
        answer.type === 'opaqueredirect' ||
        (answer.status >= 300 && answer.status < 400 && answer.status !== 304)
      ) {
        await answer.body?.cancel();
        return Response.error();
      }
      return new Response(answer.body ? abortable(answer.body, going) : null, {
        status: answer.status,
        statusText: answer.statusText,
        headers: answerHeaders(answer.headers),
      });
    } catch {
      return Response.error();
    }
  };
