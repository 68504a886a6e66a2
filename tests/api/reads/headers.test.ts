import { describe, expect, test } from 'vitest';
import { resources, startWholeServer } from './whole-server.ts';

/** Every kind of response, with its path. */
const answers = {
  ...resources,
  'answer of the API': '/api/health',
  'error of the API': '/api/nothing',
  'unknown page': '/no-such-page',
  'page that cannot be rendered': '/throw',
  'unknown file': '/media/gone.jpg',
  redirect: '/Contact/',
  'staff portal': '/admin',
  'site map': '/sitemap.xml',
} as const;

const COMMON = [
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];
/** Pictures may be embedded by other sites. */
const SHARED = new Set(['image variant', 'original']);

const getPolicy = (headers: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(COMMON.map((name) => [name, headers[name]]));

describe.each([
  ['https://shop.example', 'max-age=31536000; includeSubDomains'],
  ['http://localhost:3000', undefined],
])('with the site at %s', (siteUrl, transport) => {
  test('every answer carries the same security headers', async () => {
    const { ask } = await startWholeServer({ siteUrl });
    const expected = getPolicy((await ask(answers.page)).headers);
    expect(expected).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
    expect(expected['strict-transport-security']).toBe(transport);
    for (const [kind, target] of Object.entries(answers)) {
      const { headers } = await ask(target);
      const sharing = SHARED.has(kind) ? { 'cross-origin-resource-policy': 'cross-origin' } : {};
      expect([kind, getPolicy(headers)]).toEqual([kind, { ...expected, ...sharing }]);
      expect(headers).not.toHaveProperty('x-powered-by');
      expect(headers).not.toHaveProperty('access-control-allow-origin');
      expect(headers['cache-control'] ?? 'none').toMatch(kind === 'redirect' ? /none/ : /./);
    }
  });

  test('refusals and methods do too', async () => {
    const { ask } = await startWholeServer({ siteUrl });
    const expected = getPolicy((await ask(answers.page)).headers);
    for (const [target, headers, method, status] of [
      ['/contact', {}, 'POST', 405],
      ['/contact', {}, 'OPTIONS', 204],
      ['/desktop/latest.yml', { Range: 'bytes=999999-' }, 'GET', 416],
      ['/desktop/latest.yml', { 'If-Match': '"a"' }, 'GET', 412],
      ['/contact', { 'If-None-Match': '*' }, 'GET', 304],
      ['/api/contact', { 'Content-Length': '0' }, 'POST', 415],
    ] as const) {
      const answer = await ask(target, headers, method);
      expect([target, answer.status, getPolicy(answer.headers)]).toEqual([target, status, expected]);
    }
  });

  test('what is no page allows nothing to run', async () => {
    const { ask } = await startWholeServer({ siteUrl });
    for (const target of [
      '/api/health',
      '/api/nothing',
      '/api/products',
      '/api/admin/media',
      '/sitemap.xml',
    ]) {
      const { headers } = await ask(target);
      expect(headers['content-security-policy']).toBe("default-src 'none';frame-ancestors 'none'");
    }
  });
});
