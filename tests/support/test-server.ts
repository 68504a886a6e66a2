import { randomUUID } from 'node:crypto';
import { copyFileSync, mkdirSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { inject, onTestFinished } from 'vitest';
import type { CatalogueStore } from '../../server/src/catalogue/catalogue-store.ts';
import { type Config, loadConfig } from '../../server/src/config.ts';
import { createServer, type OpenSite } from '../../server/src/create-server.ts';
import type { Database } from '../../server/src/database/database.ts';
import { databaseFile } from '../../server/src/database/lock.ts';
import { startJobs } from '../../server/src/jobs.ts';
import { createLog } from '../../server/src/log.ts';
import { TEMPLATE } from './base-postgres.ts';
import { noSite } from './no-site.ts';
import { runStatement } from './postgres-server.ts';
import { scannerInThisProcess } from './scanner-in-this-process.ts';
import { temporaryFolder } from './temporary-folder.ts';
import './without-waiting-for-disk.ts';

/** The time in tests unless they set another: a Monday at noon in the shop, during daylight saving time. */
export const TEST_NOW = new Date('2026-06-01T16:00:00.000Z');

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  /** The parsed body of a JSON response, otherwise its text. */
  readonly body: unknown;
}

export interface TestServer {
  readonly url: string;
  readonly http: Server;
  readonly config: Config;
  readonly database: Database;
  /** Empty until a test replaces it. */
  readonly catalogue: CatalogueStore;
  /** The server's current time, which tests set. */
  readonly time: { now: Date };
  /** Lines of the server's log so far, parsed. */
  readonly logged: Record<string, unknown>[];
  request(method: string, path: string, init?: RequestInit): Promise<Answer>;
  /** POSTs `payload` as JSON. */
  post(path: string, payload: unknown, headers?: Record<string, string>): Promise<Answer>;
  close(): Promise<void>;
}

/** Rate limits are off, so that only tests about them reach them. */
const settings = (folder: string): Config => ({
  ...loadConfig({}, folder),
  formRateLimit: 1_000_000,
  loginRateLimit: 1_000_000,
});

/** Settings for a test in `folder`, with a copy of the base database in its DATA_DIR. */
export const testConfig = (folder: string, changes: Partial<Config> = {}): Config => {
  const config = { ...settings(folder), ...changes };
  mkdirSync(config.dataDir, { recursive: true });
  copyFileSync(inject('baseDatabase'), databaseFile(config.dataDir));
  return config;
};

const FREQUENT_MS = 5000;

/** What the server repeats every few seconds is repeated twenty times as often: tests set its clock, and wait. */
const startJobsOften: typeof startJobs = (jobs, log) =>
  startJobs(
    jobs.map((job) => (job.intervalMs > FREQUENT_MS ? job : { ...job, intervalMs: job.intervalMs / 20 })),
    log,
  );

/** The address of a new database, where tests run on PostgreSQL; removed when the test ends. */
const createPostgres = async (template: string): Promise<string | undefined> => {
  const postgres = inject('postgres');
  if (postgres === undefined) return undefined;
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await runStatement(postgres, `create database ${name} template ${template}`);
  onTestFinished(() => runStatement(postgres, `drop database ${name} with (force)`));
  return Object.assign(new URL(postgres), { pathname: `/${name}` }).href;
};

/** One with what every test starts from. */
export const newDatabase = (): Promise<string | undefined> => createPostgres(TEMPLATE);

/** One without tables. */
export const emptyDatabase = (): Promise<string | undefined> => createPostgres('template1');

/** The real app on a real database and a free port, closed and removed when the test ends. */
export const startTestServer = async (
  changes: Partial<Config> = {},
  openSite: OpenSite = () => noSite,
): Promise<TestServer> => {
  const { folder, remove } = temporaryFolder();
  const config = testConfig(path.join(folder, 'project'), { databaseUrl: await newDatabase(), ...changes });
  // Tests about a missing folder pass a mediaDir of their own.
  if (changes.mediaDir === undefined) mkdirSync(config.mediaDir, { recursive: true });
  const time = { now: TEST_NOW };
  const logged: Record<string, unknown>[] = [];
  const server = await createServer(config, {
    log: createLog(config, { write: (line) => void logged.push(JSON.parse(line)) }),
    clock: () => time.now,
    startScanner: scannerInThisProcess,
    startJobs: startJobsOften,
    openSite,
  });
  const { http, database, catalogue } = server;
  await server.listen({ port: 0, host: '127.0.0.1' });
  const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;

  let closed: Promise<void> | undefined;
  const close = () => {
    closed ??= server.close();
    return closed;
  };
  onTestFinished(async () => {
    await close();
    remove();
  });

  const request = async (method: string, target: string, init: RequestInit = {}): Promise<Answer> => {
    const response = await fetch(url + target, { method, ...init });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    return {
      status: response.status,
      headers: response.headers,
      body: isJson && text !== '' ? JSON.parse(text) : text,
    };
  };
  return {
    url,
    http,
    config,
    database,
    catalogue,
    time,
    logged,
    request,
    post: (target, payload, headers = {}) =>
      request('POST', target, {
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(payload),
      }),
    close,
  };
};

/** Every stored submission, oldest first, with its JSON columns parsed. */
export const storedSubmissions = async ({ query }: Database) => {
  const rows = await query.selectFrom('submissions').selectAll().orderBy('id').execute();
  return rows.map((row) => ({
    ...row,
    details: JSON.parse(row.details) as Record<string, unknown>,
    marks: JSON.parse(row.marks) as string[],
  }));
};
