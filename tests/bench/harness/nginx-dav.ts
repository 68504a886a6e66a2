import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../support/free-port.ts';

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

/** Runs nginx with its module for PUT, which stores files in `folder`/files, and passes its URL to `use`. */
export const withNginxDav = async <Result>(
  program: string,
  folder: string,
  use: (url: string) => Promise<Result>,
): Promise<Result> => {
  const port = await freePort();
  for (const name of ['files', 'temporary']) mkdirSync(path.join(folder, name));
  const config = path.join(folder, 'nginx.conf');
  writeFileSync(
    config,
    `daemon off;
pid "${folder}/pid";
error_log stderr error;
events {}
http {
  access_log off;
  client_body_temp_path "${folder}/temporary";
  client_max_body_size 0;
  server {
    listen 127.0.0.1:${port};
    root "${folder}/files";
    location / { dav_methods PUT; }
  }
}
`,
  );
  const user = process.getuid?.() === 0 ? ['-g', 'user root;'] : [];
  const server = spawn(program, ['-e', 'stderr', '-c', config, ...user], { stdio: 'inherit' });
  const ended = once(server, 'exit');
  try {
    await untilOpen(port);
    return await use(`http://127.0.0.1:${port}`);
  } finally {
    server.kill();
    await ended;
  }
};

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
