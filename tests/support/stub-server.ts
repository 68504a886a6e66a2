import { vi } from 'vitest';

// jsdom's page has an address, but the Request it is given is Node's, which knows no page.
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

/** 201, as every public POST that was stored is answered. */
export const stored = answer(201, { success: true, message: 'Stored.' });

/** Puts `respond` where the network is, until `vi.unstubAllGlobals`; `bodies` are what was posted. */
export const stubServer = (respond: (request: Request) => Promise<Response>) => {
  const bodies: unknown[] = [];
  vi.stubGlobal('Request', PageRequest);
  vi.stubGlobal('fetch', async (request: Request) => {
    // A copy: the client is free to drop the body once it is answered.
    const body = await request.clone().text();
    if (body) bodies.push(JSON.parse(body));
    return respond(request);
  });
  return { bodies };
};
