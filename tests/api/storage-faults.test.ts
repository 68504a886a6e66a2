import { copyFileSync, renameSync, rmSync } from 'node:fs';
import Sqlite from 'better-sqlite3';
import { sql } from 'kysely';
import { describe, expect, inject, test, vi } from 'vitest';
import { databaseFile } from '../../server/src/database/lock.ts';
import { expectRefusal } from '../support/refusal.ts';
import { contactMessage } from '../support/submission-builders.ts';
import { testAdmin } from '../support/test-admin.ts';
import { startTestServer, storedSubmissions, type TestServer } from '../support/test-server.ts';

/** Of the connection that writes. */
const pragma = (server: TestServer, text: string) =>
  server.database.writes.run((trx) => sql.raw(`pragma ${text}`).execute(trx));

/** Prevents the database file from growing, which has the same effect on SQLite as a full disk. */
const fillDisk = async (server: TestServer) => {
  await pragma(server, 'max_page_count = 1');
  const long = contactMessage({ message: 'x'.repeat(9000) });
  // The existing pages may still have room for some messages.
  for (let tries = 0; tries < 50; tries += 1) {
    const answer = await server.post('/api/contact', long);
    if (answer.status !== 201) return answer;
  }
  throw new Error('The database never became full.');
};

/** Every write fails as it does in a file that may only be read; returns what ends that. */
const refuseWrites = (server: TestServer): (() => void) => {
  const native = new Sqlite(databaseFile(server.config.dataDir), { readonly: true });
  let refusal: unknown;
  try {
    native.exec('delete from submissions');
  } catch (error) {
    refusal = error;
  } finally {
    native.close();
  }
  const spy = vi.spyOn(server.database.writes, 'run').mockRejectedValue(refusal);
  return () => spy.mockRestore();
};

const errors = (server: TestServer) => server.logged.filter(({ level }) => Number(level) >= 50);

describe('a full disk', () => {
  test('refuses with 500, says what to do in one log line, and ends by itself', async () => {
    const server = await startTestServer();
    const refusal = expectRefusal(await fillDisk(server), 500, 'internal');
    expect(refusal.message).toBe('Something went wrong on our side. Please try again later.');
    expect(errors(server)).toEqual([
      expect.objectContaining({
        code: 'SQLITE_FULL',
        method: 'POST',
        path: '/api/contact',
        msg: 'The disk with DATA_DIR is full: free some space. Until then requests fail with 500.',
      }),
    ]);
    expect((await server.request('GET', '/api/health')).status).toBe(200);

    await pragma(server, 'max_page_count = 1000000');
    expect((await server.post('/api/contact', contactMessage())).status).toBe(201);
    expect((await storedSubmissions(server.database)).at(-1)).toMatchObject({ details: contactMessage() });
  });

  test('tells staff so when they sign in', async () => {
    const server = await startTestServer();
    await fillDisk(server);
    // The existing pages may have room for some sessions.
    const signIn = () => server.post('/api/admin/login', testAdmin);
    let answer = await signIn();
    for (let tries = 0; answer.status === 200 && tries < 100; tries += 1) answer = await signIn();
    expect(expectRefusal(answer, 507, 'internal').message).toBe(
      'The server’s disk is full, and nothing can be stored. Free some space on it, or tell whoever runs the server.',
    );
  });

  test('keeps exactly what it acknowledged of writes that arrive together', async () => {
    const server = await startTestServer();
    await pragma(server, 'max_page_count = 1');
    const sent = Array.from({ length: 60 }, (_, index) =>
      contactMessage({ name: `Visitor ${index}`, message: 'x'.repeat(3000) }),
    );
    const answers = await Promise.all(sent.map((message) => server.post('/api/contact', message)));
    const acknowledged = sent.filter((_, index) => answers[index]?.status === 201).map(({ name }) => name);
    const refused = answers.filter(({ status }) => status === 500).length;
    expect(acknowledged.length + refused).toBe(60);
    expect(refused).toBeGreaterThan(0);
    const stored = (await storedSubmissions(server.database)).map(({ name }) => name);
    expect(stored.toSorted()).toEqual(acknowledged.toSorted());
  });
});

test('a read-only database refuses writes with 500 and one log line, lets reads pass, and ends by itself', async () => {
  const server = await startTestServer();
  const stop = refuseWrites(server);
  expectRefusal(await server.post('/api/contact', contactMessage()), 500, 'internal');
  expectRefusal(await server.post('/api/admin/login', testAdmin), 500, 'internal');
  expect(errors(server).map(({ code }) => code)).toEqual(['SQLITE_READONLY', 'SQLITE_READONLY']);
  expectRefusal(
    await server.request('GET', '/api/admin/nothing', { headers: { authorization: 'Bearer x' } }),
    401,
    'unauthorized',
  );

  stop();
  expect((await server.post('/api/contact', contactMessage())).status).toBe(201);
});

// Windows does not allow a file to be deleted or replaced while a process has it open.
const onPosix = process.platform !== 'win32';

describe.runIf(onPosix)('a database whose file is deleted or replaced under the server', () => {
  const replace = (server: TestServer, how: 'deleted' | 'replaced' | 'without its log') => {
    const file = databaseFile(server.config.dataDir);
    if (how === 'deleted') rmSync(file);
    else if (how === 'without its log') rmSync(`${file}-wal`);
    else {
      copyFileSync(inject('baseDatabase'), `${file}.other`);
      renameSync(`${file}.other`, file);
    }
  };

  test.each(['deleted', 'replaced', 'without its log'] as const)(
    '%s: it says so, and what to do, when asked for its health',
    async (how) => {
      const server = await startTestServer();
      expect((await server.post('/api/contact', contactMessage())).status).toBe(201);
      expect(await server.database.check()).toEqual({
        ok: true,
        message: 'The database stores what it is given.',
      });
      replace(server, how);
      expect(await server.database.check()).toEqual({
        ok: false,
        message: expect.stringMatching(
          /^The database in DATA_DIR was deleted or replaced .+ start it again\.$/,
        ),
      });
    },
  );

  test('moved away and back is as it was', async () => {
    const server = await startTestServer();
    const file = databaseFile(server.config.dataDir);
    renameSync(file, `${file}.away`);
    expect(await server.database.check()).toMatchObject({ ok: false });
    renameSync(`${file}.away`, file);
    expect(await server.database.check()).toMatchObject({ ok: true });
    expect((await server.post('/api/contact', contactMessage())).status).toBe(201);
  });
});

test('a fault nobody planned for is a 500 without details, logged once with its stack', async () => {
  const server = await startTestServer();
  await server.database.query.schema.dropTable('submissions').execute();
  const answer = await server.post('/api/contact', contactMessage());
  expectRefusal(answer, 500, 'internal');
  expect(JSON.stringify(answer.body)).not.toMatch(/submissions|sqlite|table/i);
  expect(errors(server)).toEqual([
    expect.objectContaining({ err: expect.objectContaining({ stack: expect.stringContaining('at ') }) }),
  ]);
});
