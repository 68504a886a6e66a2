import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { inject, onTestFinished } from 'vitest';
import { freePort } from './free-port.ts';
import { testAdmin } from './test-admin.ts';

export interface ServerProcess {
  readonly url: string;
  readonly child: ChildProcess;
  /** All output so far. */
  readonly said: { out: string; err: string };
  /** Sends a signal and resolves with the exit code, null when the signal ended the process. */
  stop(signal: NodeJS.Signals): Promise<number | null>;
}

/** Starts a server process with only these environment variables. */
export const launchServer = async (
  environment: Readonly<Record<string, string>>,
  execArgv: readonly string[] = [],
  webBuild?: string,
) => {
  const child = fork(inject('serverProgram'), webBuild ? [webBuild] : [], {
    execArgv: ['--expose-gc', ...execArgv],
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const said = { out: '', err: '' };
  child.stdout?.on('data', (chunk) => {
    said.out += String(chunk);
  });
  child.stderr?.on('data', (chunk) => {
    said.err += String(chunk);
  });
  const ended = once(child, 'close').then(([code]) => code as number | null);
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  return { child, said, ended };
};

/**
 * Starts a server and waits until it reports that it is ready; rejects with its output when it exits before.
 * @param execArgv further Node options
 * @param webBuild folder of a built site; without one only the API is served
 */
export const startServerProcess = async (
  environment: Readonly<Record<string, string>>,
  execArgv: readonly string[] = [],
  webBuild?: string,
): Promise<ServerProcess> => {
  const port = await freePort();
  const { child, said, ended } = await launchServer(
    { PORT: String(port), ...environment },
    execArgv,
    webBuild,
  );
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', () => {
      if (said.out.includes('ready')) resolve();
    });
    void ended.then((code) => reject(new Error(`The server ended with ${code}: ${said.err}`)));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    child,
    said,
    stop: (signal) => {
      child.kill(signal);
      return ended;
    },
  };
};

/** The messages of the JSON lines in a server process's output; throws on any other line. */
export const messagesIn = (text: string): string[] =>
  text
    .split('\n')
    .slice(0, -1)
    .map((line) => (JSON.parse(line) as { msg: string }).msg);

/** Bytes in use on the heap of a server process after a garbage collection. */
export const heapInUse = async ({ child }: ServerProcess): Promise<number> => {
  child.send('heap');
  const [bytes] = await once(child, 'message');
  return bytes as number;
};

/** Signs in, and returns a function that sends requests as staff to any server of the shop, with the session’s token. */
export const signInAt = async ({ url }: Pick<ServerProcess, 'url'>, admin = testAdmin) => {
  const response = await fetch(`${url}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(admin),
  });
  const { token } = (await response.json()) as { token: string };
  const ask = async (to: Pick<ServerProcess, 'url'>, target: string, payload?: unknown) => {
    const answer = await fetch(`${to.url}/api/admin/${target}`, {
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(payload !== undefined && { method: 'POST', body: JSON.stringify(payload) }),
    });
    const text = await answer.text();
    const isJson = answer.headers.get('content-type')?.includes('json');
    return { status: answer.status, body: isJson ? JSON.parse(text) : text };
  };
  return Object.assign(ask, { token });
};
