import { describe, expect, test } from 'vitest';
import { serviceRequest } from '../support/submission-builders.ts';
import { startTestServer, storedSubmissions } from '../support/test-server.ts';

describe('POST /api/service-requests', () => {
  test('stores the request and promises a reply within a day', async () => {
    const server = await startTestServer();
    const answer = await server.post('/api/service-requests', serviceRequest());
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      success: true,
      message: "Thank you for your request. I'll get back to you within 24 hours.",
    });
    expect(await storedSubmissions(server.database)).toMatchObject([
      { kind: 'service-request', status: 'new', name: 'Ada Ferrer', details: serviceRequest() },
    ]);
  });
});
