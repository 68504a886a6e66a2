import { describe, expect, test } from 'vitest';
import { contactMessage } from '../support/submission-builders.ts';
import { startTestServer, storedSubmissions, TEST_NOW } from '../support/test-server.ts';

describe('POST /api/contact', () => {
  test('stores the message with when and where it came from, then acknowledges it', async () => {
    const server = await startTestServer();
    const answer = await server.post('/api/contact', contactMessage(), {
      referer: 'https://example.com/contact?utm_source=mail',
      'user-agent': 'Mozilla/5.0 (Test)',
    });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      success: true,
      message: 'Thank you for contacting the jeweler. We will get back to you shortly.',
    });
    expect(await storedSubmissions(server.database)).toEqual([
      {
        id: 1,
        reference: expect.stringMatching(/^M-[2-9B-DF-HJ-NP-TV-XZ]{4}$/),
        kind: 'contact',
        status: 'new',
        status_since: TEST_NOW.toISOString(),
        status_before_spam: null,
        answered_at: null,
        revision: 1,
        received_at: TEST_NOW.toISOString(),
        origin_address: '127.0.0.1',
        origin_page: 'https://example.com/contact',
        user_agent: 'Mozilla/5.0 (Test)',
        name: 'Ada Ferrer',
        email: 'ada.ferrer@example.com',
        phone: '561 555 0110',
        email_key: 'ada.ferrer@example.com',
        phone_key: '15615550110',
        photos_at: null,
        appointment_day: null,
        appointment_hours: null,
        appointment_slot: null,
        holds_slot: null,
        is_conflict: null,
        wish_day: null,
        wish_slot: null,
        wish_at: null,
        booking_key: null,
        remind_on: null,
        details: contactMessage(),
        marks: [],
      },
    ]);
  });

  test('answers a filled honeypot like any message, and stores it as spam', async () => {
    const server = await startTestServer();
    const genuine = await server.post('/api/contact', contactMessage());
    const robot = await server.post('/api/contact', contactMessage({ website: 'http://spam.example' }));
    const shape = {
      ...(genuine.body as object),
      reference: expect.stringMatching(/^M-/),
      photos: expect.stringMatching(/^\/photos\/[\w-]{43}$/),
    };
    expect(robot.body).toEqual(shape);
    expect(robot.status).toBe(genuine.status);
    expect((await storedSubmissions(server.database)).map(({ status }) => status)).toEqual(['new', 'spam']);
  });

  test('believes forwarded addresses only as far as TRUST_PROXY goes', async () => {
    const forwarded = { 'x-forwarded-for': '203.0.113.9, 198.51.100.7' };
    for (const [trustProxy, address] of [
      [0, '127.0.0.1'],
      [1, '198.51.100.7'],
      [2, '203.0.113.9'],
    ] as const) {
      const server = await startTestServer({ trustProxy });
      await server.post('/api/contact', contactMessage(), forwarded);
      expect(await storedSubmissions(server.database)).toMatchObject([{ origin_address: address }]);
    }
  });

  test('cuts a user agent that is too long to be one', async () => {
    const server = await startTestServer();
    await server.post('/api/contact', contactMessage(), { 'user-agent': 'x'.repeat(5000) });
    expect(await storedSubmissions(server.database)).toMatchObject([{ user_agent: 'x'.repeat(300) }]);
  });
});
