import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import type Electron from 'electron';
import { browserAddress, programAddress } from './addresses.ts';
import { app } from './app.ts';
import { computer } from './computer.ts';
import type { PartialDoubleOf } from './double-of.ts';
import { strict } from './strict.ts';

type Handler = (request: Request) => Response | Promise<Response>;

/** Headers that a browser adds for a server and that a custom scheme does not receive. */
const ONLY_ON_THE_WIRE =
  /^(?:host|connection|keep-alive|transfer-encoding|accept-encoding|upgrade-insecure-requests|cache-control|pragma|if-none-match|if-modified-since|sec-.*)$/;

const handlers = new Map<string, Handler>();

const requestHeaders = (headers: IncomingHttpHeaders, port: number): Headers => {
  const kept = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined || ONLY_ON_THE_WIRE.test(name)) continue;
    kept.set(name, programAddress(String(value), port));
  }
  return kept;
};

/** The handler's headers, except those that concern the connection between this server and the browser. */
const responseHeaders = (response: Response, port: number): Record<string, string> => {
  const kept: Record<string, string> = {};
  for (const [name, value] of response.headers) kept[name] = browserAddress(value, port);
  // The body is already decoded; Chromium does not decode responses of a custom scheme.
  if (kept['content-encoding'] !== undefined) {
    delete kept['content-encoding'];
    delete kept['content-length'];
  }
  // Responses of a custom scheme are never stored in the HTTP cache.
  kept['cache-control'] = 'no-store';
  // On a reused connection, Chromium would repeat a request that ends in an error.
  kept.connection = 'close';
  return kept;
};

const answer = async (req: IncomingMessage, res: ServerResponse, port: number) => {
  const handler = handlers.get('app');
  if (!handler) {
    res.destroy();
    return;
  }
  const hasBody = req.method !== 'GET' && req.method !== 'HEAD';
  // Like Electron's: the whole body is there, and no signal reports that the page has cancelled the request.
  const request = new Request(programAddress(`http://console.localhost:${port}${req.url ?? '/'}`, port), {
    method: req.method ?? 'GET',
    headers: requestHeaders(req.headers, port),
    ...(hasBody ? { body: await buffer(req) } : {}),
  });
  const response = await handler(request);
  if (res.destroyed) {
    // The page was closed before the headers arrived: as in Electron, the main process learns of it only now.
    await response.body?.cancel();
    return;
  }
  if (response.type === 'error') {
    res.destroy();
    return;
  }
  res.writeHead(response.status, responseHeaders(response, port));
  if (!response.body || req.method === 'HEAD') {
    res.end();
    return;
  }
  res.flushHeaders();
  const body = Readable.fromWeb(response.body as unknown as NodeReadableStream);
  // The page was closed or has cancelled the request: the handler's stream is cancelled.
  res.on('close', () => body.destroy());
  body.on('error', () => res.destroy());
  body.pipe(res);
};

/** Serves the responses of the `app://` handler to the test's browser, with streaming. */
export const serveScheme = (): Promise<void> => {
  const { port } = computer();
  const server = createServer((req, res) => {
    answer(req, res, port).catch(() => res.destroy());
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
};

export const protocol = strict('protocol', {
  registerSchemesAsPrivileged: () => {
    if (app.isReady()) {
      throw new Error('protocol.registerSchemesAsPrivileged should be called before app is ready');
    }
  },
  handle: (scheme: string, handler: Handler) => {
    if (handlers.has(scheme)) throw new Error(`Failed to register protocol: ${scheme}`);
    handlers.set(scheme, handler);
  },
} satisfies PartialDoubleOf<Electron.Protocol>);
