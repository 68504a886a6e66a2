import { describe, expect, test } from 'vitest';
import { startTestServer } from '../support/test-server.ts';

describe('the prize-wheel popup', () => {
  test('is unseen until a view is recorded, then seen by that visitor only', async () => {
    const server = await startTestServer();
    const check = (cookie?: string) =>
      server.request('GET', '/api/wheel-popup/check', cookie ? { headers: { cookie } } : {});

    expect((await check()).body).toEqual({ hasSeenWheel: false });
    const recorded = await server.request('POST', '/api/wheel-popup/record', {
      headers: { 'content-type': 'application/json' },
    });
    expect(recorded).toMatchObject({ status: 204, body: '' });
    const [cookie = ''] = recorded.headers.getSetCookie()[0]?.split(';') ?? [];
    expect((await check(`other=1; ${cookie}; another=2`)).body).toEqual({ hasSeenWheel: true });
    expect((await check('not_wheel_seen=1; wheel_seen=10')).body).toEqual({ hasSeenWheel: false });
    expect((await check()).body).toEqual({ hasSeenWheel: false });
  });

  test.each([
    ['http://localhost:3000', false],
    ['https://www.example.com', true],
  ])('on %s the cookie is out of reach of scripts and other sites, secure: %s', async (siteUrl, secure) => {
    const server = await startTestServer({ siteUrl });
    const { headers } = await server.request('POST', '/api/wheel-popup/record');
    const cookie = headers.getSetCookie()[0] ?? '';
    expect(cookie).toContain('HttpOnly');
    expect(cookie).toContain('SameSite=Lax');
    expect(Number(/Max-Age=(\d+)/.exec(cookie)?.[1])).toBeGreaterThanOrEqual(365 * 24 * 3600);
    expect(cookie.includes('Secure')).toBe(secure);
  });
});
