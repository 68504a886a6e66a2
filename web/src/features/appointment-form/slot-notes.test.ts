import { appointmentSlots, type SlotState } from '@jeweler/core/schemas';
import { expect, test } from 'vitest';
import { dayHindrance, dayMarks } from './slot-notes.ts';

const all = (state: SlotState) => Object.fromEntries(appointmentSlots.map((slot) => [slot, state]));

test('a day has nothing to give when every hour of it that is still to come is taken or closed', () => {
  expect(dayHindrance(all('closed'))).toBe('closed');
  expect(dayHindrance({ ...all('closed'), '10:00': 'taken' })).toBe('taken');
  expect(dayHindrance({ ...all('past'), '18:00': 'taken' })).toBe('taken');
  expect(dayHindrance({ ...all('closed'), '18:00': 'free' })).toBeUndefined();
});

test('a day that is over, unknown or told of in part is left as it is', () => {
  expect(dayHindrance(all('past'))).toBeUndefined();
  expect(dayHindrance(undefined)).toBeUndefined();
  expect(dayHindrance({ '10:00': 'taken' })).toBeUndefined();
  expect(dayHindrance({ ...all('closed'), '12:00': 'maybe' as SlotState })).toBeUndefined();
});

test('the calendar has a word for each of them', () => {
  const days = new Map([
    ['2026-11-24', all('taken')],
    ['2026-11-25', all('free')],
    ['2026-11-26', all('closed')],
  ]);
  expect([...dayMarks(days)]).toEqual([
    ['2026-11-24', 'fully booked'],
    ['2026-11-26', 'closed'],
  ]);
});
