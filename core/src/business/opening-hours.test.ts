import { expect, test } from 'vitest';
import { appointmentSlots } from '../schemas/index.ts';
import { announcedClosings, isSlotOpen, toWeekday, usualOpeningHours } from './opening-hours.ts';

test('a day has the weekday of the calendar', () => {
  expect(['2026-06-14', '2026-06-15', '2026-06-20', '2028-02-29'].map(toWeekday)).toEqual([
    'sunday',
    'monday',
    'saturday',
    'tuesday',
  ]);
});

test('visits begin from opening time until an hour before closing time, in no break', () => {
  const openOn = (day: string) =>
    appointmentSlots.filter((slot) =>
      isSlotOpen(
        {
          week: {
            ...usualOpeningHours.week,
            monday: { opens: '12:00', closes: '16:00' },
            tuesday: null,
            friday: {
              opens: '11:00',
              closes: '18:00',
              breaks: [
                { from: '16:00', to: '17:00' },
                { from: '12:00', to: '14:00' },
              ],
            },
          },
          closedDays: [{ day: '2026-06-17', note: '' }],
          blockedHours: [
            { day: '2026-06-15', slots: ['13:00'], note: '' },
            { day: '2026-06-15', slots: ['14:00'], note: '' },
          ],
        },
        day,
        slot,
      ),
    );
  expect(openOn('2026-06-15')).toEqual(['12:00', '15:00']);
  expect(openOn('2026-06-16')).toEqual([]);
  expect(openOn('2026-06-17')).toEqual([]);
  expect(openOn('2026-06-18')).toEqual(appointmentSlots);
  expect(openOn('2026-06-19')).toEqual(['11:00', '14:00', '15:00', '17:00']);
});

test('closed days are announced from today on for sixty days, those in a row as one to its end, none that is closed by the week', () => {
  const closedDays = [
    '2026-12-25',
    '2026-11-22',
    '2026-11-23',
    '2026-12-24',
    '2026-12-28',
    '2027-01-21',
    '2027-01-22',
    '2027-01-23',
    '2027-01-24',
    // After a Monday.
    '2027-01-26',
    '2027-01-29',
  ];
  expect(
    announcedClosings(
      {
        week: { ...usualOpeningHours.week, monday: null, wednesday: null },
        closedDays: [...closedDays, '2026-12-26'].map((day) => ({ day, note: 'Family' })),
      },
      '2026-11-23',
    ),
  ).toEqual([
    { first: '2026-12-24', last: '2026-12-26' },
    { first: '2027-01-21', last: '2027-01-24' },
    { first: '2027-01-26', last: '2027-01-26' },
  ]);
});
