import { describe, expect, test } from 'vitest';
import { expectRefusal } from '../support/refusal.ts';
import { serviceRequest } from '../support/submission-builders.ts';
import { startTestServer, storedSubmissions } from '../support/test-server.ts';

describe('POST /api/service-requests', () => {
  test('stores the request and promises a reply within a day', async () => {
    const server = await startTestServer();
    const answer = await server.post('/api/service-requests', serviceRequest());
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      success: true,
      message: "Thank you for your request. I'll get back to you within 24 hours.",
    });
    expect(await storedSubmissions(server.database)).toMatchObject([
      { kind: 'service-request', status: 'new', name: 'Ada Ferrer', details: serviceRequest() },
    ]);
  });

  test('takes a request without a phone', async () => {
    const server = await startTestServer();
    const answer = await server.post('/api/service-requests', serviceRequest({ phone: undefined }));
    expect(answer.status).toBe(201);
  });

  test.each([
    ['name', { name: ' A ' }, 'Name must be at least 2 characters.'],
    ['email', { email: 'nobody' }, 'Please enter a valid email address.'],
    ['serviceType', { serviceType: '' }, 'Please select a service type.'],
    ['message', { message: '   spaces   ' }, 'Message must be at least 10 characters.'],
  ])('refuses a faulty %s in the words of the form', async (field, changes, message) => {
    const server = await startTestServer();
    const answer = await server.post('/api/service-requests', serviceRequest(changes));
    expect(expectRefusal(answer, 400, 'validation')).toMatchObject({ message, fields: { [field]: message } });
  });
});
