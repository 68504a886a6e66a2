import { createServer } from 'node:net';

/** Below the ports that systems give to outgoing connections, of which one may take a free port at any time. */
const FIRST = 20_000;
const COUNT = 12_000;

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

/** A TCP port of this machine that nothing is listening on. */
export const freePort = async (): Promise<number> => {
  for (;;) {
    const port = FIRST + Math.floor(Math.random() * COUNT);
    if (await isFree(port)) return port;
  }
};
