import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { deferred } from '../../support/deferred.ts';
import { type LoopbackServer, plainServer } from './loopback-server.ts';

interface SeenRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
}

/** A proxy for the shop's server: it records every request and may answer itself. */
export interface Front extends LoopbackServer {
  readonly seen: SeenRequest[];
  /** Answers instead of the server while it returns true. */
  intercept: (request: IncomingMessage, response: ServerResponse) => boolean;
  /**
   * Simulates a slow connection: from now on only the first chunk of a media file or a download is sent,
   * until `release`.
   */
  hold(): void;
  release(): void;
  /** Breaks all current and later connections, until `mend`. */
  cut(): void;
  mend(): void;
  /** Ends all of this, and forgets the requests. */
  reset(): void;
}

/** A proxy for the server at `origin`. */
export const openFront = async (origin: string): Promise<Front> => {
  const { hostname, port } = new URL(origin);
  const open = new Set<ServerResponse>();
  let isCut = false;
  let held: ReturnType<typeof deferred<void>> | undefined;
  const front: Omit<Front, keyof LoopbackServer> = {
    seen: [],
    intercept: () => false,
    hold: () => {
      held ??= deferred();
    },
    release: () => {
      held?.resolve();
      held = undefined;
    },
    cut: () => {
      isCut = true;
      for (const res of open) res.destroy();
    },
    mend: () => {
      isCut = false;
    },
    reset: () => {
      front.release();
      front.mend();
      front.intercept = () => false;
      front.seen.length = 0;
    },
  };
  const trickle = async (answer: IncomingMessage, res: ServerResponse) => {
    for await (const product of answer) {
      res.write(product);
      await held?.promise;
    }
    res.end();
  };
  const pass = (req: IncomingMessage, res: ServerResponse) => {
    const { url: path = '/', method = 'GET', headers } = req;
    const onward = request({ hostname, port, path, method, headers }, (answer) => {
      res.writeHead(answer.statusCode ?? 502, answer.headers);
      if (/^\/(?:media|api\/downloads)\//.test(path)) trickle(answer, res).catch(() => res.destroy());
      else answer.pipe(res);
    });
    onward.on('error', () => res.destroy());
    res.on('close', () => onward.destroy());
    req.pipe(onward);
  };
  const server = await plainServer((req, res) => {
    const { url: path = '/', method = 'GET', headers } = req;
    if (isCut) return res.destroy();
    open.add(res);
    res.on('close', () => open.delete(res));
    front.seen.push({ method, path, headers });
    if (front.intercept(req, res)) return;
    pass(req, res);
  });
  return Object.assign(front, server);
};
