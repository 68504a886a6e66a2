import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo, Socket } from 'node:net';
import { selfSigned } from './self-signed.ts';

/** A server on this computer, created by the test. */
export interface LoopbackServer {
  /** Host and port, as a user would type them. */
  readonly host: string;
  /** Also breaks its connections; a second call does nothing. */
  close(): Promise<void>;
}

const listening = async (server: Server): Promise<LoopbackServer> => {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      if (!server.listening) return;
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, 'close');
    },
  };
};

export const plainServer = (answer: RequestListener): Promise<LoopbackServer> =>
  listening(createServer(answer));

/** An https server with a self-signed certificate. */
export const selfSignedServer = (answer: RequestListener): Promise<LoopbackServer> =>
  listening(createSecureServer(selfSigned('127.0.0.1'), answer));

/** Answers every request with this JSON. */
export const answerJson =
  (body: object): RequestListener =>
  (_request, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
  };
