import * as api from '@jeweler/core/api';
import { expect, test } from 'vitest';
import { answerHeaders, toProxiedRequest } from './proxy-policy.ts';

const SERVER = 'https://shop.example.com:8443';

const forwarded = (
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: HeadersInit } = {},
) => toProxiedRequest({ url: `app://console${path}`, method, headers: new Headers(headers) }, SERVER);

test.each([
  ['GET', '/api/admin/media?rescan=1'],
  ['POST', '/api/admin/login'],
  ['GET', '/api/admin/events'],
  ['GET', '/api/health'],
  ['GET', '/api/staff/sign-in'],
  ['POST', '/api/admin/password-resets'],
  ['GET', '/media/films/ring%20at%20work.mp4'],
  ['HEAD', '/media/50%25%20off%3F.jpg'],
  ['GET', '/media/50%2525.jpg'],
  ['GET', '/images/320/products/ring.jpg?v=1'],
  ['POST', '/api/admin/uploads'],
  ['HEAD', '/api/admin/uploads/0c1d-2e'],
  ['PATCH', '/api/admin/uploads/0c1d-2e'],
  ['DELETE', '/api/admin/uploads/0c1d-2e'],
  ['POST', '/api/admin/uploads/0c1d-2e/decision'],
])('%s %s goes to the configured server', (method, path) => {
  expect(forwarded(path, { method })?.address).toBe(SERVER + path);
});

test.each([
  ['GET', '/api/products'],
  ['POST', '/api/contact'],
  ['GET', '/api/admin'],
  ['GET', '/api/administration/media'],
  ['GET', '/api/health/x'],
  ['POST', '/api/staff/a-token'],
  ['GET', '/admin/media'],
  ['GET', '/media/'],
  ['GET', '/media'],
  ['GET', '/'],
  ['POST', '/media/ring.jpg'],
  ['POST', '/api/health'],
  ['DELETE', '/api/admin/media'],
  ['PUT', '/api/admin/login'],
  ['PATCH', '/api/admin/login'],
  ['PATCH', '/api/admin/uploads/a/b'],
  ['DELETE', '/api/admin/uploads/..'],
  ['GET', '/api/admin/../contact'],
  ['GET', '/api/admin/%2e%2e/contact'],
  ['GET', '/media/..%2fapi%2fcontact'],
  ['GET', '/api/admin/%252e%252e%252fcontact'],
  ['GET', '/media/%2e%2e%2f%2e%2e%2fapi/contact'],
  ['GET', '/media/..\\..\\api\\contact'],
  ['GET', '/media/a%5c..%5cb.jpg'],
  ['GET', '/images/320/%00.jpg'],
  ['GET', '/media/%E0%A4%A.jpg'],
  ['GET', '//elsewhere.example/api/admin/media'],
  ['GET', '/\\elsewhere.example/api/admin/media'],
])('%s %s goes nowhere', (method, path) => {
  expect(forwarded(path, { method })).toBeUndefined();
});

test('the host is the configured one, whatever the request calls itself', () => {
  const request = { url: 'app://elsewhere.example/api/admin/media', method: 'GET', headers: new Headers() };
  expect(toProxiedRequest(request, SERVER)?.address).toBe(`${SERVER}/api/admin/media`);
  const signed = { ...request, url: 'app://user:word@console:99/api/admin/media#x' };
  expect(toProxiedRequest(signed, SERVER)?.address).toBe(`${SERVER}/api/admin/media`);
});

test('only known headers go out, and what the page says of itself is none of them', () => {
  const headers = {
    authorization: 'Bearer secret',
    accept: 'application/json',
    'content-type': 'application/json',
    range: 'bytes=0-1',
    cookie: 'a=1',
    origin: 'app://console',
    referer: 'app://console/admin',
    'x-forwarded-for': '10.0.0.1',
    host: 'elsewhere.example',
  };
  for (const path of ['/api/admin/media', '/media/ring.jpg', '/api/health']) {
    const sent = forwarded(path, { headers });
    expect([...(sent?.headers.keys() ?? [])]).toEqual(['accept', 'content-type', 'range']);
    expect(sent?.signedIn).toBe(path.startsWith('/api/admin/'));
  }
});

test('cookies, redirects and words about the connection do not come in', () => {
  const received = new Headers({
    'content-type': 'image/jpeg',
    'content-length': '12',
    'content-range': 'bytes 0-11/20',
    etag: '"1"',
    'set-cookie': 'a=1',
    location: 'https://elsewhere.example',
    connection: 'keep-alive',
    'transfer-encoding': 'chunked',
    'access-control-allow-origin': '*',
    'clear-site-data': '"*"',
  });
  expect(Object.fromEntries(answerHeaders(received))).toEqual({
    'content-length': '12',
    'content-range': 'bytes 0-11/20',
    'content-type': 'image/jpeg',
    etag: '"1"',
    'x-content-type-options': 'nosniff',
  });
});

test('an upload is continued from the server’s offset, and created on the server alone', () => {
  const sent = forwarded('/api/admin/uploads/a1', {
    method: 'PATCH',
    headers: {
      'tus-resumable': '1.0.0',
      'upload-offset': '70',
      'content-type': 'application/offset+octet-stream',
      'x-http-method-override': 'DELETE',
    },
  });
  expect(Object.fromEntries(sent?.headers ?? [])).toEqual({
    'content-type': 'application/offset+octet-stream',
    'tus-resumable': '1.0.0',
    'upload-offset': '70',
  });
  const created = {
    location: '/api/admin/uploads/a1',
    'upload-offset': '100',
    'upload-length': '100',
    'upload-outcome': 'stored',
    'upload-path': 'rings%2Focean.jpg',
  };
  expect(Object.fromEntries(answerHeaders(new Headers(created)))).toMatchObject(created);
  for (const location of [
    'https://elsewhere.example/api/admin/uploads/a1',
    '//api/admin/uploads/a1',
    '/admin',
  ])
    expect(answerHeaders(new Headers({ location })).has('location')).toBe(false);
});

test('an unpacked body does not bear the length of the packed one', () => {
  const received = new Headers({
    'content-encoding': 'br',
    'content-length': '12',
    'content-type': 'text/plain',
  });
  expect(Object.fromEntries(answerHeaders(received))).toEqual({
    'content-type': 'text/plain',
    'x-content-type-options': 'nosniff',
  });
});

test.each(['text/javascript', 'application/x-javascript; charset=utf-8', 'application/wasm'])(
  '%s of the server never runs in the page',
  (type) => {
    expect(answerHeaders(new Headers({ 'content-type': type })).get('content-type')).toBe(
      'application/octet-stream',
    );
  },
);

test('no call of staff is cut off long before the page’s own limit', async () => {
  const cutOff: string[] = [];
  const lengths = new Set<number>();
  const client = async (path: string, { method, timeout = 30_000 }: { method: string; timeout?: number }) => {
    const { timeoutMs = Number.POSITIVE_INFINITY } = forwarded(`/${path}`, { method }) ?? {};
    lengths.add(timeout);
    if (timeoutMs < timeout - 5_000) cutOff.push(`${method} ${path}`);
    return Response.json({});
  };
  for (const call of Object.values(api) as ((...given: unknown[]) => unknown)[])
    await Promise.resolve()
      .then(() => call(client, '1', '2', {}))
      .catch(() => undefined); // Not a call, or not given what it sends: the fake answers nothing that counts.
  expect([...lengths].sort()).toEqual([120_000, 30_000, 300_000]);
  expect(cutOff).toEqual([]);
});
