import type { SubmissionKind } from '@jeweler/core/submissions';
import { expect, test } from 'vitest';
import { expectRefusal } from '../support/refusal.ts';
import { publicForms } from '../support/submission-builders.ts';
import { startTestServer, storedSubmissions } from '../support/test-server.ts';

const name = 'Name must be at least 2 characters.';
const email = 'Please enter a valid email address.';
const phone = 'Please enter a valid phone number.';
const unspun = 'Please spin the wheel first.';
const message = 'Message must be at least 10 characters.';

// What counts as a fault is said beside the schemas.
test.each<[SubmissionKind, Record<string, string>]>([
  ['contact', { name, email, message }],
  ['subscription', { email: 'Please enter a valid email address' }],
  [
    'appointment',
    {
      name,
      email,
      phone,
      appointmentDate: 'Please select a date for your appointment.',
      appointmentTime: 'Please select a time for your appointment.',
      appointmentType: 'Please select the type of appointment.',
    },
  ],
  ['service-request', { name, email, serviceType: 'Please select a service type.', message }],
  ['prize-claim', { name, email, phone, prizeService: unspun, prizeValue: unspun }],
])(
  'an empty %s is refused in the words of its form, which lead with its first field',
  async (kind, fields) => {
    const server = await startTestServer();
    const refusal = expectRefusal(await server.post(publicForms[kind].path, {}), 400, 'validation');
    expect(refusal.message).toBe(Object.values(fields)[0]);
    expect(refusal.fields).toEqual(fields);
    expect(await storedSubmissions(server.database)).toEqual([]);
  },
);
