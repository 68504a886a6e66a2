import { expect, test, vi } from 'vitest';
import { useHttpServer } from '../../../../tests/support/use-http-server.ts';
import { createForward } from './forward.ts';

const forwardTo = (server: string | undefined) =>
  createForward({ fetch: (address, init) => fetch(address, init), server: () => server });

const request = (path: string, init?: RequestInit) => new Request(`app://console${path}`, init);

test('a call goes out with its body and token and comes back with status and content', async () => {
  const origin = await useHttpServer(async (incoming, response) => {
    let body = '';
    for await (const part of incoming) body += part;
    const said = { method: incoming.method, token: incoming.headers.authorization, body };
    response.writeHead(201, { 'content-type': 'application/json' }).end(JSON.stringify(said));
  });
  const answer = await forwardTo(origin)(
    request('/api/admin/login', {
      method: 'POST',
      headers: { authorization: 'Bearer t', 'content-type': 'application/json' },
      body: '{"username":"a"}',
    }),
  );
  expect(answer.status).toBe(201);
  expect(await answer.json()).toEqual({ method: 'POST', token: 'Bearer t', body: '{"username":"a"}' });
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
  await vi.waitFor(() => expect(ended).toHaveBeenCalledOnce());
});

test('a redirect is a network error and reaches no other origin with the token', async () => {
  const followed = vi.fn();
  const elsewhere = await useHttpServer(followed);
  const origin = await useHttpServer((_incoming, response) =>
    response.writeHead(307, { location: `${elsewhere}/api/admin/media` }).end(),
  );
  const answer = await forwardTo(origin)(
    request('/api/admin/media', { headers: { authorization: 'Bearer t' } }),
  );
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
