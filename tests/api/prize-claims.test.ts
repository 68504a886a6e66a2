import { prizeSegments } from '@jeweler/core/prize-wheel';
import { describe, expect, test } from 'vitest';
import { expectRefusal } from '../support/refusal.ts';
import { prizeClaim } from '../support/submission-builders.ts';
import { startTestServer, storedSubmissions } from '../support/test-server.ts';

describe('POST /api/prize-claims', () => {
  test('takes each of the twelve prizes and thanks by name', async () => {
    const server = await startTestServer();
    for (const { service, value } of prizeSegments) {
      const answer = await server.post(
        '/api/prize-claims',
        prizeClaim({ prizeService: service, prizeValue: value }),
      );
      expect(answer).toMatchObject({
        status: 201,
        body: {
          success: true,
          message: `Thank you Ada Ferrer! The jeweler will contact you within 24 hours to schedule your free ${service} service.`,
        },
      });
    }
    expect(await storedSubmissions(server.database)).toHaveLength(12);
  });

  test.each([
    [{ smtpUrl: 'smtp://127.0.0.1:9' }, true],
    [{}, false],
  ])('tells the code that staff have too, and whether it is mailed: %j', async (config, isMailed) => {
    const server = await startTestServer(config);
    const { body } = await server.post('/api/prize-claims', prizeClaim());
    const { code } = await server.database.query
      .selectFrom('prize_claims')
      .select('code')
      .executeTakeFirstOrThrow();
    expect(body).toMatchObject({ prizeCode: code, isMailed });
  });

  test('refuses what is on no wheel', async () => {
    const server = await startTestServer();
    for (const [what, changes] of [
      ['an unknown service', { prizeService: 'Free Diamond' }],
      ['the value of another prize', { prizeService: 'Jewelry Cleaning', prizeValue: '$150' }],
      ['a value that is no price', { prizeValue: '0' }],
    ] as const) {
      const refusal = expectRefusal(
        await server.post('/api/prize-claims', prizeClaim(changes)),
        400,
        'validation',
      );
      expect([what, Object.keys(refusal.fields ?? {})]).toEqual([what, ['prizeService']]);
      expect(await storedSubmissions(server.database)).toEqual([]);
    }
  });

  test('accepts repeated claims and marks what repeats', async () => {
    const server = await startTestServer({ trustProxy: 1 });
    const claim = async (email: string, address: string, phone = '561 555 0110') => {
      const answer = await server.post('/api/prize-claims', prizeClaim({ email, phone }), {
        'x-forwarded-for': address,
      });
      expect(answer.status).toBe(201);
    };
    await claim('ada@example.com', '203.0.113.1');
    await claim('ADA@example.com', '203.0.113.2');
    await claim('ben@example.com', '203.0.113.1');
    await claim('ben@example.com', '203.0.113.2');
    await claim('cleo@example.com', '203.0.113.3', '561 555 0199');
    const marks = (await storedSubmissions(server.database)).map((row) => row.marks);
    expect(marks).toEqual([
      [],
      ['repeat-email', 'repeat-phone'],
      ['repeat-phone', 'repeat-address'],
      ['repeat-email', 'repeat-phone', 'repeat-address'],
      [],
    ]);
  });
});
