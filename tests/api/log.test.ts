import { once } from 'node:events';
import { request } from 'node:http';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { noSite } from '../support/no-site.ts';
import { contactMessage, publicForms } from '../support/submission-builders.ts';
import { testAdmin } from '../support/test-admin.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

describe('the log', () => {
  test('has a line for each call: method, path without query, status, duration, and nothing else', async () => {
    const server = await startTestServer();
    await server.request('GET', '/api/nothing?email=ada@example.com');
    expect(server.logged).toEqual([
      {
        level: 30,
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        req: { method: 'GET', path: '/api/nothing' },
        res: { status: 404 },
        ms: expect.any(Number),
        msg: 'request completed',
      },
    ]);
  });

  test('holds no token, whatever is around it in the path', async () => {
    const server = await startTestServer({ logLevel: 'debug' });
    const visit = 'aB3_eF6-hI9jK2mN5pQ8rS1tU4vW7xY0';
    const download = 'zY8_wX7-vU6tS5rQ4pO3nM2lK1jI0hG9fE8dC7bA6z5';
    for (const path of [
      `/VISIT/${visit}/x`,
      `//visit/${visit}`,
      `/visit/${visit}.`,
      `/Newsletter/Confirm/${visit}/y`,
      `/api/${visit}`,
      `/api/downloads/${download}/x`,
      `/nothing/%5F${visit}`,
      `/nothing?token=${visit}`,
    ])
      await server.request('POST', path, { headers: { referer: `${server.url}/visit/${visit}` } });
    const text = JSON.stringify(server.logged);
    expect(server.logged.length).toBeGreaterThan(6);
    expect(text).toContain('(token)');
    for (const token of [visit, download]) expect(text).not.toContain(token.slice(4, 12));
    await server.request('GET', '/api/round-solitaire-in-yellow-gold-and-platinum');
    expect(JSON.stringify(server.logged.at(-1))).toContain('/round-solitaire-in-yellow-gold-and-platinum');
  });

  test('holds nothing of who sent what, whether it was taken, refused or failed', async () => {
    const server = await startTestServer({ trustProxy: 1 });
    const headers = { 'x-forwarded-for': '203.0.113.77', referer: 'https://example.com/secret-page' };
    const send = async () => {
      for (const { path, build } of Object.values(publicForms)) await server.post(path, build(), headers);
      await server.post('/api/contact', contactMessage({ message: 'short' }), headers);
      await server.post('/api/admin/login', { ...testAdmin, password: 'a wrong guess' }, headers);
    };
    await send();
    const login = await server.post('/api/admin/login', testAdmin, headers);
    const { token } = login.body as { token: string };
    const authorization = `Bearer ${token}`;
    await server.request('POST', '/api/admin/logout', { headers: { ...headers, authorization } });
    await server.request('POST', '/api/contact', {
      headers: { ...headers, 'content-type': 'application/json' },
      body: '{"name":"Ada Ferrer","email":ada.ferrer@example.com}',
    });
    await server.database.query.schema.dropTable('submissions').execute();
    await send();

    const text = JSON.stringify(server.logged);
    expect(server.logged.length).toBeGreaterThan(16);
    for (const personal of [
      'Ferrer',
      'ada.',
      '555 0110',
      '5550110',
      'sapphire',
      '203.0.113.77',
      '127.0.0.1',
      'secret-page',
      testAdmin.username,
      testAdmin.password,
      'a wrong guess',
      token,
    ]) {
      expect(text).not.toContain(personal);
    }
  });
});

describe('a wrong setting that requests give away', () => {
  /**
   * Sends requests with headers that `fetch` does not allow, and resolves with the warnings logged so far.
   */
  const warningsAfter = async (server: TestServer, ...requests: Record<string, string>[]) => {
    for (const headers of requests) {
      const sent = request(`${server.url}/`, { headers }).end();
      const [response] = await once(sent, 'response');
      response.resume();
      await once(response, 'close');
    }
    return server.logged.filter(({ level }) => level === 40).map(({ msg }) => String(msg));
  };
  const local = { siteUrl: 'http://localhost:3000' };
  const publicSite = { siteUrl: 'https://shop.example.com' };

  test.each([{ 'x-forwarded-for': '203.0.113.7' }, { forwarded: 'for=203.0.113.7' }])(
    'a proxy that is not trusted is warned of once: %o',
    async (headers) => {
      const server = await startTestServer({ ...publicSite, trustProxy: 0 });
      expect(await warningsAfter(server, {})).toEqual([]);
      const warnings = await warningsAfter(server, headers, headers);
      expect(warnings).toEqual([expect.stringMatching(/TRUST_PROXY is 0\..+share one rate limit/)]);
      expect(warnings.join()).not.toContain('203.0.113.7');
    },
  );

  test('a local SITE_URL is warned of once, when visitors come under another name', async () => {
    const server = await startTestServer(local);
    const hosts = ['localhost:3000', 'shop.localhost', '127.0.0.1', '[::1]:3000', '192.168.1.5:3000'];
    const own = ['[fd00::5]', 'shop-pc:3000', 'shop.local', 'not a host', 'x'.repeat(300)];
    expect(await warningsAfter(server, ...[...hosts, ...own].map((host) => ({ host })))).toEqual([]);
    const visitor = { host: 'www.example.com:8080' };
    expect(await warningsAfter(server, visitor, visitor, { host: '203.0.113.9' })).toEqual([
      'Visitors come to www.example.com, but SITE_URL is http://localhost:3000: links for search engines and previews lead nowhere. Set SITE_URL to the address that visitors see, such as https://www.example.com.',
    ]);
  });

  test('a public SITE_URL is taken as it is, whatever name visitors use', async () => {
    const server = await startTestServer(publicSite);
    expect(await warningsAfter(server, { host: 'www.example.org' })).toEqual([]);
  });
});

test('an answer that breaks off half way is cut, and said in the log only', async () => {
  // With NODE_ENV=test, Express would print nothing anyway.
  vi.stubEnv('NODE_ENV', 'production');
  onTestFinished(() => void vi.unstubAllEnvs());
  const server = await startTestServer({}, () => ({
    ...noSite,
    pages: (_request, response, next) => {
      response.write('the first half');
      next(new Error('the disk is gone'));
    },
  }));
  await expect(server.request('GET', '/')).rejects.toThrow();
  expect(server.logged.filter(({ level }) => level === 50)).toHaveLength(1);
});
