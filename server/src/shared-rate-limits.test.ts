import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import express from 'express';
import { describe, expect, onTestFinished, test } from 'vitest';
import { migrate } from './database/migrate.ts';
import { openNative } from './database/native-database.ts';
import { openDatabase } from './database/sqlite.ts';
import { RateLimitedError } from './errors.ts';
import { createHttpServer } from './http/http-server.ts';
import { WINDOW_MS } from './http/rate-limit.ts';
import { SharedRateLimits } from './shared-rate-limits.ts';

const LIMIT = 5;

const useDatabaseFile = async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'limits-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'test.sqlite');
  const database = openDatabase(file);
  await migrate(database.query);
  await database.close();
  return file;
};

/** A server with one limited address; `isWrong` of a request makes it one that counts in `failures`. */
const startServer = async (file: string, now?: () => number) => {
  const database = openDatabase(file);
  const limits = new SharedRateLimits(database, now);
  const app = express();
  const failures = {
    skipSuccessfulRequests: true,
    requestWasSuccessful: (_: unknown, { statusCode }: { statusCode: number }) => statusCode !== 401,
  };
  app.get('/all', limits.perAddress('all', LIMIT), (_request, response) => void response.end());
  app.get('/failures', limits.perAddress('failures', LIMIT, failures), (request, response) => {
    response.status(request.query.wrong === '1' ? 401 : 200).end();
  });
  app.use(((error, _request, response, _next) => {
    response.status(error instanceof RateLimitedError ? 429 : 500).end();
  }) satisfies express.ErrorRequestHandler);
  const http = createHttpServer(app);
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const { port } = http.address() as AddressInfo;
  let closed: Promise<void> | undefined;
  const end = async () => {
    http.closeAllConnections();
    http.close();
    await limits.close();
    await database.close();
  };
  const close = () => {
    closed ??= end();
    return closed;
  };
  onTestFinished(close);
  const get = async (target: string) => (await fetch(`http://127.0.0.1:${port}${target}`)).status;
  const times = (count: number, target = '/all') =>
    Promise.all(Array.from({ length: count }, () => get(target)));
  return { database, limits, close, get, times };
};

const count = (statuses: readonly number[], status: number) =>
  statuses.filter((each) => each === status).length;

const storedHits = async ({ database }: Awaited<ReturnType<typeof startServer>>) =>
  (await database.query.selectFrom('rate_limits').select('hits').execute()).map(({ hits }) => hits);

describe('limits on a table', () => {
  test('servers of one database count together, also what arrives at once', async () => {
    const file = await useDatabaseFile();
    const [one, two] = [await startServer(file), await startServer(file)];
    const statuses = (await Promise.all([one.times(20), two.times(20)])).flat();
    expect(count(statuses, 200)).toBe(LIMIT);
    expect(count(statuses, 429)).toBe(40 - LIMIT);
  });

  test('go on after a restart', async () => {
    const file = await useDatabaseFile();
    const first = await startServer(file);
    expect(count(await first.times(LIMIT), 200)).toBe(LIMIT);
    await first.close();
    const second = await startServer(file);
    expect(await second.get('/all')).toBe(429);
  });

  test('begin anew when the window has ended', async () => {
    let now = Date.now();
    const server = await startServer(await useDatabaseFile(), () => now);
    await server.times(LIMIT);
    expect(await server.get('/all')).toBe(429);
    now += WINDOW_MS + 1;
    expect(count(await server.times(LIMIT + 1), 200)).toBe(LIMIT);
  });

  test('take back what is not to be counted, on every server', async () => {
    const file = await useDatabaseFile();
    const [one, two] = [await startServer(file), await startServer(file)];
    for (let round = 0; round < 3; round += 1)
      expect(count(await one.times(LIMIT, '/failures'), 200)).toBe(LIMIT);
    await expect.poll(() => two.get('/failures?wrong=1')).toBe(401);
    for (let guess = 1; guess < LIMIT; guess += 1) expect(await one.get('/failures?wrong=1')).toBe(401);
    expect(await one.get('/failures')).toBe(429);
    expect(await two.get('/failures')).toBe(429);
    // Taken back after the answer.
    await expect.poll(() => storedHits(one)).toEqual([LIMIT]);
  });

  test('a refused client costs no write', async () => {
    const server = await startServer(await useDatabaseFile());
    await server.times(LIMIT);
    const before = await storedHits(server);
    expect(count(await server.times(50), 429)).toBe(50);
    expect(await storedHits(server)).toEqual(before);
  });

  test('windows that have ended are removed, others not', async () => {
    let now = Date.now();
    const server = await startServer(await useDatabaseFile(), () => now);
    const keys = async () =>
      (await server.database.query.selectFrom('rate_limits').select('key').execute()).map(({ key }) => key);
    await server.get('/all');
    now += WINDOW_MS / 2;
    await server.get('/failures?wrong=1');
    now += WINDOW_MS / 2 + 1;
    await server.limits.removeEnded();
    expect(await keys()).toEqual(['failures 127.0.0.1']);
  });
});

describe('without the database', () => {
  test('a lock neither locks anybody out nor lifts a limit, and what was counted is stored afterwards', async () => {
    const file = await useDatabaseFile();
    const first = await startServer(file);
    await first.times(2);
    await first.close();
    const server = await startServer(file);
    const other = openNative(file);
    onTestFinished(() => void other.close());
    other.exec('begin immediate');
    // The two from before the restart count.
    const statuses = await server.times(LIMIT + 5);
    expect(count(statuses, 200)).toBe(LIMIT - 2);
    expect(count(statuses, 429)).toBe(2 + 5);
    other.exec('rollback');
    await expect.poll(async () => (await storedHits(server))[0]).toBeGreaterThanOrEqual(LIMIT);
    expect(await server.get('/all')).toBe(429);
  });

  test('a table that is gone is the same, at once', async () => {
    const server = await startServer(await useDatabaseFile());
    await server.database.query.schema.dropTable('rate_limits').execute();
    expect(count(await server.times(LIMIT + 5), 200)).toBe(LIMIT);
    expect(await server.get('/all')).toBe(429);
  });
});
