import { once } from 'node:events';
import { connect } from 'node:net';
import { permissions } from '@jeweler/core/schemas';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { openShopDatabase } from '../../../server/src/database/open-shop-database.ts';
import { EventStream } from '../../../server/src/http/event-stream.ts';
import { AdminEvents } from '../../../server/src/portal/admin-events.ts';
import { expectRefusal } from '../../support/refusal.ts';
import { signIn } from '../../support/sign-in.ts';
import { contactMessage } from '../../support/submission-builders.ts';
import { testAdmin } from '../../support/test-admin.ts';
import { TEST_NOW } from '../../support/test-server.ts';
import { readEvents } from './event-reader.ts';
import { startLibrary } from './library.ts';

const HOUR = 3_600_000;

afterEach(() => void vi.restoreAllMocks());

describe('GET /api/admin/events', () => {
  test('says first where the index stands', async () => {
    const library = await startLibrary(['a.jpg']);
    const { revision } = await library.list();
    const events = await readEvents(library.server.url, library.token);
    await expect.poll(() => events.revisions('media')).toEqual([revision]);
  });

  test('says where catalogue and submissions stand, and each new submission, whichever process stores it', async () => {
    const library = await startLibrary([]);
    const { server, token } = library;
    const events = await readEvents(server.url, token);
    await expect.poll(() => events.revisions('catalogue')).toEqual([String(server.catalogue.version)]);
    await expect.poll(() => events.revisions('submission')).toHaveLength(1);

    await server.post('/api/contact', contactMessage());
    await expect.poll(() => events.revisions('submission')).toHaveLength(2);

    const other = await openShopDatabase(server.config);
    onTestFinished(() => other.close());
    await other.writes.run((trx) => trx.updateTable('submissions').set({ status: 'spam' }).execute());
    await expect.poll(() => events.revisions('submission')).toHaveLength(3);
    expect(new Set(events.revisions('submission')).size).toBe(3);

    const late = await readEvents(server.url, token);
    await expect.poll(() => late.revisions('submission')).toEqual(events.revisions('submission').slice(-1));
  });

  test('tells each change by another revision; the last one is the list’s', async () => {
    const library = await startLibrary([]);
    const events = await readEvents(library.server.url, library.token);
    for (const name of ['a.jpg', 'b.jpg', 'c.jpg']) {
      library.put(name);
      await expect.poll(library.paths).toContain(name);
    }
    await expect.poll(() => events.revisions('media')).toHaveLength(4);
    expect(new Set(events.revisions('media')).size).toBe(4);
    expect((await library.list()).revision).toBe(events.revisions('media').at(-1));
  });

  test('tells each of two, and ends when its session is signed out, and no other', async () => {
    const library = await startLibrary([]);
    const other = await signIn(library.server);
    const [mine, theirs] = [
      await readEvents(library.server.url, library.token),
      await readEvents(library.server.url, other),
    ];
    let isOtherOver = false;
    const note = () => {
      isOtherOver = true;
    };
    theirs.ended.then(note, note);
    library.put('a.jpg');
    for (const each of [mine, theirs]) await expect.poll(() => each.revisions('media')).toHaveLength(2);
    await library.server.post('/api/admin/logout', {}, { authorization: `Bearer ${library.token}` });
    await mine.ended;
    library.put('b.jpg');
    await expect.poll(() => theirs.revisions('media')).toHaveLength(3);
    expect(isOtherOver).toBe(false);
  });

  test('ends when its session expires', async () => {
    const library = await startLibrary([], { sessionHours: 1 });
    const join = vi.spyOn(AdminEvents.prototype, 'join');
    const events = await readEvents(library.server.url, library.token);
    const heartbeat = () => (join.mock.contexts[0] as AdminEvents).sendHeartbeat();
    library.server.time.now = new Date(TEST_NOW.getTime() + HOUR - 1);
    await heartbeat();
    await expect.poll(() => events.comments).toHaveLength(1);
    library.server.time.now = new Date(TEST_NOW.getTime() + HOUR);
    await heartbeat();
    await events.ended;
  });

  test('refuses more streams than one person has tabs, and takes them again when some are closed', async () => {
    const library = await startLibrary([]);
    const open = () => readEvents(library.server.url, library.token);
    const streams = await Promise.all(Array.from({ length: 20 }, open));
    const refused = await library.get('/api/admin/events');
    expectRefusal(refused, 429, 'rate_limited');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const other = await signIn(library.server);
    await readEvents(library.server.url, other);

    streams[0]?.close();
    await expect
      .poll(
        async () =>
          (
            await library.server.request('HEAD', '/api/admin/events', {
              headers: { authorization: `Bearer ${library.token}` },
            })
          ).status,
      )
      .toBe(200);
  });

  test('ends at once when the server stops', async () => {
    const library = await startLibrary([]);
    const events = await readEvents(library.server.url, library.token);
    // What has not ended after ten seconds is cut off.
    vi.spyOn(library.server.http, 'closeAllConnections').mockReturnValue();
    await Promise.all([library.server.close(), events.ended]);
  });

  test('does not hold what a reader who has stopped reading will never fetch', async () => {
    const library = await startLibrary([]);
    const socket = connect(Number(new URL(library.server.url).port), '127.0.0.1');
    await once(socket, 'connect');
    socket.write(
      `GET /api/admin/events HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${library.token}\r\n\r\n`,
    );
    await once(socket, 'readable');
    // Never read: what exceeds the system's own buffers stays in the server's memory.
    const send = vi.spyOn(EventStream.prototype, 'send');
    library.put('a.jpg');
    await expect.poll(() => send.mock.contexts.length).toBeGreaterThan(0);
    const stream = send.mock.contexts[0] as EventStream;
    send.mockRestore();
    for (let megabyte = 0; megabyte < 40; megabyte += 1) stream.send('x'.repeat(1024 * 1024));
    socket.resume();
    await once(socket, 'close');
  });
});

test('GET /api/admin/session tells whose session it is, when it ends, and where the site is to the public', async () => {
  const siteUrl = 'https://shop.example';
  const library = await startLibrary([], { sessionHours: 2, siteUrl });
  const { body, headers } = await library.get('/api/admin/session');
  expect(body).toEqual({
    username: testAdmin.username,
    role: 'owner',
    permissions: Object.keys(permissions),
    removed: [],
    secondFactor: { since: null, codesLeft: 0, from: null, isDemanded: false },
    expiresAt: new Date(TEST_NOW.getTime() + 2 * HOUR).toISOString(),
    publicOrigin: siteUrl,
  });
  expect(headers.get('cache-control')).toBe('no-store');
  expect(Number.isNaN(Date.parse(headers.get('date') ?? ''))).toBe(false);
});

test('a token is taken from the header only, and stands in no line of the log', async () => {
  const library = await startLibrary(['a.jpg'], { logLevel: 'debug' });
  const { token, server } = library;
  for (const path of ['media', 'media?rescan=1', 'media/usage', 'dashboard', 'session']) {
    expect((await library.get(`/api/admin/${path}`)).status).toBe(200);
  }
  (await readEvents(server.url, token)).close();
  for (const query of [`token=${token}`, `access_token=${token}`, `authorization=Bearer%20${token}`]) {
    expectRefusal(await server.request('GET', `/api/admin/media?${query}`), 401, 'unauthorized');
  }
  expectRefusal(
    await server.request('GET', '/api/admin/media', { headers: { cookie: `adminToken=${token}` } }),
    401,
    'unauthorized',
  );
  await server.post('/api/admin/logout', {}, { authorization: `Bearer ${token}` });
  expect(server.logged.length).toBeGreaterThan(8);
  expect(JSON.stringify(server.logged)).not.toContain(token);
});
