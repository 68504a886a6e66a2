/** How long an early response may be used for a later request, in milliseconds. */
const FRESH_MS = 10_000;

interface EarlyRequest {
  readonly authorization: string;
  readonly response: Promise<Response>;
  readonly askedAt: number;
}

/** Requests made before the code that needs them is loaded. */
export const createEarlyAnswers = () => {
  const early = new Map<string, EarlyRequest>();

  const take = ({ url, method, headers }: Request): Promise<Response> | undefined => {
    const found = method === 'GET' ? early.get(url) : undefined;
    if (found === undefined) return undefined;
    early.delete(url);
    const isSame = headers.get('authorization') === found.authorization;
    return isSame && Date.now() - found.askedAt < FRESH_MS ? found.response : undefined;
  };

  return {
    /** Requests `path` with a session's token, as the portal's HTTP client does. */
    ask: (path: string, token: string): Promise<Response> => {
      const address = new URL(path, window.location.origin).href;
      const authorization = `Bearer ${token}`;
      const response = fetch(address, { headers: { authorization }, credentials: 'include' });
      early.set(address, { authorization, response, askedAt: Date.now() });
      // Prevents an unhandled rejection; whoever uses the response receives the error.
      response.catch(() => undefined);
      return response;
    },
    /** `fetch` for that client: the first GET of a URL that was requested early receives that response. */
    fetch: (input: RequestInfo | URL, init?: RequestInit): Promise<Response> =>
      (input instanceof Request && take(input)) || fetch(input, init),
  };
};
