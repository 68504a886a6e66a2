import type { RequestListener } from 'node:http';
import { expect, test, vi } from 'vitest';
import { useHttpServer } from '../../../../tests/support/use-http-server.ts';
import { connectServer } from './connect-server.ts';

const deps = {
  fetch: (address: string, init: RequestInit) => fetch(address, init),
  isOnline: () => true,
  version: '1.0.0',
};

const says =
  (body: unknown, status = 200): RequestListener =>
  (_request, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

const connect = (address: string) => connectServer({ address, allowInsecure: true }, deps);

test('the jeweler’s server is connected to by its origin alone', async () => {
  const asked: (string | undefined)[] = [];
  const origin = await useHttpServer((request, response) => {
    asked.push(request.url);
    says({ status: 'ok', name: 'jeweler', version: '1.7.2' })(request, response);
  });
  expect(await connect(`${origin}/admin/media`)).toEqual({ outcome: 'connected', origin });
  expect(asked).toEqual(['/api/health']);
});

test.each<[string, RequestListener]>([
  ['another program', says({ status: 'ok', name: 'printer', version: '1.0.0' })],
  ['a page', (_request, response) => response.end('<!doctype html><title>Hello</title>')],
  ['an error', says({ status: 'ok', name: 'jeweler', version: '1.0.0' }, 500)],
  ['another form of answer', says({ name: 'jeweler' })],
])('%s at that address is not our server', async (_, listener) => {
  const origin = await useHttpServer(listener);
  expect(await connect(origin)).toMatchObject({ outcome: 'failed', why: 'not-our-server', mayAllow: false });
});

test('a redirect is not followed', async () => {
  const followed = vi.fn();
  const other = await useHttpServer(followed);
  const origin = await useHttpServer((_request, response) =>
    response.writeHead(302, { location: `${other}/api/health` }).end(),
  );
  expect(await connect(origin)).toMatchObject({ why: 'not-our-server' });
  expect(followed).not.toHaveBeenCalled();
});

test('an answer without end is not read to its end', async () => {
  const origin = await useHttpServer((_request, response) => {
    const timer = setInterval(() => response.write('x'.repeat(10_000)), 1);
    response.on('close', () => clearInterval(timer));
  });
  expect(await connect(origin)).toMatchObject({ why: 'not-our-server' });
});

test('another version is told with both numbers', async () => {
  const origin = await useHttpServer(says({ status: 'ok', name: 'jeweler', version: '2.0.1' }));
  expect(await connect(origin)).toMatchObject({
    why: 'version',
    sentence:
      'The server has version 2.0.1 and this program is older (1.0.0): install the new version of this program.',
  });
});

test('nothing is sent to an address that is none, or that would not be encrypted', async () => {
  const asked = vi.fn();
  const quiet = { ...deps, fetch: asked };
  expect(await connectServer({ address: 'the shop', allowInsecure: false }, quiet)).toMatchObject({
    why: 'not-an-address',
    mayAllow: false,
  });
  expect(
    await connectServer({ address: 'http://shop.example.com', allowInsecure: true }, quiet),
  ).toMatchObject({
    why: 'insecure',
    mayAllow: false,
  });
  expect(await connectServer({ address: 'http://10.0.0.5', allowInsecure: false }, quiet)).toMatchObject({
    why: 'insecure',
    mayAllow: true,
    sentence: expect.stringContaining('10.0.0.5'),
  });
  expect(asked).not.toHaveBeenCalled();
});

test('a private server that cannot encrypt may be allowed, a public one not', async () => {
  const broken = { ...deps, fetch: async () => Promise.reject(new Error('net::ERR_SSL_PROTOCOL_ERROR')) };
  expect(await connectServer({ address: 'localhost:3000', allowInsecure: false }, broken)).toMatchObject({
    why: 'insecure',
    mayAllow: true,
  });
  expect(
    await connectServer({ address: 'https://localhost:3000', allowInsecure: false }, broken),
  ).toMatchObject({
    why: 'certificate',
    mayAllow: false,
  });
  expect(await connectServer({ address: 'shop.example.com', allowInsecure: false }, broken)).toMatchObject({
    why: 'certificate',
    mayAllow: false,
  });
});
