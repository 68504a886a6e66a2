import { describe, expect, test } from 'vitest';
import { getMessages } from '../../../tests/support/get-messages.ts';
import { appointmentSlots, appointmentTypes } from '../schemas/appointment-options.ts';
import { appointmentRequestSchema } from './appointment.ts';

const request = {
  name: 'Elena Ruiz',
  email: 'elena@example.com',
  phone: '5615550100',
  appointmentDate: '2026-11-24T05:00:00.000Z',
  appointmentTime: '14:00',
  appointmentType: 'engagement',
};

describe('an appointment request', () => {
  test('is accepted with and without notes', () => {
    expect(appointmentRequestSchema.parse(request)).toEqual(request);
    expect(getMessages(appointmentRequestSchema, { ...request, notes: '' })).toEqual({});
    expect(getMessages(appointmentRequestSchema, { ...request, notes: 'A sapphire.\nOval.' })).toEqual({});
  });

  test('names every faulty field in the words of SPEC section 5', () => {
    const messages = {
      name: 'Name must be at least 2 characters.',
      email: 'Please enter a valid email address.',
      phone: 'Please enter a valid phone number.',
      appointmentDate: 'Please select a date for your appointment.',
      appointmentTime: 'Please select a time for your appointment.',
      appointmentType: 'Please select the type of appointment.',
    };
    expect(getMessages(appointmentRequestSchema, {})).toEqual(messages);
    expect(
      getMessages(appointmentRequestSchema, {
        name: 'E',
        email: 'elena',
        phone: '123456789',
        appointmentDate: '',
        appointmentTime: '',
        appointmentType: 'manicure',
      }),
    ).toEqual(messages);
  });

  test('needs a phone number of 10 characters, trimmed', () => {
    expect(getMessages(appointmentRequestSchema, { ...request, phone: ' 1234567890 ' })).toEqual({});
    expect(getMessages(appointmentRequestSchema, { ...request, phone: ' 123456789 ' })).toHaveProperty(
      'phone',
    );
  });

  test.each([
    '2026-11-24',
    '2026-11-24T14:00',
    '2026-11-24T14:00:00',
    '2026-11-24T14:00:00Z',
    '2026-11-24T14:00:00.123456Z',
    '2026-11-24T14:00:00-05:00',
    '2028-02-29',
  ])('takes the date %s', (appointmentDate) => {
    expect(getMessages(appointmentRequestSchema, { ...request, appointmentDate })).toEqual({});
  });

  test.each([
    '24/11/2026',
    '2026-11-31',
    '2026-02-29',
    '2026-13-01',
    '2026-11-24T25:00:00Z',
    '2026-11-24 14:00',
    'tomorrow',
    1_795_000_000_000,
    null,
  ])('refuses the date %j', (appointmentDate) => {
    expect(getMessages(appointmentRequestSchema, { ...request, appointmentDate })).toEqual({
      appointmentDate: 'Please select a date for your appointment.',
    });
  });

  test.each(['09:00', '19:00', '10:30', '2:00 PM'])('refuses the slot %s', (appointmentTime) => {
    expect(getMessages(appointmentRequestSchema, { ...request, appointmentTime })).toEqual({
      appointmentTime: 'Please select a time for your appointment.',
    });
  });

  test('knows the nine hourly slots and the six types of SPEC section 9', () => {
    expect(appointmentSlots.join(' ')).toBe('10:00 11:00 12:00 13:00 14:00 15:00 16:00 17:00 18:00');
    expect(appointmentTypes.join(' ')).toBe('engagement bespoke collection wedding repair appraisal');
  });
});
