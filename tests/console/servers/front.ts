import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { type LoopbackServer, plainServer } from './loopback-server.ts';

interface SeenRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
}

/** What stands before the shop's server, as a proxy does: it sees every request and may answer itself. */
export interface Front extends LoopbackServer {
  readonly seen: SeenRequest[];
  /** Answers in the server's place while it returns true. */
  intercept: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Milliseconds that media files are held back. */
  mediaDelay: number;
}

/** A front for the server at `origin`. */
export const openFront = async (origin: string): Promise<Front> => {
  const { hostname, port } = new URL(origin);
  const pass = (req: IncomingMessage, res: ServerResponse) => {
    const { url: path = '/', method = 'GET', headers } = req;
    const onward = request({ hostname, port, path, method, headers }, (answer) => {
      res.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(res);
    });
    onward.on('error', () => res.destroy());
    res.on('close', () => onward.destroy());
    req.pipe(onward);
  };
  const front: Omit<Front, keyof LoopbackServer> = { seen: [], intercept: () => false, mediaDelay: 0 };
  const server = await plainServer((req, res) => {
    const { url: path = '/', method = 'GET', headers } = req;
    front.seen.push({ method, path, headers });
    if (front.intercept(req, res)) return;
    setTimeout(() => pass(req, res), path.startsWith('/media/') ? front.mediaDelay : 0);
  });
  return Object.assign(front, server);
};
