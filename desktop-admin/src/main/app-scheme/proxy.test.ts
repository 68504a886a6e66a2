import type { AdminSession } from '@jeweler/core/schemas';
import { expect, test, vi } from 'vitest';
import { todayAnswer } from '../../../../tests/support/today-answer.ts';
import { useHttpServer } from '../../../../tests/support/use-http-server.ts';
import { createProxy } from './proxy.ts';

const EXPIRES = '2026-11-22T00:00:00.000Z';

/** A session for which the page has the handle `h`, and a forward function that uses it. */
const setUp = (server: string | undefined, timeoutMs?: number) => {
  const session = {
    forWindow: () => undefined,
    getToken: vi.fn((handle: string): string | undefined => (handle === 'h' ? 'secret' : undefined)),
    open: vi.fn(({ expiresAt }: AdminSession) => ({ token: 'h', expiresAt })),
    end: vi.fn(),
    takeToken: vi.fn((handle: string): string | undefined => (handle === 'h' ? 'secret' : undefined)),
  };
  const learnAdmin = vi.fn();
  const keepToday = vi.fn();
  const onUnlock = vi.fn();
  const onStream = vi.fn();
  const forward = createProxy({
    fetch: (address, init) => fetch(address, init),
    server: () => server,
    session,
    learnAdmin,
    keepToday,
    onUnlock,
    onStream,
    ...(timeoutMs === undefined ? {} : { timeoutMs }),
  });
  return { forward, session, learnAdmin, keepToday, onUnlock, onStream };
};
const forwardTo = (server: string | undefined) => setUp(server).forward;

const request = (path: string, init?: RequestInit) => new Request(`app://console${path}`, init);
const signedIn = { headers: { authorization: 'Bearer h' } };

/** A server that responds with JSON, and the requests it received. */
const jsonServer = async (status: number, content: unknown) => {
  const asked: (string | undefined)[] = [];
  const origin = await useHttpServer((incoming, response) => {
    asked.push(incoming.headers.authorization);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(content));
  });
  return { origin, asked };
};

test('a call goes out with its body and the token behind the page’s handle, and comes back with status and content', async () => {
  const origin = await useHttpServer(async (incoming, response) => {
    let body = '';
    for await (const part of incoming) body += part;
    const said = { method: incoming.method, bearer: incoming.headers.authorization, body };
    response.writeHead(201, { 'content-type': 'application/json' }).end(JSON.stringify(said));
  });
  const answer = await forwardTo(origin)(
    request('/api/admin/login', {
      method: 'POST',
      headers: { authorization: 'Bearer h', 'content-type': 'application/json' },
      body: '{"username":"a"}',
    }),
  );
  expect(answer.status).toBe(201);
  expect(await answer.json()).toEqual({ method: 'POST', bearer: 'Bearer secret', body: '{"username":"a"}' });
});

test('a part of an upload goes out while it comes in, and the server’s offset comes back', async () => {
  const received: number[] = [];
  const origin = await useHttpServer(async (incoming, response) => {
    let length = 0;
    for await (const part of incoming) {
      if (length === 0) received.push(part.length);
      length += part.length;
    }
    response.writeHead(204, { 'upload-offset': String(length), 'tus-resumable': '1.0.0' }).end();
  });
  const source = new TransformStream<Uint8Array, Uint8Array>();
  const writer = source.writable.getWriter();
  const answer = forwardTo(origin)(
    request('/api/admin/uploads/a1', {
      ...signedIn,
      method: 'PATCH',
      body: source.readable,
      duplex: 'half',
    } as RequestInit),
  );
  await writer.write(new Uint8Array(10));
  await expect.poll(() => received).toEqual([10]);
  await writer.write(new Uint8Array(20));
  await writer.close();
  const { status, headers } = await answer;
  expect([status, headers.get('upload-offset'), headers.get('tus-resumable')]).toEqual([204, '30', '1.0.0']);
});

test('part of a film comes as part of a film', async () => {
  const origin = await useHttpServer((incoming, response) =>
    response
      .writeHead(206, { 'content-type': 'video/mp4', 'content-range': 'bytes 2-3/10' })
      .end(incoming.headers.range),
  );
  const answer = await forwardTo(origin)(request('/media/film.mp4', { headers: { range: 'bytes=2-3' } }));
  expect(answer.status).toBe(206);
  expect(answer.headers.get('content-range')).toBe('bytes 2-3/10');
  expect(await answer.text()).toBe('bytes=2-3');
});

test('events arrive one by one, and letting go of them ends the request', async () => {
  const ended = vi.fn();
  const origin = await useHttpServer((_incoming, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: 1\n\n');
    response.on('close', ended);
  });
  const answer = await forwardTo(origin)(request('/api/admin/events'));
  const reader = answer.body?.getReader();
  const first = await reader?.read();
  expect(new TextDecoder().decode(first?.value)).toBe('data: 1\n\n');
  expect(ended).not.toHaveBeenCalled();
  await reader?.cancel();
  await expect.poll(() => ended).toHaveBeenCalledOnce();
});

test('a redirect is a network error and reaches no other origin with the token', async () => {
  const followed = vi.fn();
  const elsewhere = await useHttpServer(followed);
  const origin = await useHttpServer((_incoming, response) =>
    response.writeHead(307, { location: `${elsewhere}/api/admin/media` }).end(),
  );
  const answer = await forwardTo(origin)(request('/api/admin/media', signedIn));
  expect(answer.type).toBe('error');
  expect(followed).not.toHaveBeenCalled();
});

test('an unchanged picture stays unchanged', async () => {
  const origin = await useHttpServer((_incoming, response) => response.writeHead(304, { etag: '"1"' }).end());
  const answer = await forwardTo(origin)(
    request('/images/320/a.jpg', { headers: { 'if-none-match': '"1"' } }),
  );
  expect([answer.status, answer.headers.get('etag')]).toEqual([304, '"1"']);
});

test('a server that cannot be reached is a network error, as in a browser', async () => {
  const origin = await useHttpServer((incoming) => incoming.socket.destroy());
  expect((await forwardTo(origin)(request('/api/health'))).type).toBe('error');
});

test('without a server, and where nothing may go, the page is refused', async () => {
  expect((await forwardTo(undefined)(request('/api/health'))).status).toBe(503);
  const asked = vi.fn();
  const origin = await useHttpServer(asked);
  expect((await forwardTo(origin)(request('/api/products'))).status).toBe(404);
  expect(asked).not.toHaveBeenCalled();
});

test('a token that the server gives out stays here; the page gets a handle', async () => {
  const { origin } = await jsonServer(200, { token: 'secret', expiresAt: EXPIRES, message: 'Welcome' });
  const { forward, session } = setUp(origin);
  const answer = await forward(request('/api/admin/login', { method: 'POST', body: '{}' }));
  expect(await answer.text()).toBe(JSON.stringify({ token: 'h', expiresAt: EXPIRES, message: 'Welcome' }));
  expect(session.open).toHaveBeenCalledExactlyOnceWith({ token: 'secret', expiresAt: EXPIRES }, origin);
});

test('a token in another form than SPEC’s does not reach the page either', async () => {
  const { origin } = await jsonServer(200, { token: 'secret' });
  const { forward, session } = setUp(origin);
  const answer = await forward(request('/api/admin/login', { method: 'POST', body: '{}' }));
  expect(answer.type).toBe('error');
  expect(session.open).not.toHaveBeenCalled();
});

test.each([
  ['POST', 'unlock', {}],
  ['GET', 'session', { username: 'maria', expiresAt: EXPIRES, publicOrigin: 'https://a.example' }],
])('the answer to %s %s is for nobody if the session has ended meanwhile', async (method, path, content) => {
  const { origin } = await jsonServer(200, content);
  const { forward, session, learnAdmin, onUnlock } = setUp(origin);
  session.getToken.mockReturnValueOnce('secret').mockReturnValue(undefined);
  await forward(request(`/api/admin/${path}`, { ...signedIn, method }));
  for (const told of [learnAdmin, onUnlock]) expect(told).not.toHaveBeenCalled();
});

test('a refused sign-in comes as the server has said it', async () => {
  const { origin } = await jsonServer(401, { message: 'Invalid credentials' });
  const { forward, session } = setUp(origin);
  const answer = await forward(request('/api/admin/login', { method: 'POST', body: '{}' }));
  expect([answer.status, await answer.json()]).toEqual([401, { message: 'Invalid credentials' }]);
  expect(session.end).not.toHaveBeenCalled();
});

test('signing out ends the session here, also when the server cannot be reached', async () => {
  const { origin, asked } = await jsonServer(200, {});
  for (const server of [origin, 'http://127.0.0.1:1']) {
    const { forward, session } = setUp(server);
    await forward(request('/api/admin/logout', { method: 'POST', ...signedIn }));
    expect(session.takeToken).toHaveBeenCalledExactlyOnceWith('h');
  }
  expect(asked).toEqual(['Bearer secret']);
});

test('a refusal ends the session that was refused; for an earlier one the server is not asked', async () => {
  const { origin, asked } = await jsonServer(401, {});
  const { forward, session } = setUp(origin);
  expect((await forward(request('/api/admin/media', signedIn))).status).toBe(401);
  expect(session.end).toHaveBeenCalledExactlyOnceWith('h');
  const earlier = { headers: { authorization: 'Bearer earlier' } };
  expect((await forward(request('/api/admin/media', earlier))).status).toBe(401);
  expect(asked).toHaveLength(1);
});

test('what the server calls its public origin is learned from its own answer', async () => {
  const admin = { username: 'maria', expiresAt: EXPIRES, publicOrigin: 'https://shop.example.com' };
  const { origin } = await jsonServer(200, admin);
  const { forward, learnAdmin } = setUp(origin);
  const answer = await forward(request('/api/admin/session', signedIn));
  expect(await answer.json()).toEqual(admin);
  expect(learnAdmin).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ publicOrigin: 'https://shop.example.com' }),
  );
});

test('a server that does not begin to answer in time is 504, and the request ends', async () => {
  const ended = vi.fn();
  const origin = await useHttpServer((incoming) => incoming.on('close', ended));
  const answer = await setUp(origin, 50).forward(request('/api/admin/dashboard', signedIn));
  expect([answer.status, await answer.json()]).toMatchObject([504, { success: false }]);
  await expect.poll(() => ended).toHaveBeenCalledOnce();
});

test('the timeout is for the beginning: what has begun may take longer', async () => {
  const origin = await useHttpServer((_incoming, response) => {
    response.writeHead(200, { 'content-type': 'video/mp4' }).write('one ');
    setTimeout(() => response.end('two'), 200);
  });
  const answer = await setUp(origin, 100).forward(request('/media/film.mp4'));
  expect(await answer.text()).toBe('one two');
});

test.each([
  ['accepts the password', 'POST', 204, 1],
  ['refuses it', 'POST', 400, 0],
  ['was asked for something else', 'GET', 204, 0],
])('main hears of the lock’s password when the server %s', async (_what, method, status, times) => {
  const origin = await useHttpServer((_incoming, response) => response.writeHead(status).end());
  const { forward, onUnlock } = setUp(origin);
  await forward(request('/api/admin/unlock', { ...signedIn, method }));
  // Without a session, the server has not checked any password.
  await forward(request('/api/admin/unlock', { method }));
  expect(onUnlock).toHaveBeenCalledTimes(times);
});

test('the answer about today is kept on its way, for the session that it belongs to', async () => {
  const { origin } = await jsonServer(200, todayAnswer());
  const { forward, session, keepToday } = setUp(origin);
  expect(await (await forward(request('/api/admin/today', signedIn))).json()).toEqual(todayAnswer());
  expect(keepToday).toHaveBeenCalledExactlyOnceWith(todayAnswer());

  session.getToken.mockReturnValueOnce('secret').mockReturnValue(undefined);
  await forward(request('/api/admin/today', signedIn));
  await forward(request('/api/admin/today'));
  expect(keepToday).toHaveBeenCalledTimes(1);
});

test('another answer to the question about today is passed on and not kept', async () => {
  const { origin } = await jsonServer(500, todayAnswer());
  const { forward, keepToday } = setUp(origin);
  const answer = await forward(request('/api/admin/today', signedIn));
  expect([answer.status, await answer.json()]).toEqual([500, todayAnswer()]);
  expect(keepToday).not.toHaveBeenCalled();
});

test('the event stream tells that the server has gone or come back; other calls do not', async () => {
  const { origin } = await jsonServer(200, {});
  const { forward, onStream } = setUp(origin);
  await forward(request('/api/admin/today', signedIn));
  expect(onStream).not.toHaveBeenCalled();
  await forward(request('/api/admin/events', signedIn));
  expect(onStream).toHaveBeenCalledOnce();
  const lost = setUp('http://127.0.0.1:1');
  await lost.forward(request('/api/admin/events', signedIn));
  expect(lost.onStream).toHaveBeenCalledOnce();
});
