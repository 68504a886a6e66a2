import { appointmentSlots, type SlotState } from '@jeweler/core/schemas';
import { expect, test } from 'vitest';
import { dayMarks, dayNote, getDayReason } from './slot-notes.ts';

const all = (state: SlotState) => Object.fromEntries(appointmentSlots.map((slot) => [slot, state]));

test('a day has nothing to give when every hour of it that is still to come is taken or closed', () => {
  expect(getDayReason(all('closed'))).toBe('closed');
  expect(getDayReason({ ...all('closed'), '10:00': 'taken' })).toBe('taken');
  expect(getDayReason({ ...all('past'), '18:00': 'taken' })).toBe('taken');
  // The shop is open still, or was.
  expect(getDayReason({ ...all('closed'), '10:00': 'past' })).toBe('over');
  expect(getDayReason({ ...all('closed'), '18:00': 'free' })).toBeUndefined();
});

test('a day that is over, unknown or told of in part is left as it is', () => {
  expect(getDayReason(all('past'))).toBeUndefined();
  expect(getDayReason(undefined)).toBeUndefined();
  expect(getDayReason({ '10:00': 'taken' })).toBeUndefined();
  expect(getDayReason({ ...all('closed'), '12:00': 'maybe' as SlotState })).toBeUndefined();
});

test('the calendar has a word for each of them', () => {
  const days = new Map([
    ['2026-11-24', all('taken')],
    ['2026-11-25', all('free')],
    ['2026-11-26', all('closed')],
    ['2026-11-28', { ...all('closed'), '10:00': 'past' as const }],
  ]);
  expect([...dayMarks(days)]).toEqual([
    ['2026-11-24', 'fully booked'],
    ['2026-11-26', 'closed'],
    ['2026-11-28', 'no times left'],
  ]);
  expect(dayNote('2026-11-28', 'over')).toBe(
    'No times are left on Saturday, November 28. Please choose another day.',
  );
});
