import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** Debian's package puts it where only root's PATH leads. */
const PROGRAMS = ['nginx', '/usr/sbin/nginx'];

/** The nginx of this machine; undefined when there is none. */
export const findNginx = (): string | undefined =>
  PROGRAMS.find((program) => {
    try {
      execFileSync(program, ['-v'], { stdio: 'ignore' });
      return true;
    } catch {
      return false;
    }
  });

interface NginxOptions {
  readonly program: string;
  /** For its files; nothing else may be in it. */
  readonly folder: string;
  readonly port: number;
  /** What stands in `http`; its server listens at 127.0.0.1 on `port`. */
  readonly http: string;
}

/** Starts nginx with a configuration; resolves when it answers. The returned function stops it. */
export const startNginx = async ({
  program,
  folder,
  port,
  http,
}: NginxOptions): Promise<() => Promise<void>> => {
  const temporary = path.join(folder, 'temporary');
  mkdirSync(temporary, { recursive: true });
  const config = path.join(folder, 'nginx.conf');
  writeFileSync(
    config,
    `daemon off;
pid "${folder}/pid";
error_log stderr crit;
events { worker_connections 8192; }
http {
access_log off;
client_body_temp_path "${temporary}/body";
proxy_temp_path "${temporary}/proxy";
${http}
}
`,
  );
  const user = process.getuid?.() === 0 ? ['-g', 'user root;'] : [];
  const server = spawn(program, ['-e', 'stderr', '-c', config, ...user], { stdio: 'inherit' });
  const ended = once(server, 'exit');
  const stop = async () => {
    server.kill();
    await ended;
  };
  try {
    await untilOpen(port);
    return stop;
  } catch (error) {
    await stop();
    throw error;
  }
};

/** Resolves when something listens on the port of this machine. */
const untilOpen = async (port: number): Promise<void> => {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) return;
    await delay(50);
  }
  throw new Error('nginx does not answer.');
};
