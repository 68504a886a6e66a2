import { decoded } from '@jeweler/core/schemas';

/** Milliseconds until the server's response has to start: less than the page's own timeout. */
const TIMEOUT_MS = 25_000;
/** For calls before whose answer the server reads or changes thousands of files or records: LONG to the page. */
const LONG_TIMEOUT_MS = 115_000;
/** For a part of an upload, which is sent and stored before the response starts, and for a decision, which stores. */
const UPLOAD_TIMEOUT_MS = 300_000;

interface AllowedRoute {
  readonly path: RegExp;
  readonly methods: readonly string[];
  readonly timeoutMs: number;
}

const LONG_CALLS =
  /^\/api\/admin\/(?:media(?:\/(?:sizes|folders|rename|move|clean|(?:un)?delete))?|catalogue\/(?:products\/bulk\/\w+|import)|people\/delete|submissions\/(?:[\w-]+\/delete|spam\/empty))$/;

/** The parts of the server's API that the page can reach through the console. */
const allowedRoutes: readonly AllowedRoute[] = [
  // Uploads by the tus protocol. Their page sends them in parts: Electron holds the body of a request in memory.
  {
    path: /^\/api\/admin\/uploads(?:\/[\w-]+(?:\/decision)?)?$/,
    methods: ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'],
    timeoutMs: UPLOAD_TIMEOUT_MS,
  },
  { path: LONG_CALLS, methods: ['GET', 'HEAD', 'POST'], timeoutMs: LONG_TIMEOUT_MS },
  { path: /^\/api\/admin\//, methods: ['GET', 'HEAD', 'POST'], timeoutMs: TIMEOUT_MS },
  { path: /^\/api\/(?:health|staff\/sign-in)$/, methods: ['GET', 'HEAD'], timeoutMs: TIMEOUT_MS },
  { path: /^\/(?:media|images)\/./, methods: ['GET', 'HEAD'], timeoutMs: TIMEOUT_MS },
];

/** Request headers that are forwarded; the page cannot set credentials itself. */
const sentHeaders = [
  'accept',
  'accept-language',
  'content-type',
  'range',
  'if-range',
  'if-none-match',
  'if-modified-since',
  'tus-resumable',
  'upload-length',
  'upload-metadata',
  'upload-offset',
];

/** Response headers that are passed to the page: no cookies, no redirects, no connection headers. */
const receivedHeaders = [
  'accept-ranges',
  'cache-control',
  'content-disposition',
  'content-length',
  'content-range',
  'content-security-policy',
  'content-type',
  'date',
  'etag',
  'last-modified',
  'retry-after',
  'tus-resumable',
  'upload-expires',
  'upload-length',
  'upload-message',
  'upload-offset',
  'upload-outcome',
  'upload-path',
];

/** Where an upload has been created: only an address on the server itself, which is the page's own to the page. */
const UPLOAD_LOCATION = /^\/api\/admin\/uploads\/[\w-]+$/;

/** Whether a path is meant for the server at all, allowed or not. */
export const isForServer = (pathname: string): boolean => /^\/(?:api|media|images)(?:\/|$)/.test(pathname);

/** A path segment and all the results of decoding it repeatedly. */
const decodings = (name: string): string[] => {
  const inner = decoded(name);
  return inner === name ? [name] : [name, ...decodings(inner)];
};

/**
 * Whether no segment of a path changes its meaning, however often it is decoded: proxies that resolve
 * `%2e%2e%2f` could otherwise reach another path than the one checked.
 */
const isStraight = (pathname: string): boolean => {
  try {
    return pathname
      .split('/')
      .map(decodeURIComponent)
      .flatMap(decodings)
      .every((name) => name !== '.' && name !== '..' && !/[/\\\0]/.test(name));
  } catch {
    return false;
  }
};

export interface ProxiedRequest extends Pick<AllowedRoute, 'timeoutMs'> {
  readonly address: string;
  /** Whether it carries the session's token. */
  readonly signedIn: boolean;
  readonly headers: Headers;
}

const pickHeaders = (headers: Headers, names: readonly string[]): Headers => {
  const picked = new Headers();
  for (const name of names) {
    const value = headers.get(name);
    if (value !== null) picked.set(name, value);
  }
  return picked;
};

/**
 * The request to the server at `origin` for a request of the page; undefined if it is not allowed. The host
 * is always the configured one, whatever the path looks like.
 */
export const toProxiedRequest = (
  request: Pick<Request, 'url' | 'method' | 'headers'>,
  origin: string,
): ProxiedRequest | undefined => {
  const { pathname, search } = new URL(request.url);
  const target = new URL(origin);
  // Setters, unlike resolving a relative URL, never change the host: `//elsewhere.example` remains a path.
  target.pathname = pathname;
  target.search = search;
  const route = allowedRoutes.find(({ path }) => path.test(target.pathname));
  if (!route?.methods.includes(request.method) || !isStraight(target.pathname)) return undefined;
  return {
    address: target.href,
    headers: pickHeaders(request.headers, sentHeaders),
    signedIn: target.pathname.startsWith('/api/admin/'),
    timeoutMs: route.timeoutMs,
  };
};

/** Content types that could run as scripts of the page. */
const RUNS = /(?:java|ecma)script|wasm/i;

/**
 * The headers of the server's response for the page. All content is treated as data: with `nosniff`, and
 * content of the server never runs as a script of the page.
 */
export const answerHeaders = (received: Headers): Headers => {
  const headers = pickHeaders(received, receivedHeaders);
  // The network stack has already decompressed the body; the length was that of the compressed one.
  if (received.has('content-encoding')) headers.delete('content-length');
  const location = received.get('location') ?? '';
  if (UPLOAD_LOCATION.test(location)) headers.set('location', location);
  if (RUNS.test(headers.get('content-type') ?? '')) headers.set('content-type', 'application/octet-stream');
  headers.set('x-content-type-options', 'nosniff');
  return headers;
};
