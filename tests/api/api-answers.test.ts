import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { deepHealthSchema } from '@jeweler/core/schemas';
import { describe, expect, test, vi } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { expectRefusal } from '../support/refusal.ts';
import { testOnSqlite } from '../support/test-on-sqlite.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

describe('every answer under /api', () => {
  test('health names the program and its version, up says that the server serves, also to whoever asks for the headers alone', async () => {
    const server = await startTestServer();
    const answer = await server.request('GET', '/api/health');
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ status: 'ok', name: 'jeweler', version: manifest.version });
    expect((await server.request('GET', '/api/health?deep=0')).body).toEqual(answer.body);
    const up = await server.request('GET', '/up');
    expect([up.status, up.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect((await server.request('HEAD', '/up')).status).toBe(200);
  });

  test.each([
    ['GET', '/api/nothing'],
    ['GET', '/api/contact'],
    ['DELETE', '/api/contact'],
    ['PUT', '/api/wheel-popup/record'],
  ])('%s %s is a JSON 404', async (method, path) => {
    const server = await startTestServer();
    expectRefusal(await server.request(method, path), 404, 'not_found');
  });

  test('a path that cannot be decoded is malformed, or not there, and never a fault of ours', async () => {
    const server = await startTestServer();
    const answer = await server.request('GET', '/api/%E0%A4%A');
    expect([400, 404]).toContain(answer.status);
    expect(answer.body).toMatchObject({ success: false });
    expect(server.logged.filter(({ level }) => level === 50)).toEqual([]);
  });
});

describe('the deep health check', () => {
  const check = async (server: TestServer) => {
    const { status, body } = await server.request('GET', '/api/health?deep=1');
    return { status, health: deepHealthSchema.strict().parse(body) };
  };

  test('writes to the database, reads the media folder, and says that all is well', async () => {
    const server = await startTestServer();
    expect(await check(server)).toEqual({
      status: 200,
      health: {
        status: 'ok',
        checks: {
          database: { ok: true, message: 'The database stores what it is given.' },
          media: { ok: true, message: 'The media folder can be read.' },
          disk: { ok: true, message: 'The disk has room.' },
        },
      },
    });
  });

  testOnSqlite('answers 503 with the part that fails, in words without paths, and logs it once', async () => {
    const server = await startTestServer();
    for (const file of readdirSync(server.config.dataDir)) rmSync(path.join(server.config.dataDir, file));
    rmSync(server.config.mediaDir, { recursive: true });
    const { status, health } = await check(server);
    expect(status).toBe(503);
    expect(health).toMatchObject({
      status: 'failing',
      checks: { database: { ok: false }, media: { ok: false }, disk: { ok: true } },
    });
    expect(JSON.stringify(health)).not.toMatch(/[/\\]|\bat /);
    await check(server);
    const failures = server.logged.filter((line) => line.level === 50 && 'check' in line);
    expect(failures.map((line) => line.check)).toEqual(['database', 'media']);
    expect((await server.request('GET', '/api/health')).status).toBe(200);
  });

  test('is one check for all who ask within some seconds, so that nobody wears the disk out', async () => {
    const server = await startTestServer();
    const check = vi.spyOn(server.database, 'check');
    await Promise.all(Array.from({ length: 20 }, () => server.request('GET', '/api/health?deep=1')));
    await server.request('GET', '/api/health?deep=1');
    expect(check).toHaveBeenCalledTimes(1);
  });
});
