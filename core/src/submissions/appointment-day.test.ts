import { describe, expect, test } from 'vitest';
import { appointmentRequestSchema } from './appointment.ts';
import { dayAndSlotSchema, daysQuerySchema, MAX_DAYS } from './appointment-day.ts';

describe('days in a request', () => {
  test.each(['1999-12-31', '2100-01-01', '9999-12-31', '0000-01-01', '2026-02-30', '+010000-01-01', ''])(
    'refuses %s',
    (day) => {
      expect(daysQuerySchema.safeParse({ from: day, to: day }).success).toBe(false);
      expect(dayAndSlotSchema.safeParse({ day, slot: '10:00' }).success).toBe(false);
      expect(appointmentRequestSchema.shape.appointmentDate.safeParse(day).success).toBe(false);
    },
  );

  test('refuses a date-time beyond the calendar', () => {
    const { appointmentDate } = appointmentRequestSchema.shape;
    expect(appointmentDate.safeParse('9999-12-31T23:59:59-12:00').success).toBe(false);
    expect(appointmentDate.safeParse('2026-06-15T23:59:59-12:00').success).toBe(true);
  });

  test('takes the calendar’s first and last day, and as many days as a request may ask for', () => {
    expect(daysQuerySchema.safeParse({ from: '2000-01-01', to: '2000-01-01' }).success).toBe(true);
    expect(daysQuerySchema.safeParse({ from: '2099-12-31', to: '2099-12-31' }).success).toBe(true);
    expect(daysQuerySchema.safeParse({ from: '2026-01-01', to: '2026-03-03' }).success).toBe(true);
    expect(
      daysQuerySchema.safeParse({ from: '2026-01-01', to: '2026-03-04' }).error?.issues[0]?.message,
    ).toBe(`Please ask for at most ${MAX_DAYS} days.`);
  });
});
