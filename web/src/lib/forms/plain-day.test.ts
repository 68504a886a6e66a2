import { expect, test, vi } from 'vitest';
import { dateOfDay, dayOfDate } from './plain-day.ts';

test.each(['America/New_York', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Africa/Cairo', 'UTC'])(
  'a visitor in %s gets back every plain day of a year, days without a midnight included, and that of a date at its start',
  (zone) => {
    vi.stubEnv('TZ', zone);
    const days = Array.from({ length: 365 }, (_, index) =>
      new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
    );
    expect(days.map((day) => dayOfDate(dateOfDay(day)))).toEqual(days);
    expect(dayOfDate(new Date(2026, 3, 24))).toBe('2026-04-24');
  },
);
