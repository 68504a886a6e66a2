import { type AppointmentSlot, appointmentSlots, appointmentTypes } from '@jeweler/core/schemas';
import { describe, expect, test } from 'vitest';
import { expectRefusal } from '../support/refusal.ts';
import { appointmentRequest } from '../support/submission-builders.ts';
import { startTestServer, storedSubmissions } from '../support/test-server.ts';

const PATH = '/api/appointment';
const DATE_MESSAGE = 'Please select a date for your appointment.';
const TIME_MESSAGE = 'Please select a time for your appointment.';

/** A different person for each index, because one person can hold only a few slots. */
const visitor = (index: number) => ({
  email: `visitor${index}@example.com`,
  phone: `561 555 02${10 + index}`,
});

describe('POST /api/appointment', () => {
  test('stores the request with its day and slot in the shop and promises to confirm', async () => {
    const server = await startTestServer();
    const answer = await server.post(PATH, appointmentRequest());
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      success: true,
      message:
        'Thank you for booking an appointment with the jeweler. We will confirm your appointment shortly.',
    });
    expect(await storedSubmissions(server.database)).toMatchObject([
      {
        kind: 'appointment',
        appointment_day: '2026-06-15',
        appointment_slot: '14:00',
        details: appointmentRequest(),
      },
    ]);
  });

  test.each([
    ['name', { name: 'A' }, 'Name must be at least 2 characters.'],
    ['email', { email: 'a@b' }, 'Please enter a valid email address.'],
    ['phone', { phone: '5550110' }, 'Please enter a valid phone number.'],
    ['appointmentDate', { appointmentDate: '' }, DATE_MESSAGE],
    ['appointmentDate', { appointmentDate: 'next Monday' }, DATE_MESSAGE],
    ['appointmentDate', { appointmentDate: '2026-06-31' }, DATE_MESSAGE],
    ['appointmentTime', { appointmentTime: undefined }, TIME_MESSAGE],
    ['appointmentTime', { appointmentTime: '09:00' }, TIME_MESSAGE],
    ['appointmentTime', { appointmentTime: '2:00 PM' }, TIME_MESSAGE],
    ['appointmentType', { appointmentType: undefined }, 'Please select the type of appointment.'],
    ['appointmentType', { appointmentType: 'manicure' }, 'Please select the type of appointment.'],
  ])('refuses a faulty %s %o in the words of the form', async (field, changes, message) => {
    const server = await startTestServer();
    const answer = await server.post(PATH, { ...appointmentRequest(), ...changes });
    expect(expectRefusal(answer, 400, 'validation')).toMatchObject({ message, fields: { [field]: message } });
    expect(await storedSubmissions(server.database)).toEqual([]);
  });

  test('takes every slot and every type, with or without notes', async () => {
    const server = await startTestServer();
    for (const [index, appointmentTime] of appointmentSlots.entries()) {
      const request = appointmentRequest({ appointmentTime, ...visitor(index) });
      expect((await server.post(PATH, request)).status).toBe(201);
    }
    for (const [index, appointmentType] of appointmentTypes.entries()) {
      const request = appointmentRequest({
        appointmentType,
        appointmentDate: `2026-07-0${index + 1}`,
        notes: undefined,
        ...visitor(index),
      });
      expect((await server.post(PATH, request)).status).toBe(201);
    }
  });

  // now (UTC), requested date, day in the shop or undefined when it is refused
  test.each<[string, string, string, string | undefined]>([
    ['today in the shop', '2026-06-01T16:00Z', '2026-06-01', '2026-06-01'],
    ['yesterday in the shop', '2026-06-01T16:00Z', '2026-05-31', undefined],
    [
      'an instant of today in the shop that is tomorrow in UTC',
      '2026-06-01T16:00Z',
      '2026-06-02T03:30:00Z',
      '2026-06-01',
    ],
    ['tomorrow in the shop, the day after in UTC', '2026-06-02T02:00Z', '2026-06-02', '2026-06-02'],
    ['today in UTC, yesterday in the shop', '2026-06-02T12:00Z', '2026-06-02T03:30:00Z', undefined],
    [
      'an evening given with the offset of the shop',
      '2026-06-01T16:00Z',
      '2026-06-01T23:30:00-04:00',
      '2026-06-01',
    ],
    ['a date-time without an offset', '2026-06-01T16:00Z', '2026-06-01T00:00:00', '2026-06-01'],
    [
      'midnight in the shop as a browser there sends it',
      '2026-06-01T16:00Z',
      '2026-06-01T04:00:00.000Z',
      '2026-06-01',
    ],
    ['the day clocks go forward', '2026-03-08T15:00Z', '2026-03-08', '2026-03-08'],
    [
      'the first instant of that day, under winter time',
      '2026-03-08T15:00Z',
      '2026-03-08T05:00:00Z',
      '2026-03-08',
    ],
    ['the last minute of the day before', '2026-03-08T15:00Z', '2026-03-08T04:59:00Z', undefined],
    [
      'the last minute of that day, under summer time',
      '2026-03-08T15:00Z',
      '2026-03-09T03:59:00Z',
      '2026-03-08',
    ],
    ['the day clocks go back', '2026-11-01T14:00Z', '2026-11-01', '2026-11-01'],
    [
      'the first instant of that day, under summer time',
      '2026-11-01T14:00Z',
      '2026-11-01T04:00:00Z',
      '2026-11-01',
    ],
    [
      'the last minute of that day, under winter time',
      '2026-11-01T14:00Z',
      '2026-11-02T04:59:00Z',
      '2026-11-01',
    ],
    [
      'the last minute of the day before the clocks go back',
      '2026-11-01T14:00Z',
      '2026-11-01T03:59:00Z',
      undefined,
    ],
    [
      'half past one at night, which comes twice',
      '2026-11-01T05:45Z',
      '2026-11-01T01:30:00-05:00',
      '2026-11-01',
    ],
    ['two years ahead', '2026-06-01T16:00Z', '2028-06-01', '2028-06-01'],
    ['a day later than that', '2026-06-01T16:00Z', '2028-06-02', undefined],
    ['the leap day', '2028-02-29T16:00Z', '2028-02-29', '2028-02-29'],
  ])('decides by the calendar of the shop: %s', async (_what, now, appointmentDate, day) => {
    const server = await startTestServer();
    server.time.now = new Date(now);
    const answer = await server.post(PATH, appointmentRequest({ appointmentDate }));
    const stored = await storedSubmissions(server.database);
    if (day === undefined) {
      expect(expectRefusal(answer, 400, 'validation').fields).toEqual({ appointmentDate: DATE_MESSAGE });
      expect(stored).toEqual([]);
    } else {
      expect(answer.status).toBe(201);
      expect(stored).toMatchObject([{ appointment_day: day, details: { appointmentDate } }]);
    }
  });

  // now (UTC), day, slot, whether it can still be requested
  test.each<[string, string, string, AppointmentSlot, boolean]>([
    ['a minute before it begins', '2026-06-01T17:59:59Z', '2026-06-01', '14:00', true],
    ['as it begins', '2026-06-01T18:00:00Z', '2026-06-01', '14:00', false],
    ['hours later, when it is tomorrow in UTC', '2026-06-02T02:00:00Z', '2026-06-01', '18:00', false],
    ['an hour of UTC later in winter', '2026-12-01T18:59:59Z', '2026-12-01', '14:00', true],
    ['as it begins in winter', '2026-12-01T19:00:00Z', '2026-12-01', '14:00', false],
    ['before it on the day clocks go forward', '2026-03-08T13:59:59Z', '2026-03-08', '10:00', true],
    ['as it begins on the day clocks go forward', '2026-03-08T14:00:00Z', '2026-03-08', '10:00', false],
    ['before it on the day clocks go back', '2026-11-01T14:59:59Z', '2026-11-01', '10:00', true],
    ['as it begins on the day clocks go back', '2026-11-01T15:00:00Z', '2026-11-01', '10:00', false],
    [
      'as the form sends it, as an instant',
      '2026-06-01T18:00:00Z',
      '2026-06-01T18:00:00.000Z',
      '14:00',
      false,
    ],
  ])('takes a slot of today only before it begins: %s', async (_what, now, day, appointmentTime, isOpen) => {
    const server = await startTestServer();
    server.time.now = new Date(now);
    const answer = await server.post(PATH, appointmentRequest({ appointmentDate: day, appointmentTime }));
    if (isOpen) {
      expect(answer.status).toBe(201);
      return;
    }
    const refusal = expectRefusal(answer, 400, 'validation');
    expect(refusal).toMatchObject({ message: TIME_MESSAGE, fields: { appointmentTime: TIME_MESSAGE } });
    expect(await storedSubmissions(server.database)).toEqual([]);
  });
});
