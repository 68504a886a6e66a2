import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import path from 'node:path';

interface Holder {
  readonly pid: number;
  readonly port: number;
}

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

const readHolder = (file: string): Holder | undefined => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder;
  } catch {
    return undefined;
  }
};

/**
 * The single-instance lock: a file in the user data folder that names the process holding it. A lock left
 * behind by a killed process is ignored.
 */
export const createInstanceLock = (folder: string, port: number, onSecond: (argv: string[]) => void) => {
  const file = path.join(folder, 'instance.lock');
  let held = false;
  let told: Promise<void> = Promise.resolve();

  /** Notifies the program that holds the lock that it has been started again. */
  const tell = (holder: Holder) =>
    new Promise<void>((resolve) => {
      const socket = connect(holder.port, '127.0.0.1', () => socket.end(JSON.stringify(process.argv)));
      socket.on('close', () => resolve());
      socket.on('error', () => resolve());
    });

  const listen = () => {
    const server = createServer((socket) => {
      let text = '';
      socket.on('data', (chunk) => {
        text += String(chunk);
      });
      socket.on('end', () => onSecond(JSON.parse(text) as string[]));
    });
    server.listen(port, '127.0.0.1');
    server.unref();
  };

  return {
    request: (): boolean => {
      if (held) return true;
      const holder = readHolder(file);
      if (holder && isRunning(holder.pid)) {
        told = tell(holder);
        return false;
      }
      writeFileSync(file, JSON.stringify({ pid: process.pid, port } satisfies Holder));
      held = true;
      listen();
      return true;
    },
    has: () => held,
    release: () => {
      if (held) rmSync(file, { force: true });
      held = false;
    },
    /** Resolves when the holder has been notified. */
    told: () => told,
  };
};
