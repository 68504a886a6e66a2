import type { AppointmentSlot } from '@jeweler/core/schemas';
import { describe, expect, test } from 'vitest';
import { expectRefusal } from '../support/refusal.ts';
import { appointmentRequest } from '../support/submission-builders.ts';
import { startTestServer, storedSubmissions } from '../support/test-server.ts';
import { getState } from './appointments/appointments.ts';

const PATH = '/api/appointment';
const DATE_MESSAGE = 'Please select a date for your appointment.';
const TIME_MESSAGE = 'Please select a time for your appointment.';

describe('POST /api/appointment', () => {
  test('stores the request with its day and slot in the shop and promises to confirm', async () => {
    const server = await startTestServer();
    const answer = await server.post(PATH, appointmentRequest());
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
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

  // now (UTC), requested date, day in the shop or undefined when it is refused
  test.each<[string, string, string, string | undefined]>([
    ['today in the shop', '2026-06-01T16:00Z', '2026-06-01', '2026-06-01'],
    ['yesterday in the shop', '2026-06-01T16:00Z', '2026-05-31', undefined],
    ['tomorrow in UTC, today in the shop', '2026-06-01T16:00Z', '2026-06-02T03:30:00Z', '2026-06-01'],
    ['tomorrow in the shop, the day after in UTC', '2026-06-02T02:00Z', '2026-06-02', '2026-06-02'],
    ['today in UTC, yesterday in the shop', '2026-06-02T12:00Z', '2026-06-02T03:30:00Z', undefined],
    ['two years ahead', '2026-06-01T16:00Z', '2028-06-01', '2028-06-01'],
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

  test('is at most two years ahead: later hours are not shown as free, and the refusal says so', async () => {
    const server = await startTestServer();
    const answer = await server.post(PATH, appointmentRequest({ appointmentDate: '2028-06-02' }));
    const appointmentDate = 'Please choose a day within the next 2 years.';
    expect(expectRefusal(answer, 400, 'validation').fields).toEqual({ appointmentDate });
    expect(await storedSubmissions(server.database)).toEqual([]);
    expect(await getState(server, '14:00', '2028-06-01')).toBe('free');
    expect(await getState(server, '14:00', '2028-06-02')).toBe('closed');
  });

  // now (UTC), day, slot, whether it can still be requested
  test.each<[string, string, string, AppointmentSlot, boolean]>([
    ['a minute before it begins', '2026-06-01T17:59:59Z', '2026-06-01', '14:00', true],
    ['as it begins', '2026-06-01T18:00:00Z', '2026-06-01', '14:00', false],
    ['hours later, when it is tomorrow in UTC', '2026-06-02T02:00:00Z', '2026-06-01', '18:00', false],
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
