import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, inject, onTestFinished, test } from 'vitest';
import { openDataFolder } from '../../../server/src/database/open-data-folder.ts';
import { freePort } from '../../support/free-port.ts';
import { findNginx, startNginx } from '../../support/nginx.ts';
import { contactMessage } from '../../support/submission-builders.ts';
import { storedSubmissions } from '../../support/test-server.ts';
import { useTemporaryFolder } from '../../support/use-temporary-folder.ts';

const PER_SECOND = 200;
/** Of these requests, one in so many sends a form. */
const FORM_EVERY = 10;

/** systemd's own tool: it opens the socket as a .socket unit does, and this shell keeps it over two servers. */
const findSocketActivate = async (): Promise<boolean> => {
  const probe = spawn('systemd-socket-activate', ['--version'], { stdio: 'ignore' });
  return Promise.race([
    once(probe, 'exit').then(([code]) => code === 0),
    once(probe, 'error').then(() => false),
  ]);
};
const hasSocketActivate = await findSocketActivate();
const nginx = findNginx();

/** Starts one server after the other on one socket, as systemd does. */
const TWO_SERVERS = `for turn in 1 2; do (echo "pid $BASHPID"; LISTEN_PID=$BASHPID exec "$0" "$1"); done`;

const startOnSocket = async (dataDir: string) => {
  const port = await freePort();
  const environment = { DATA_DIR: dataDir, FORM_RATE_LIMIT: '1000000', LOG_LEVEL: 'error', TRUST_PROXY: '1' };
  const shell = spawn(
    'systemd-socket-activate',
    [
      `--listen=127.0.0.1:${port}`,
      ...Object.entries(environment).map(([name, value]) => `--setenv=${name}=${value}`),
      ...['bash', '-c', TWO_SERVERS, process.execPath, inject('serverProgram')],
    ],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  let said = '';
  shell.stdout?.on('data', (chunk) => {
    said += String(chunk);
  });
  const ended = once(shell, 'exit');
  const pids = () => [...said.matchAll(/^pid (\d+)$/gm)].map(([, pid]) => Number(pid));
  const count = (text: string) => said.split(text).length - 1;
  const stopLast = () => {
    const pid = pids().at(-1);
    if (pid === undefined) shell.kill();
    else process.kill(pid, 'SIGTERM');
  };
  onTestFinished(async () => {
    if (shell.exitCode === null && count('Stopped') < 2) stopLast();
    await ended;
  });
  // The first connection starts the first server.
  const answer = () => fetch(`http://127.0.0.1:${port}/api/health`).then(({ status }) => status, String);
  await expect.poll(answer).toBe(200);
  return { port, pids, count, stopLast, ended };
};

/** Sends 200 requests a second until it is stopped, and says what became of each. */
const startVisitors = (port: number, agent: Agent | false) => {
  const results = new Map<string, number>();
  const pending: Promise<void>[] = [];
  let sent = 0;
  const note = (result: string) => void results.set(result, (results.get(result) ?? 0) + 1);
  const send = (isForm: boolean) =>
    new Promise<void>((resolve) => {
      const end = (result: string) => {
        note(result);
        resolve();
      };
      const visitor = request(
        {
          port,
          host: '127.0.0.1',
          agent,
          path: isForm ? '/api/contact' : '/api/products',
          method: isForm ? 'POST' : 'GET',
          headers: isForm ? { 'content-type': 'application/json' } : {},
        },
        (response) => {
          response.on('error', (error) => end(`broken: ${error.message}`)).resume();
          response.on('end', () => end(`${isForm ? 'form' : 'page'} ${response.statusCode}`));
        },
      );
      visitor.on('error', (error: NodeJS.ErrnoException) => end(`${isForm ? 'form' : 'page'} ${error.code}`));
      visitor.end(isForm ? JSON.stringify(contactMessage()) : undefined);
    });
  const startedAt = performance.now();
  const timer = setInterval(() => {
    const due = ((performance.now() - startedAt) / 1000) * PER_SECOND;
    for (; sent < due; sent += 1) pending.push(send(sent % FORM_EVERY === 0));
  }, 5);
  return async () => {
    clearInterval(timer);
    await Promise.all(pending);
    return { sent, results: Object.fromEntries(results), forms: Math.ceil(sent / FORM_EVERY) };
  };
};

const proxy = async (port: number): Promise<number> => {
  const own = await freePort();
  const http = `
  upstream site { server 127.0.0.1:${port}; keepalive 16; }
  server {
    listen 127.0.0.1:${own};
    location / {
      proxy_pass http://site;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    }
  }`;
  const stop = await startNginx({ program: nginx ?? '', folder: useTemporaryFolder(), port: own, http });
  onTestFinished(stop);
  return own;
};

const clients = [
  { name: 'on a connection each', agent: () => false as const, isProxied: false },
  { name: 'on connections that are kept', agent: () => new Agent({ keepAlive: true }), isProxied: false },
  {
    name: 'through nginx, which keeps its connections',
    agent: () => new Agent({ keepAlive: true }),
    isProxied: true,
  },
];

for (const { name, agent, isProxied } of clients) {
  const isMissing = !hasSocketActivate || (isProxied && !nginx);
  const reason = isMissing ? ` (needs systemd-socket-activate${isProxied ? ' and nginx' : ''})` : '';
  test.skipIf(isMissing)(
    `a restart refuses none of 200 visitors a second, ${name}${reason}`,
    { timeout: 300_000 },
    async () => {
      const dataDir = useTemporaryFolder();
      const server = await startOnSocket(dataDir);
      const used = agent();
      const finish = startVisitors(isProxied ? await proxy(server.port) : server.port, used);
      await delay(2000);
      server.stopLast();
      await expect.poll(() => server.count('is ready')).toBe(2);
      await delay(2000);
      const { sent, forms, results } = await finish();
      if (used) used.destroy();
      expect(results).toEqual({ 'page 200': sent - forms, 'form 201': forms });
      expect(sent).toBeGreaterThan(4 * PER_SECOND);
      const [first, second] = server.pids();
      expect(second).not.toBe(first);
      server.stopLast();
      await server.ended;
      const database = await openDataFolder(dataDir);
      onTestFinished(() => database.close());
      expect(await storedSubmissions(database)).toHaveLength(forms);
    },
  );
}
