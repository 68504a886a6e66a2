import { describe, expect, test } from 'vitest';
import { subscription } from '../support/submission-builders.ts';
import { startTestServer, storedSubmissions } from '../support/test-server.ts';

describe('POST /api/subscribe', () => {
  test('stores the subscription and says thank you; a repeated one is accepted and marked, whatever its case', async () => {
    const server = await startTestServer();
    const answer = await server.post('/api/subscribe', subscription());
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      success: true,
      message: 'Thank you for subscribing to our newsletter!',
      isMailed: false,
    });
    expect(await storedSubmissions(server.database)).toMatchObject([
      { kind: 'subscription', email: 'ada.ferrer@example.com', name: null, marks: [] },
    ]);
    const again = await server.post('/api/subscribe', subscription({ email: 'ADA.Ferrer@Example.com' }));
    await server.post('/api/subscribe', subscription({ email: 'someone.else@example.com' }));
    const { reference: _, ...body } = answer.body as { reference: string };
    expect(again).toMatchObject({ status: 201, body });
    const marks = (await storedSubmissions(server.database)).map((row) => row.marks);
    expect(marks).toEqual([[], ['repeat-email'], []]);
  });

  test('marks repeats that arrive in the same moment', async () => {
    const server = await startTestServer();
    await Promise.all(Array.from({ length: 5 }, () => server.post('/api/subscribe', subscription())));
    const marked = (await storedSubmissions(server.database)).filter((row) => row.marks.length > 0);
    expect(marked).toHaveLength(4);
  });
});
