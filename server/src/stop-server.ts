import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** How long requests in progress may take to finish before they are cut off. */
const SHUTDOWN_TIMEOUT_MS = 10_000;
/** Interval at which idle connections are closed meanwhile. */
const IDLE_CHECK_INTERVAL_MS = 50;

/**
 * Call it before `server` listens. The returned function stops accepting connections, lets requests in
 * progress finish, closes their connections afterwards, and resolves when the last connection has closed.
 */
export const stoppable = (server: Server): (() => Promise<void>) => {
  // Browsers open connections in advance. Node does not count those as idle and would wait for them.
  const unused = new Set<Socket>();
  server.on('connection', (socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  server.on('request', ({ socket }) => unused.delete(socket));

  return () =>
    new Promise((resolve, reject) => {
      const idleCheck = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_INTERVAL_MS);
      const cutOff = setTimeout(() => server.closeAllConnections(), SHUTDOWN_TIMEOUT_MS);
      server.close((error) => {
        clearInterval(idleCheck);
        clearTimeout(cutOff);
        if (error) reject(error);
        else resolve();
      });
      for (const socket of unused) socket.destroy();
    });
};
