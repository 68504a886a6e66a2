import { describe, expect, test } from 'vitest';
import {
  appointmentRequest,
  contactMessage,
  prizeClaim,
  serviceRequest,
  subscription,
} from '../support/submission-builders.ts';
import { testAdmin } from '../support/test-admin.ts';
import { startTestServer } from '../support/test-server.ts';

describe('the log', () => {
  test('has a line for each call: method, path without query, status, duration, and nothing else', async () => {
    const server = await startTestServer();
    await server.request('GET', '/api/nothing?email=ada@example.com');
    expect(server.logged).toEqual([
      {
        level: 30,
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        method: 'GET',
        path: '/api/nothing',
        status: 404,
        ms: expect.any(Number),
        msg: 'request',
      },
    ]);
  });

  test('holds nothing of who sent what, whether it was taken, refused or failed', async () => {
    const server = await startTestServer({ trustProxy: 1 });
    const headers = { 'x-forwarded-for': '203.0.113.77', referer: 'https://example.com/secret-page' };
    const send = async () => {
      await server.post('/api/contact', contactMessage(), headers);
      await server.post('/api/subscribe', subscription(), headers);
      await server.post('/api/appointment', appointmentRequest(), headers);
      await server.post('/api/service-requests', serviceRequest(), headers);
      await server.post('/api/prize-claims', prizeClaim(), headers);
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
