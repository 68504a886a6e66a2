import type { Server } from 'node:http';

/** How long requests in flight may take to finish, in milliseconds; then they are cut off. */
const PATIENCE = 10_000;
/** How often connections that have become idle are closed meanwhile, in milliseconds. */
const SWEEP = 50;

/** Stops accepting, lets requests in flight finish and closes their connections after them. */
export const stopServer = (server: Server): Promise<void> =>
  new Promise((resolve, reject) => {
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP);
    const cutOff = setTimeout(() => server.closeAllConnections(), PATIENCE);
    server.close((error) => {
      clearInterval(sweep);
      clearTimeout(cutOff);
      if (error) reject(error);
      else resolve();
    });
  });
