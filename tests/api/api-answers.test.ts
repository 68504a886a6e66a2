import { describe, expect, test } from 'vitest';
import { expectRefusal } from '../support/refusal.ts';
import { startTestServer } from '../support/test-server.ts';

describe('every answer under /api', () => {
  test('health names the program and its version', async () => {
    const server = await startTestServer();
    const answer = await server.request('GET', '/api/health');
    expect(answer).toMatchObject({ status: 200, body: { status: 'ok', name: 'jeweler', version: '1.0.0' } });
  });

  test.each([
    ['GET', '/api/nothing'],
    ['GET', '/api/contact'],
    ['DELETE', '/api/contact'],
    ['PUT', '/api/wheel-popup/record'],
    ['GET', '/api/../api/%2e%2e/etc/passwd'],
    ['POST', '/contact'],
  ])('%s %s is a JSON 404', async (method, path) => {
    const server = await startTestServer();
    expectRefusal(await server.request(method, path), 404, 'not_found');
  });

  test('a path that cannot be decoded is malformed, or not there, and never a fault of ours', async () => {
    const server = await startTestServer();
    const answer = await server.request('GET', '/api/%E0%A4%A');
    expect([400, 404]).toContain(answer.status);
    expect(answer.body).toMatchObject({ success: false });
    expect(server.logged.filter(({ level }) => level === 50)).toEqual([]);
  });

  test('carries strict headers and no sign of what runs it', async () => {
    const server = await startTestServer();
    for (const path of ['/api/health', '/api/nothing']) {
      const { headers } = await server.request('GET', path);
      expect(headers.get('content-security-policy')).toBe("default-src 'none';frame-ancestors 'none'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.has('x-powered-by')).toBe(false);
      expect(headers.has('access-control-allow-origin')).toBe(false);
    }
  });
});
