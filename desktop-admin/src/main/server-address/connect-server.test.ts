import type { RequestListener } from 'node:http';
import { expect, test, vi } from 'vitest';
import { useHttpServer } from '../../../../tests/support/use-http-server.ts';
import { connectServer } from './connect-server.ts';

const deps = {
  // As Electron does where a redirect must not be followed.
  fetch: async (address: string, init: RequestInit) => {
    const response = await fetch(address, init);
    if (response.status >= 300 && response.status < 400) throw new Error('Redirect was cancelled');
    return response;
  },
  findRedirect: async (address: string) => {
    const { headers } = await fetch(address, { redirect: 'manual' });
    return headers.get('location') ?? undefined;
  },
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
  ['another form of answer', says({ name: 'jeweler' })],
])('%s at that address is not our server', async (_, listener) => {
  const origin = await useHttpServer(listener);
  expect(await connect(origin)).toMatchObject({ outcome: 'failed', why: 'not-our-server', mayAllow: false });
});

test.each([500, 502, 503, 429])('a server that answers %i is there, and busy', async (status) => {
  const origin = await useHttpServer(says({ status: 'ok', name: 'jeweler', version: '1.0.0' }, status));
  expect(await connect(origin)).toMatchObject({
    why: 'busy',
    sentence: expect.stringContaining('there but busy'),
  });
});

test.each([407, 511])('a network that answers %i wants a sign-in of its own', async (status) => {
  const network = { ...deps, fetch: async () => new Response('Sign in', { status }) };
  expect(await connectServer({ address: 'shop.example.com', allowInsecure: false }, network)).toMatchObject({
    why: 'proxy',
  });
});

const ours = says({ status: 'ok', name: 'jeweler', version: '1.0.0' });
const redirectTo =
  (location: string): RequestListener =>
  (_request, response) =>
    response.writeHead(301, { location }).end();

test('where a redirect leads to the shop’s server, it is asked about; nothing of the person is sent there', async () => {
  const seen: unknown[] = [];
  const other = await useHttpServer((request, response) => {
    seen.push([request.url, request.headers.authorization, request.headers.cookie]);
    ours(request, response);
  });
  const origin = await useHttpServer(redirectTo(`${other}/api/health`));
  expect(await connect(origin)).toEqual({
    outcome: 'failed',
    why: 'moved',
    sentence: `The shop’s server is at ${new URL(other).host}: connect to that one?`,
    movedTo: other,
    mayAllow: false,
  });
  expect(seen).toEqual([['/api/health', undefined, undefined]]);
});

test('a redirect to a server in trouble is told of that one, and one in a circle is no server', async () => {
  const busy = await useHttpServer(says({}, 502));
  expect(await connect(await useHttpServer(redirectTo(`${busy}/api/health`)))).toMatchObject({
    why: 'busy',
    sentence: expect.stringContaining(new URL(busy).host),
  });
  const circle = {
    ...deps,
    fetch: async () => Promise.reject(new Error('Redirect was cancelled')),
    findRedirect: async (address: string) => address.replace('://', '://a.'),
  };
  expect(await connectServer({ address: 'shop.example.com', allowInsecure: false }, circle)).toMatchObject({
    why: 'not-our-server',
  });
});

test('a redirect to anything else is not our server', async () => {
  const other = await useHttpServer((_request, response) =>
    response.end('<!doctype html><title>Sign in</title>'),
  );
  const origin = await useHttpServer(redirectTo(other));
  expect(await connect(origin)).toMatchObject({ why: 'not-our-server' });
});

/** The server at `other`, to which `asked` redirects. */
const redirecting = (asked: string, other: string) => ({
  ...deps,
  fetch: async (address: string) => {
    if (address.startsWith(`${asked}/`)) throw new Error('Redirect was cancelled');
    return Response.json({ status: 'ok', name: 'jeweler', version: '1.0.0' });
  },
  findRedirect: async () => `${other}/api/health`,
});

test.each([
  ['orenvale.com', 'https://www.orenvale.com', 'connected'],
  ['www.orenvale.com/admin', 'https://orenvale.com', 'connected'],
  ['http://shop.lan', 'https://shop.lan', 'connected'],
  ['orenvale.com', 'https://shop.orenvale.com', 'moved'],
  ['orenvale.com', 'https://www.orenvale.com:8443', 'moved'],
  ['orenvale.com', 'http://www.orenvale.com', 'not-our-server'],
])('%s that redirects to %s: %s', async (address, other, expected) => {
  const typed = new URL(address.startsWith('http') ? address : `https://${address}`).origin;
  const { outcome, ...result } = await connectServer(
    { address, allowInsecure: true },
    redirecting(typed, other),
  );
  expect('why' in result ? result.why : outcome).toBe(expected);
  if (outcome === 'connected') expect(result).toEqual({ origin: other });
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

test.each(['CONNECTION_REFUSED', 'CONNECTION_TIMED_OUT'])(
  'a private server may speak plain http alone: with %s it may be allowed, a public one not',
  async (code) => {
    const closed = { ...deps, fetch: async () => Promise.reject(new Error(`net::ERR_${code}`)) };
    expect(await connectServer({ address: 'shop.lan', allowInsecure: false }, closed)).toMatchObject({
      why: code === 'CONNECTION_REFUSED' ? 'refused' : 'no-answer',
      sentence: expect.stringMatching(/shop\.lan .*allow an unencrypted connection below\.$/),
      mayAllow: true,
    });
    for (const [address, allowInsecure] of [
      ['https://shop.lan', false],
      ['shop.lan', true],
      ['shop.example.com', false],
    ] as const)
      expect(await connectServer({ address, allowInsecure }, closed)).toMatchObject({ mayAllow: false });
  },
);

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
