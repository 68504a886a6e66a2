import { describe, expect, test } from 'vitest';
import { expectRefusal } from '../support/refusal.ts';
import { contactMessage, publicForms } from '../support/submission-builders.ts';
import { startTestServer, storedSubmissions } from '../support/test-server.ts';

const forms = Object.values(publicForms).map(({ path, build }) => [path, build()] as const);

describe('the limit of public POSTs', () => {
  test('counts each kind by itself, and says how many are left and when to come back', async () => {
    const server = await startTestServer({ formRateLimit: 2 });
    for (const [path, payload] of forms) {
      const first = await server.post(path, payload);
      expect(first.status).toBe(201);
      expect(first.headers.get('ratelimit-policy')).toMatch(/^"2-in-15min"; q=2; w=900; pk=:.+:$/);
      expect(first.headers.get('ratelimit')).toMatch(/^"2-in-15min"; r=1; t=(?:900|899)$/);
      // The slot of the first appointment is taken by then; other forms ignore the additional field.
      expect((await server.post(path, { ...payload, appointmentTime: '15:00' })).status).toBe(201);
      const refused = await server.post(path, payload);
      expectRefusal(refused, 429, 'rate_limited');
      const wait = Number(refused.headers.get('retry-after'));
      expect(wait).toBeGreaterThan(14 * 60);
      expect(wait).toBeLessThanOrEqual(15 * 60);
    }
    expect(await storedSubmissions(server.database)).toHaveLength(2 * forms.length);
  });

  test('counts addresses apart, an IPv6 network as one', async () => {
    const server = await startTestServer({ formRateLimit: 1, trustProxy: 1 });
    const from = async (address: string) =>
      (await server.post('/api/contact', contactMessage(), { 'x-forwarded-for': address })).status;
    expect(await from('203.0.113.1')).toBe(201);
    expect(await from('203.0.113.2')).toBe(201);
    expect(await from('203.0.113.1')).toBe(429);
    expect(await from('2001:db8:1:2::1')).toBe(201);
    expect(await from('2001:db8:1:2:ffff::2')).toBe(429);
    expect(await from('2001:db8:ffff:2::1')).toBe(201);
  });

  test('does not count the port that a proxy appends, nor anything that is no address', async () => {
    const server = await startTestServer({ loginRateLimit: 1, trustProxy: 1 });
    const from = async (address: string) =>
      (
        await server.post(
          '/api/admin/login',
          { username: 'admin', password: 'wrong' },
          { 'x-forwarded-for': address },
        )
      ).status;
    expect(await from('203.0.113.1:4711')).toBe(401);
    expect(await from('203.0.113.1:4712')).toBe(429);
    expect(await from('203.0.113.1')).toBe(429);
    expect(await from('[2001:db8:1:2::1]:4711')).toBe(401);
    expect(await from('[2001:db8:1:2::2]:4712')).toBe(429);
    expect(await from('2001:db8:1:2::1')).toBe(429);
    expect(await from('unknown')).toBe(401);
    expect(await from('_hidden:1')).toBe(429);
    expect(await from('203.0.113.1:x')).toBe(429);
    expect(await from('::ffff:203.0.113.2')).toBe(401);
    expect(await from('203.0.113.2')).toBe(429);
  });

  test('comes before the body is looked at, counts refused ones too, and is not dodged by a made-up forwarding header', async () => {
    const server = await startTestServer({ formRateLimit: 1 });
    const from = (address: string, body: object) =>
      server.post('/api/contact', body, { 'x-forwarded-for': address });
    expectRefusal(await from('203.0.113.1', {}), 400, 'validation');
    expectRefusal(await from('203.0.113.2', { message: 'x'.repeat(200_000) }), 429, 'rate_limited');
  });
});
