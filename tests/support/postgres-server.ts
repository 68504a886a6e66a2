import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { findPostgres } from '../run/find-postgres.mjs';
import { freePort } from './free-port.ts';

/** A PostgreSQL of its own in a temporary folder. */
export interface PostgresServer {
  /** Address of a database on it, whether or not it exists. */
  url(database: string): string;
  /** Ends it as a crash would, or waits until it has closed every connection, and starts it again. */
  restart(mode: 'immediate' | 'fast'): Promise<void>;
  stop(): Promise<void>;
}

/** It refuses to run as root: there, the user of Debian's package runs it. */
const owner = (): { uid: number; gid: number } | undefined => {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
};

const START_TIMEOUT_MS = 30_000;
const SIGNALS = { immediate: 'SIGQUIT', fast: 'SIGINT' } as const;

/**
 * Starts one; undefined where none is installed.
 * @param isDurable whether its files survive a power failure, which tests do not need
 */
export const startPostgres = async ({ isDurable = false } = {}): Promise<PostgresServer | undefined> => {
  const programs = findPostgres();
  if (!programs) return undefined;
  const user = owner();
  const folder = mkdtempSync(path.join(tmpdir(), 'jeweler-postgres-'));
  if (user) chownSync(folder, user.uid, user.gid);
  const data = path.join(folder, 'data');
  const made = spawnSync(
    path.join(programs, 'initdb'),
    [
      '--pgdata',
      data,
      '--username=jeweler',
      '--auth=trust',
      '--encoding=UTF8',
      '--locale=C.UTF-8',
      '--no-sync',
    ],
    { ...user, cwd: folder, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const port = await freePort();
  const url = (database: string) => `postgres://jeweler@127.0.0.1:${port}/${database}`;
  const settings = [
    ...(isDurable ? [] : ['fsync=off', 'full_page_writes=off']),
    'max_connections=200',
    `unix_socket_directories=${folder}`,
  ];
  const start = async () => {
    const started = spawn(
      path.join(programs, 'postgres'),
      ['-D', data, '-h', '127.0.0.1', '-p', String(port), ...settings.flatMap((each) => ['-c', each])],
      { ...user, cwd: folder, stdio: 'ignore' },
    );
    for (const deadline = Date.now() + START_TIMEOUT_MS; ; ) {
      if (await answers(url('postgres'))) return started;
      if (started.exitCode !== null || Date.now() > deadline) throw new Error('PostgreSQL did not start.');
      await delay(50);
    }
  };
  let running = await start();
  const end = async (mode: 'immediate' | 'fast') => {
    const ended = once(running, 'exit');
    running.kill(SIGNALS[mode]);
    await ended;
  };
  return {
    url,
    async restart(mode) {
      await end(mode);
      running = await start();
    },
    async stop() {
      await end('immediate');
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

const answers = async (url: string): Promise<boolean> => {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
};

/** Runs one statement that cannot be in a transaction, such as `create database`. */
export const runStatement = async (url: string, statement: string): Promise<void> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};
