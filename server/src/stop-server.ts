import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** How long requests in progress may take to finish before they are cut off. */
const SHUTDOWN_TIMEOUT_MS = 10_000;
/** Interval at which idle connections are closed meanwhile. */
const IDLE_CHECK_INTERVAL_MS = 50;
/** How long clients are told to leave their connections before the server stops accepting any. */
const DRAIN_MS = 1000;
/** How long a connection that was just accepted may take to send its request. */
const FIRST_REQUEST_MS = 1000;

/** Call it before `server` listens. */
export const stoppable = (server: Server) => {
  let isDraining = false;
  // Browsers open connections in advance. Node does not count those as idle and would wait for them.
  const unused = new Set<Socket>();
  const unanswered = new Set<ServerResponse>();
  server.on('connection', (socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  server.prependListener('request', ({ socket }, response) => {
    unused.delete(socket);
    unanswered.add(response);
    response.once('close', () => unanswered.delete(response));
    if (isDraining) response.setHeader('Connection', 'close');
  });

  return {
    /**
     * To be called before `stop` where another process takes over the listening socket: for a second, every response
     * tells its client to use another connection for the next request. Those in the socket's queue are left to that process.
     */
    async drain(): Promise<void> {
      isDraining = true;
      for (const response of unanswered) if (!response.headersSent) response.setHeader('Connection', 'close');
      await delay(DRAIN_MS);
    },
    /**
     * Stops accepting connections, lets requests in progress finish, closes their connections afterwards, and resolves
     * when the last connection has closed.
     */
    stop: () =>
      new Promise<void>((resolve, reject) => {
        const idleCheck = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_INTERVAL_MS);
        const cutOff = setTimeout(() => server.closeAllConnections(), SHUTDOWN_TIMEOUT_MS);
        const closeUnused = () => {
          for (const socket of unused) socket.destroy();
        };
        // Their requests may be on the way; without a successor they are lost in any case.
        const firstRequests = isDraining ? setTimeout(closeUnused, FIRST_REQUEST_MS) : undefined;
        server.close((error) => {
          clearInterval(idleCheck);
          clearTimeout(cutOff);
          clearTimeout(firstRequests);
          if (error) reject(error);
          else resolve();
        });
        if (!isDraining) closeUnused();
      }),
  };
};
