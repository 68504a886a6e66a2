/** How long the server may take until its answer begins, in milliseconds: less than the page waits. */
const DEADLINE = 25_000;
/** For the list of files: a large folder is read again before a refresh is answered. */
const LIST_DEADLINE = 115_000;

interface Door {
  readonly path: RegExp;
  readonly methods: readonly string[];
  /** Whether calls are made in the name of the person who is signed in. */
  readonly signedIn: boolean;
  readonly deadline: number;
}

/** What of the server the page may reach through the console. */
const doors: readonly Door[] = [
  { path: /^\/api\/admin\/media$/, methods: ['GET', 'HEAD'], signedIn: true, deadline: LIST_DEADLINE },
  { path: /^\/api\/admin\//, methods: ['GET', 'HEAD', 'POST'], signedIn: true, deadline: DEADLINE },
  { path: /^\/api\/health$/, methods: ['GET', 'HEAD'], signedIn: false, deadline: DEADLINE },
  { path: /^\/(?:media|images)\/./, methods: ['GET', 'HEAD'], signedIn: false, deadline: DEADLINE },
];

/** Headers of a request that go out; who makes it is never the page's to say. */
const sentHeaders = [
  'accept',
  'accept-language',
  'content-type',
  'range',
  'if-range',
  'if-none-match',
  'if-modified-since',
];

/** Headers of an answer that come in: no cookies, no redirects, nothing about the connection. */
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
];

/** Whether an address wants something of the server at all, allowed or not. */
export const isForServer = (pathname: string): boolean => /^\/(?:api|media|images)(?:\/|$)/.test(pathname);

/** A name and all that it becomes when it is decoded again and again. */
const decodings = (name: string): string[] => {
  try {
    const decoded = decodeURIComponent(name);
    return decoded === name ? [name] : [name, ...decodings(decoded)];
  } catch {
    return [name];
  }
};

/**
 * Whether every part of a path means itself, however often it is decoded on the way: proxies that
 * resolve `%2e%2e%2f` would otherwise lead elsewhere than was checked.
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

export interface Forward extends Pick<Door, 'signedIn' | 'deadline'> {
  readonly address: string;
  readonly headers: Headers;
}

const picked = (headers: Headers, names: readonly string[]): Headers => {
  const picked = new Headers();
  for (const name of names) {
    const value = headers.get(name);
    if (value !== null) picked.set(name, value);
  }
  return picked;
};

/**
 * What goes to the server at `origin` for a request of the page; undefined for what must not. The host
 * is always the configured one, whatever the path looks like.
 */
export const forwardOf = (
  request: Pick<Request, 'url' | 'method' | 'headers'>,
  origin: string,
): Forward | undefined => {
  const { pathname, search } = new URL(request.url);
  const target = new URL(origin);
  // Setters, unlike a relative address, never change the host: `//elsewhere.example` stays a path.
  target.pathname = pathname;
  target.search = search;
  const door = doors.find(({ path }) => path.test(target.pathname));
  if (!door?.methods.includes(request.method) || !isStraight(target.pathname)) return undefined;
  const { signedIn, deadline } = door;
  return { address: target.href, headers: picked(request.headers, sentHeaders), signedIn, deadline };
};

/** Kinds of content that could run in the page's name. */
const RUNS = /(?:java|ecma)script|wasm/i;

/**
 * The headers with which the server's answer reaches the page. All of it is data: with `nosniff`, and
 * no content of the server is ever a script of the page.
 */
export const answerHeaders = (received: Headers): Headers => {
  const headers = picked(received, receivedHeaders);
  // The network has unpacked the body already, and the length was that of the packed one.
  if (received.has('content-encoding')) headers.delete('content-length');
  if (RUNS.test(headers.get('content-type') ?? '')) headers.set('content-type', 'application/octet-stream');
  headers.set('x-content-type-options', 'nosniff');
  return headers;
};
