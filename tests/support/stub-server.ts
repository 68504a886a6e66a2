import { vi } from 'vitest';

// jsdom's page has a URL, but Request is Node's, which does not resolve relative URLs against it.
class PageRequest extends Request {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    const { signal: _ofJsdom, ...rest } = init ?? {};
    super(typeof input === 'string' ? new URL(input, window.location.href) : input, rest);
  }
}

/** A server's answer to any request. */
export const answer =
  (status: number, body: object) =>
  async (_request: Request): Promise<Response> =>
    Response.json(body, { status });

/** The response to every stored public POST: 201. */
export const stored = answer(201, { success: true, message: 'Stored.' });

/** The response where there is nothing. */
export const notFound = answer(404, { success: false, code: 'not_found', message: 'Not found.' });

/** Replaces the network with `respond`, until `vi.unstubAllGlobals`; `bodies` are the bodies sent. */
export const stubServer = (respond: (request: Request) => Promise<Response>) => {
  const bodies: unknown[] = [];
  vi.stubGlobal('Request', PageRequest);
  vi.stubGlobal('fetch', async (input: Request | string) => {
    const request = typeof input === 'string' ? new PageRequest(input) : input;
    // A clone, because the client may consume the body after the response.
    const body = await request.clone().text();
    if (body) bodies.push(JSON.parse(body));
    return respond(request);
  });
  return { bodies };
};
