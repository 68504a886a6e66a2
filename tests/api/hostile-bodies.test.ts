import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { expectRefusal } from '../support/refusal.ts';
import { contactMessage } from '../support/submission-builders.ts';
import { startTestServer, storedSubmissions, type TestServer } from '../support/test-server.ts';

const JSON_TYPE = { 'content-type': 'application/json' };

const raw = (server: TestServer, body: BodyInit, headers: Record<string, string> = JSON_TYPE) =>
  server.request('POST', '/api/contact', { body, headers });

/** Expects that the server still accepts an ordinary message and has logged no error. */
const expectUnharmed = async (server: TestServer) => {
  expect((await server.post('/api/contact', contactMessage())).status).toBe(201);
  expect(await storedSubmissions(server.database)).toHaveLength(1);
  expect(server.logged.filter(({ level }) => Number(level) >= 50)).toEqual([]);
};

describe('a hostile body', () => {
  test('that is too large, malformed, empty or nested thousands deep is refused', async () => {
    const server = await startTestServer();
    for (const [what, body, status, code] of [
      ['5 MB', JSON.stringify(contactMessage({ message: 'x'.repeat(5_000_000) })), 413, 'too_large'],
      ['one byte over the limit', JSON.stringify('x'.repeat(99_999)), 413, 'too_large'],
      ['a name of 100 kB', JSON.stringify(contactMessage({ name: 'x'.repeat(100_000) })), 413, 'too_large'],
      ...[
        '{',
        '{"name":',
        'name=Ada',
        '<xml/>',
        '[]',
        '[{"name":"Ada"}]',
        'null',
        '"text"',
        '5',
        '{"a":1}}',
      ].map((text) => [text, text, 400, 'malformed'] as const),
      ['nothing', '', 400, 'validation'],
      ['braces', `{"name":${'['.repeat(40_000)}${']'.repeat(40_000)}}`, 400, 'validation'],
    ] as const) {
      const answer = await raw(server, body);
      expect([what, answer.status]).toEqual([what, status]);
      expectRefusal(answer, status, code);
    }
    const long = await raw(server, JSON.stringify(contactMessage({ name: 'x'.repeat(90_000) })));
    expect(expectRefusal(long, 400, 'validation').fields).toEqual({
      name: 'Name must be at most 200 characters.',
    });
    await expectUnharmed(server);
  });

  test('that hides its length is too large as soon as it is', async () => {
    const server = await startTestServer();
    const chunk = new TextEncoder().encode('x'.repeat(50_000));
    let left = 10;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (left === 0) controller.close();
        else controller.enqueue(chunk);
        left -= 1;
      },
    });
    const init = { body, headers: JSON_TYPE, duplex: 'half' } as RequestInit;
    expectRefusal(await server.request('POST', '/api/contact', init), 413, 'too_large');
    await expectUnharmed(server);
  });

  test('that is declared is answered before it is sent', async () => {
    const server = await startTestServer();
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    socket.write(
      'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000000000\r\n\r\n',
    );
    const [answer] = (await once(socket, 'data')) as [Buffer];
    socket.destroy();
    expect(String(answer)).toMatch(/^HTTP\/1\.1 413 /);
    expect(String(answer)).toContain('"code":"too_large"');
    await expectUnharmed(server);
  });

  test.each([
    ['no type', {}],
    ['plain text, which needs no preflight', { 'content-type': 'text/plain' }],
    ['a charset that is not UTF-8', { 'content-type': 'application/json; charset=iso-8859-1' }],
    ['compression', { ...JSON_TYPE, 'content-encoding': 'gzip' }],
  ])('with %s is of an unsupported type', async (_what, headers) => {
    const server = await startTestServer();
    const bytes = new TextEncoder().encode(JSON.stringify(contactMessage()));
    expectRefusal(await raw(server, bytes, headers as Record<string, string>), 415, 'unsupported_media_type');
    await expectUnharmed(server);
  });

  test('with NUL in a name is stored without it, with prototype keys as any other', async () => {
    const server = await startTestServer();
    const sent = contactMessage({ name: 'Ada\u0000 Ferrer' });
    expect((await server.post('/api/contact', sent)).status).toBe(201);
    const body = JSON.stringify(contactMessage()).replace(
      '{',
      '{"__proto__":{"status":"done","polluted":1},"constructor":{"prototype":{"polluted":1}},',
    );
    expect((await raw(server, body)).status).toBe(201);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    const stored = { status: 'new', details: contactMessage() };
    expect(await storedSubmissions(server.database)).toMatchObject([stored, stored]);
  });
});
