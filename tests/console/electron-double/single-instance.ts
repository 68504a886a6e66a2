import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import path from 'node:path';

/** Whether the process that is named in a file runs: one that was killed has left its file behind. */
const isHeld = (file: string): boolean => {
  try {
    process.kill(Number(readFileSync(file, 'utf8')), 0);
    return true;
  } catch {
    return false;
  }
};

/** The single-instance lock: a file in the user data folder, and a port on which its holder is told of others. */
export const createInstanceLock = (folder: string, port: number, onSecond: (argv: string[]) => void) => {
  const file = path.join(folder, 'instance.lock');
  let told: Promise<void> = Promise.resolve();
  let isMine = false;

  const tell = () =>
    new Promise<void>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => socket.end(JSON.stringify(process.argv)));
      socket.on('error', () => resolve()).on('close', () => resolve());
    });
  const listen = () =>
    createServer(async (socket) => {
      onSecond(JSON.parse((await socket.toArray()).join('')) as string[]);
    })
      .listen(port, '127.0.0.1')
      .unref();

  return {
    request: (): boolean => {
      if (isMine) return true;
      if (isHeld(file)) {
        told = tell();
        return false;
      }
      writeFileSync(file, String(process.pid));
      process.once('exit', () => rmSync(file, { force: true }));
      listen();
      isMine = true;
      return true;
    },
    /** Resolves when the holder has been notified. */
    told: () => told,
  };
};
