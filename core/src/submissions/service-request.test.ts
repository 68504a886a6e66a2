import { describe, expect, test } from 'vitest';
import { getMessages } from '../../../tests/support/get-messages.ts';
import { serviceRequestSchema } from './service-request.ts';

const request = {
  name: 'Elena Ruiz',
  email: 'elena@example.com',
  serviceType: 'Ring Sizing',
  message: 'One size larger, please.',
};

describe('a service request', () => {
  test('is accepted without a phone number', () => {
    expect(serviceRequestSchema.parse(request)).toEqual(request);
  });

  test('names every faulty field in the words of SPEC section 5', () => {
    const messages = {
      name: 'Name must be at least 2 characters.',
      email: 'Please enter a valid email address.',
      serviceType: 'Please select a service type.',
      message: 'Message must be at least 10 characters.',
    };
    expect(getMessages(serviceRequestSchema, {})).toEqual(messages);
    expect(
      getMessages(serviceRequestSchema, { name: ' E ', email: 'e', serviceType: ' ', message: 'short' }),
    ).toEqual(messages);
  });
});
