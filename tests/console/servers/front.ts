import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
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
  /** Milliseconds between two pieces of a media file: a slow line. */
  mediaPace: number;
}

/** A front for the server at `origin`. */
export const openFront = async (origin: string): Promise<Front> => {
  const { hostname, port } = new URL(origin);
  const front: Omit<Front, keyof LoopbackServer> = { seen: [], intercept: () => false, mediaPace: 0 };
  const trickle = async (answer: IncomingMessage, res: ServerResponse) => {
    for await (const piece of answer) {
      res.write(piece);
      await pause(front.mediaPace);
    }
    res.end();
  };
  const pass = (req: IncomingMessage, res: ServerResponse) => {
    const { url: path = '/', method = 'GET', headers } = req;
    const onward = request({ hostname, port, path, method, headers }, (answer) => {
      res.writeHead(answer.statusCode ?? 502, answer.headers);
      if (path.startsWith('/media/')) trickle(answer, res).catch(() => res.destroy());
      else answer.pipe(res);
    });
    onward.on('error', () => res.destroy());
    res.on('close', () => onward.destroy());
    req.pipe(onward);
  };
  const server = await plainServer((req, res) => {
    const { url: path = '/', method = 'GET', headers } = req;
    front.seen.push({ method, path, headers });
    if (front.intercept(req, res)) return;
    pass(req, res);
  });
  return Object.assign(front, server);
};
